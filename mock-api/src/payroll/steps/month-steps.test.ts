import { saveSignOffRule } from '@paga/contract/approvals';
import { updateEmployee } from '@paga/contract/employees';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import {
  acceptSalaryWarnings,
  getMonthSteps,
  getSalaryChecks,
  getSignOff,
  markMonthStep,
  type SaidStep,
  signOffMonth,
  takeMonthStepBack,
  updateSalary,
} from '@paga/contract/payroll';
import { anEmployee } from '@paga/testing/employees';
import { calculatedMonth, closedMonth, reopenedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { desc, eq } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';

const october = { month: 10, year: 2026 };
let server: TestServer;
let company: TestCompany;
let ids: number[];

const stepOf = (step: SaidStep) => ({ ...october, tenantId: company.id, step });
const steps = async (as: TestUser = company.user) =>
  (await server.as(as).call(getMonthSteps, { query: { ...october, userId: company.id } })).body;
const stands = async () => {
  const { here, next, said } = await steps();
  return [here, next, said.map(({ step, holds }) => `${step} ${holds}`)];
};
const mark = (step: SaidStep, as: TestUser = company.manager) =>
  server.as(as).call(markMonthStep, { body: stepOf(step) });
const codeOf = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  return [status, (body as { code?: string } | undefined)?.code];
};

beforeAll(async () => {
  server = await testServer();
  company = await server.company({ name: 'Agimi', code: 'AGI26A' });
});

test('a month is collected, checked and reviewed when somebody says so, and what changes afterwards takes the word back', async () => {
  expect([await stands(), await codeOf(mark('collect'))]).toEqual([
    ['collect', 'hire', []],
    [409, 'NO_SALARIES'],
  ]);
  ids = await savedEmployees(server, company, {}, { firstName: 'Blerim', bankAccountNumber: undefined });
  expect(await stands()).toEqual(['collect', 'calculate', []]);
  const [first] = await calculatedMonth(server, company, october);
  expect(await stands()).toEqual(['collect', 'collect', []]);
  expect(await codeOf(mark('check'))).toEqual([409, 'CONFLICT']);
  expect((await mark('collect')).status).toBe(204);
  expect(await stands()).toEqual(['check', 'check', ['collect true']]);
  expect((await steps()).said).toMatchObject([{ by: company.manager.name, holds: true }]);
  const [line] = await server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).where(eq(auditLine.type, 'markStep')).orderBy(desc(auditLine.id)),
  );
  expect(line).toMatchObject({ page: 'salaries', userId: company.manager.id });
  expect(JSON.stringify(line)).toContain('collect');

  // A cell that is typed is checked anew, not collected anew; its error has to be fixed.
  const as = server.as(company.manager);
  await as.call(authenticateCode, { body: { code: 'AGI26A', userId: company.manager.id } });
  const stops = (amount: number) =>
    as.call(updateSalary, {
      body: { ...october, tenantId: company.id, salaryId: Number(first?.id), stops: amount },
    });
  await stops(99_999);
  expect([await stands(), await codeOf(mark('check'))]).toEqual([
    ['check', 'fix', ['collect true']],
    [409, 'SALARY_HAS_ERRORS'],
  ]);
  await stops(0);
  expect(await codeOf(mark('check'))).toEqual([409, 'WARNINGS_OPEN']);
  const { findings } = (await as.call(getSalaryChecks, { query: { ...october, userId: company.id } })).body;
  await as.call(acceptSalaryWarnings, {
    body: {
      ...{ ...october, tenantId: company.id, note: 'E pamë' },
      findings: findings.map(({ employeeId, code, fact }) => ({ employeeId, code, fact })),
    },
  });
  expect(await stands()).toEqual(['review', 'review', ['collect true']]);
  expect((await mark('review')).status).toBe(204);
  expect((await stands()).slice(0, 2)).toEqual(['close', 'close']);

  await stops(10);
  expect(await stands()).toEqual(['review', 'review', ['collect true', 'review false']]);
  await stops(0);
  expect((await stands()).slice(0, 2)).toEqual(['close', 'close']);
  expect(await codeOf(mark('review'))).toEqual([409, 'CONFLICT']);
  // Where a second person has to sign off, the month waits for that before it can be closed.
  const rule = (required: boolean) => as.call(saveSignOffRule, { body: { tenantId: company.id, required } });
  await rule(true);
  expect((await stands()).slice(0, 2)).toEqual(['close', 'signOff']);
  const { content } = (await as.call(getSignOff, { query: { ...october, userId: company.id } })).body;
  await server.as(company.user).call(signOffMonth, { body: { ...october, tenantId: company.id, content } });
  expect((await stands()).slice(0, 2)).toEqual(['close', 'close']);
  await rule(false);
});

test('a raise begins the collecting anew; a word is removed by anybody of the company and by nobody else', async () => {
  const { userId, ...person } = anEmployee({ userId: company.id, bruttoSalary: 1_100 });
  const raised = { ...person, version: 1, validFrom: '2026-10-01' };
  await server.as(company.admin).call(updateEmployee, {
    body: { userId, employeeId: Number(ids[0]), employee: JSON.stringify(raised) as never },
  });
  expect([(await stands())[1], await codeOf(mark('collect'))]).toEqual([
    'calculate',
    [409, 'MONTH_OUTDATED'],
  ]);
  await calculatedMonth(server, company, october);
  expect(await stands()).toEqual(['collect', 'collect', ['collect false', 'review false']]);
  await mark('collect');

  const stranger = await server.company({ name: 'Drini' });
  const takeBack = (as: TestUser) => server.as(as).call(takeMonthStepBack, { body: stepOf('collect') });
  expect([await codeOf(mark('collect', stranger.admin)), await codeOf(takeBack(stranger.admin))]).toEqual([
    [403, 'COMPANY_NOT_LINKED'],
    [403, 'COMPANY_NOT_LINKED'],
  ]);
  const foreign = { ...stepOf('collect'), step: 'close' as SaidStep };
  expect((await server.as(company.user).call(markMonthStep, { body: foreign })).status).toBe(422);
  expect([(await takeBack(company.user)).status, await codeOf(takeBack(company.user))]).toEqual([
    204,
    [404, 'NOT_FOUND'],
  ]);
  const lines = await server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).where(eq(auditLine.type, 'unmarkStep')),
  );
  expect(lines).toMatchObject([{ page: 'salaries', userId: company.user.id }]);
});

test('a closed month stands at its payment; reopened it goes on where it was', async () => {
  await mark('collect');
  await closedMonth(server, company, october);
  expect(await stands()).toEqual(['pay', 'pay', []]);
  expect(await codeOf(mark('review'))).toEqual([409, 'PERIOD_CLOSED']);
  await reopenedMonth(server, company, october);
  expect((await stands())[0]).not.toBe('pay');
});
