import {
  closePeriod,
  explainSalary,
  generateSalaries,
  getClosedVersions,
  getSalaryTotals,
  reopenPeriod,
} from '@paga/contract/payroll';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { eq, inArray } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { found } from '#core/domain-error.ts';
import { namesOf } from '#core/user/names-of.ts';
import { salary, salaryTrace, traceShape } from '#months/table.ts';

const october = { month: 10, year: 2026 };
const arranged = async () => {
  const server = await testServer();
  const company = await server.company({ code: 'AGI26A' });
  await savedEmployees(server, company, {});
  await calculatedMonth(server, company, october);
  const body = { ...october, tenantId: company.id, code: 'AGI26A' };
  return { server, company, body, as: server.as(company.manager) };
};

test('closes a month by the closing code and opens it again', async () => {
  const { server, company, body, as } = await arranged();
  const closed = await as.call(closePeriod, { body });
  expect([closed.status, closed.body.closed]).toEqual([200, 1]);
  const totals = await as.call(getSalaryTotals, { query: { ...october, userId: company.id } });
  expect(totals.body.closed).toBe(1);
  expect(await as.call(closePeriod, { body })).toMatchObject({
    status: 409,
    body: { code: 'PERIOD_CLOSED' },
  });
  const open = await as.call(reopenPeriod, { body });
  expect([open.status, open.body.closed]).toEqual([200, null]);
  expect(await as.call(reopenPeriod, { body })).toMatchObject({ status: 409, body: { code: 'PERIOD_OPEN' } });
  const lines = await server.inCompany(company.id, (tx) =>
    tx
      .select()
      .from(auditLine)
      .where(inArray(auditLine.type, ['close', 'reopen'])),
  );
  expect(lines.map((line) => line.type)).toEqual(['close', 'reopen']);
});

test('what a super admin does in a company carries their name there, and nobody else is named by it', async () => {
  const { server, company, body } = await arranged();
  const [superAdmin, drini] = [await server.superAdmin(), await server.company({ name: 'Drini' })];
  const as = server.as(superAdmin, { company: company.id });
  const september = { year: 2026, month: 9 };
  const made = await as.call(generateSalaries, { query: { ...september, userId: company.id } });
  expect(made.body.period?.createdBy).toBe('Sara Super');
  for (const call of [closePeriod, reopenPeriod])
    expect((await as.call(call, { body: { ...body, ...september } })).status).toBe(200);
  const { body: closings } = await server
    .as(company.user)
    .call(getClosedVersions, { query: { ...september, userId: company.id } });
  expect(closings.versions).toMatchObject([{ closedBy: 'Sara Super', reopenedBy: 'Sara Super' }]);
  const names = await server.inCompany(company.id, (tx) =>
    namesOf({ tx, companyId: company.id }, [superAdmin.id, company.user.id, drini.admin.id]),
  );
  expect([...names.values()].sort()).toEqual(['Sara Super', company.user.name]);
});

test.each([closePeriod, reopenPeriod])('refuses a wrong code, and locks after five: $path', async (call) => {
  const { server, company, body, as } = await arranged();
  for (let tried = 0; tried < 5; tried += 1) {
    const { status, body: answer } = await as.call(call, { body: { ...body, code: 'AGI26B' } });
    expect([status, answer.code, answer.message]).toEqual([403, 'CLOSING_CODE_WRONG', 'Unauthenticated']);
  }
  const { status, body: answer } = await as.call(call, { body });
  expect([status, answer.code]).toEqual([423, 'CLOSING_CODE_LOCKED']);
  const lines = await server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).where(eq(auditLine.type, 'codeRefused')),
  );
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatchObject({ userId: company.manager.id, page: 'salaries', changes: {} });
});

test('refuses to close a month with a net below zero, or without rows', async () => {
  const { server, company, body, as } = await arranged();
  expect(await as.call(closePeriod, { body: { ...body, month: 9 } })).toMatchObject({
    status: 409,
    body: { code: 'NO_SALARIES' },
  });
  await server.inCompany(company.id, (tx) =>
    tx
      .update(salary)
      .set({ netto: -500, problems: [{ code: 'NET_BELOW_ZERO', severity: 'error', netto: -500 }] }),
  );
  expect(await as.call(closePeriod, { body })).toMatchObject({
    status: 409,
    body: { code: 'SALARY_HAS_ERRORS' },
  });
});

test('closing writes down how every number came about, reopening forgets it', async () => {
  const { server, company, body, as } = await arranged();
  const frozen = () => server.inCompany(company.id, (tx) => tx.select().from(salaryTrace));
  const shapes = () => server.inCompany(company.id, (tx) => tx.select().from(traceShape));
  await as.call(closePeriod, { body });
  const [[kept], [shape]] = [await frozen(), await shapes()];
  // Settings that move on do not touch what is written down.
  await server.inCompany(company.id, (tx) =>
    tx.update(traceShape).set({ content: { ...found(shape).content, engineVersion: 'kept' } }),
  );
  const { body: trace } = await as.call(explainSalary, { params: { id: found(kept).salaryId } });
  expect([trace.engineVersion, trace.steps.find((step) => step.key === 'netto')?.value]).toEqual([
    'kept',
    884,
  ]);
  await as.call(reopenPeriod, { body });
  expect([await frozen(), await shapes()]).toEqual([[], []]);
});

test.each([closePeriod, reopenPeriod])(
  'refuses who is nobody in the company, another company and bad input: $path',
  async (call) => {
    const { server, company, body, as } = await arranged();
    expect((await server.as(undefined).call(call, { body })).status).toBe(401);
    expect((await server.as(await server.user({ roleId: 4 })).call(call, { body })).status).toBe(403);
    const drini = await server.company({ name: 'Drini', code: 'AGI26A' });
    expect((await server.as(drini.admin).call(call, { body })).status).toBe(403);
    expect(await server.as(drini.admin).call(call, { body: { ...body, tenantId: drini.id } })).toMatchObject({
      body: { code: 'NO_SALARIES' },
    });
    for (const bad of [{ code: '' }, { month: 13 }, { closed: 1 }])
      expect((await as.call(call, { body: { ...body, ...bad } })).status).toBe(422);
    const totals = await server
      .as(company.user)
      .call(getSalaryTotals, { query: { ...october, userId: company.id } });
    expect(totals.body.closed).toBe(null);
  },
);
