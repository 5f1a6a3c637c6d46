import { endEmployment, getEmployee } from '@paga/contract/employees';
import {
  acceptSalaryWarnings,
  closePeriod,
  type Finding,
  generateSalaries,
  getSalaryChecks,
  withdrawAcceptance,
} from '@paga/contract/payroll';
import { EmployeeStatus } from '@paga/contract/shapes';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { eq, inArray } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { vacation } from '#leave/count/table.ts';
import { salary, salaryPeriod } from '#months/table.ts';
import { employee } from '#people/table.ts';

const october = { month: 10, year: 2026 };
const OWN = '1212012345678906';
const OTHER = '1110110000000028';

const arranged = async () => {
  const server = await testServer();
  const company = await server.company({ code: 'AGI26A' });
  const ids = await savedEmployees(
    server,
    company,
    {},
    { firstName: 'Blerim', lastName: 'Gashi', bankAccountNumber: undefined },
    { firstName: 'Drita', lastName: 'Hoxha', bankAccountNumber: OTHER, bruttoSalary: 400 },
  );
  await calculatedMonth(server, company, october);
  const as = server.as(company.manager);
  const check = async () =>
    (await as.call(getSalaryChecks, { query: { ...october, userId: company.id } })).body;
  const accept = (
    findings: readonly Pick<Finding, 'employeeId' | 'code' | 'fact'>[],
    note = 'E pamë me drejtorin',
  ) =>
    as.call(acceptSalaryWarnings, {
      body: {
        ...october,
        tenantId: company.id,
        note,
        findings: findings.map(({ employeeId, code, fact }) => ({ employeeId, code, fact })),
      },
    });
  const close = (month = october) =>
    as.call(closePeriod, { body: { ...month, tenantId: company.id, code: 'AGI26A' } });
  return { server, company, ids, as, check, accept, close };
};
const summaryOf = (findings: readonly Finding[]) =>
  findings.map(({ name, level, code }) => [name, level, code]);

test('finds a missing account and a salary below the minimum wage', async () => {
  const { check } = await arranged();
  const { findings, ...counts } = await check();
  expect(summaryOf(findings)).toEqual([
    ['Blerim Gashi', 'warning', 'ACCOUNT_MISSING'],
    ['Drita Hoxha', 'warning', 'BELOW_MINIMUM_WAGE'],
  ]);
  expect(findings[1]?.amount).toBe(500);
  expect(counts).toMatchObject({ errorCount: 0, openCount: 2, acceptedCount: 0 });
});

test('finds leave that lies outside the contract, says how the person is paid and who was deleted since', async () => {
  const { server, company, ids, check, accept } = await arranged();
  const [arta = 0, , drita = 0] = ids;
  await server.inCompany(company.id, async (tx) => {
    await tx.update(employee).set({ expirationContract: '2026-10-14' }).where(eq(employee.id, arta));
    const leave = {
      tenantId: company.id,
      employeeId: arta,
      type: 1 as const,
      from: '2026-10-09',
      to: '2026-10-16',
    };
    await tx.insert(vacation).values({ ...leave, days: [], createdBy: company.admin.id });
  });
  await calculatedMonth(server, company, october);
  await server.inCompany(company.id, (tx) =>
    tx.update(employee).set({ deletedAt: new Date() }).where(eq(employee.id, drita)),
  );
  const { findings } = await check();
  expect(findings.find(({ code }) => code === 'LEAVE_OVER_MONTH')).toMatchObject({
    employeeId: arta,
    level: 'warning',
    leave: { booked: 6, counted: 4 },
    salaryPaymentType: 1,
    isDeleted: false,
  });
  expect(findings.find(({ employeeId }) => employeeId === drita)).toMatchObject({ isDeleted: true });
  const found = findings.filter(({ code }) => code === 'LEAVE_OVER_MONTH');
  expect(await accept(found)).toMatchObject({ status: 200, body: { accepted: 1 } });
});

test('closing refuses while a warning stands open, and takes place once all are accepted', async () => {
  const { check, accept, close, server, company } = await arranged();
  const { findings } = await check();
  expect(await close()).toMatchObject({ status: 409, body: { code: 'WARNINGS_OPEN' } });
  expect(await accept(findings.slice(0, 1))).toMatchObject({ status: 200, body: { accepted: 1 } });
  expect((await close()).status).toBe(409);
  await accept(findings.slice(1), 'Praktikante');
  const after = await check();
  expect([after.openCount, after.acceptedCount]).toEqual([0, 2]);
  expect(after.findings[1]?.accepted).toEqual({
    note: 'Praktikante',
    by: company.manager.name,
    at: '2026-10-15T09:00:00.000Z',
  });
  expect((await close()).status).toBe(200);
  const lines = await server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).where(eq(auditLine.type, 'accept')),
  );
  const drita = findings.find(({ name }) => name === 'Drita Hoxha');
  const line = lines.find(({ changes }) => changes.note?.new === 'Praktikante');
  expect(line?.changes).toMatchObject({
    warnings: { new: 1 },
    [`Drita Hoxha (${drita?.employeeId}).warning`]: { old: null, new: ['BELOW_MINIMUM_WAGE'] },
  });
});

test('an accepted warning comes back when its fact changes', async () => {
  const { server, company, ids, as, check, accept } = await arranged();
  await accept((await check()).findings);
  await server.inCompany(company.id, (tx) =>
    tx
      .update(employee)
      .set({ bankAccountNumber: OWN })
      .where(eq(employee.id, ids[1] ?? 0)),
  );
  const shared = (await check()).findings.filter(({ code }) => code === 'ACCOUNT_SHARED');
  expect(shared.map(({ name, others, otherIds }) => [name, others, otherIds])).toEqual([
    ['Arta Krasniqi', ['Blerim Gashi'], [ids[1]]],
  ]);
  await accept(shared);
  expect((await check()).openCount).toBe(0);
  await server.inCompany(company.id, (tx) =>
    tx
      .update(employee)
      .set({ bankAccountNumber: OWN })
      .where(eq(employee.id, ids[2] ?? 0)),
  );
  await as.call(generateSalaries, { query: { ...october, userId: company.id } });
  expect((await check()).openCount).toBe(1);
});

test('an account that is another than the one that was last paid to is found', async () => {
  const { server, company, ids, check, accept, close } = await arranged();
  await accept((await check()).findings);
  expect((await close()).status).toBe(200);
  await calculatedMonth(server, company, { month: 11, year: 2026 });
  await server.inCompany(company.id, (tx) =>
    tx
      .update(employee)
      .set({ bankAccountNumber: '1212012345678809' })
      .where(eq(employee.id, ids[0] ?? 0)),
  );
  const { body } = await server
    .as(company.user)
    .call(getSalaryChecks, { query: { month: 11, year: 2026, userId: company.id } });
  expect(body.findings.find(({ code }) => code === 'ACCOUNT_CHANGED')).toMatchObject({
    name: 'Arta Krasniqi',
    account: '1212012345678809',
    previous: OWN,
  });
  expect(await close({ month: 11, year: 2026 })).toMatchObject({
    status: 409,
    body: { code: 'WARNINGS_OPEN' },
  });
});

test('an error cannot be accepted, nor a warning that is another one by now, nor one of a closed month', async () => {
  const { server, company, check, accept, close } = await arranged();
  const { findings } = await check();
  await server.inCompany(company.id, (tx) =>
    tx
      .update(salary)
      .set({ netto: -500, problems: [{ code: 'NET_BELOW_ZERO', severity: 'error', netto: -500 }] }),
  );
  const errors = (await check()).findings;
  expect(summaryOf(errors)[0]).toEqual(['Arta Krasniqi', 'error', 'NET_BELOW_ZERO']);
  expect(await accept(errors)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect(await close()).toMatchObject({ status: 409, body: { code: 'SALARY_HAS_ERRORS' } });
  expect(await accept(findings)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
});

test('refuses strangers, another company, a note of nothing and a month that was not calculated', async () => {
  const { server, company, check, accept } = await arranged();
  const { findings } = await check();
  const body = {
    ...october,
    tenantId: company.id,
    note: 'E pamë',
    findings: findings.map(({ employeeId, code, fact }) => ({ employeeId, code, fact })),
  };
  expect((await server.as(undefined).call(acceptSalaryWarnings, { body })).status).toBe(401);
  const drini = await server.company({ name: 'Drini' });
  expect((await server.as(drini.admin).call(acceptSalaryWarnings, { body })).status).toBe(403);
  expect(
    await server.as(drini.admin).call(acceptSalaryWarnings, { body: { ...body, tenantId: drini.id } }),
  ).toMatchObject({
    body: { code: 'NO_SALARIES' },
  });
  expect((await accept(findings, ' ')).status).toBe(422);
  expect((await accept([])).status).toBe(422);
  expect((await check()).acceptedCount).toBe(0);
});

test('one acceptance is withdrawn: the warning stands open again, the log keeps the note', async () => {
  const { server, company, as, check, accept, close } = await arranged();
  const { findings } = await check();
  await accept(findings);
  const employeeId = findings[0]?.employeeId ?? 0;
  const body = { ...october, tenantId: company.id, employeeId, finding: 'ACCOUNT_MISSING' as const };
  const stranger = server.as((await server.company({ name: 'Drini' })).admin);
  expect((await stranger.call(withdrawAcceptance, { body })).status).toBe(403);
  expect((await server.as(undefined).call(withdrawAcceptance, { body })).status).toBe(401);
  expect((await as.call(withdrawAcceptance, { body })).status).toBe(204);
  expect((await as.call(withdrawAcceptance, { body })).status).toBe(404);
  expect((await as.call(withdrawAcceptance, { body: { ...body, month: 9 } })).body).toMatchObject({
    code: 'NO_SALARIES',
  });
  expect((await as.call(withdrawAcceptance, { body: { ...body, finding: 'X' as never } })).status).toBe(422);
  const after = await check();
  expect([after.openCount, after.acceptedCount]).toEqual([1, 1]);
  expect(await close()).toMatchObject({ body: { code: 'WARNINGS_OPEN' } });
  const [line] = await server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).where(eq(auditLine.type, 'withdraw')),
  );
  expect(line?.changes).toMatchObject({
    employee: { new: 'Blerim Gashi' },
    warning: { old: 'ACCOUNT_MISSING', new: null },
    note: { old: 'E pamë me drejtorin', new: null },
  });
  await accept(after.findings.filter((one) => !one.accepted));
  await close();
  expect(await as.call(withdrawAcceptance, { body })).toMatchObject({
    status: 409,
    body: { code: 'PERIOD_CLOSED' },
  });
});

test('a changed account is compared with the months before, never with a later one', async () => {
  const { server, company, ids, check, close } = await arranged();
  const november = { month: 11, year: 2026 };
  await server.inCompany(company.id, (tx) =>
    tx
      .update(employee)
      .set({ deletedAt: new Date() })
      .where(inArray(employee.id, ids.slice(1))),
  );
  await calculatedMonth(server, company, november);
  expect((await close(november)).status).toBe(200);
  await server.inCompany(company.id, (tx) =>
    tx
      .update(employee)
      .set({ bankAccountNumber: OTHER })
      .where(eq(employee.id, ids[0] ?? 0)),
  );
  await calculatedMonth(server, company, october);
  expect(summaryOf((await check()).findings).filter(([, , code]) => code === 'ACCOUNT_CHANGED')).toEqual([]);
});

test('names contracts that end with the month or have ended, until it is said that they go on or that the person leaves', async () => {
  const { server, company, ids, as, check } = await arranged();
  const [first = 0, second = 0, third = 0] = ids;
  const endsOn = (id: number, day: string | null, rest = {}) =>
    server.inCompany(company.id, (tx) =>
      tx
        .update(employee)
        .set({ expirationContract: day, ...rest })
        .where(eq(employee.id, id)),
    );
  const named = async () => (await check()).endings?.map(({ employeeId, ends }) => [employeeId, ends]);
  expect(await named()).toEqual([]);
  await endsOn(first, '2026-10-31');
  await endsOn(second, '2026-09-30');
  await endsOn(third, '2026-11-01');
  expect(await named()).toEqual([
    [second, '2026-09-30'],
    [first, '2026-10-31'],
  ]);
  // Long ended, but there is pay of theirs in the month.
  await endsOn(third, '2026-03-31');
  expect((await named())?.[0]).toEqual([third, '2026-03-31']);
  const { version } = (await as.call(getEmployee, { query: { employeeId: first } })).body;
  const end = await server.as(company.admin).call(endEmployment, {
    body: {
      ...{ tenantId: company.id, lastDay: '2026-10-31', reason: 'termExpired', noticeOn: '2026-10-01' },
      ...{ settleLines: false, people: [{ employeeId: first, version, leaveDays: 0 }] },
    },
  });
  expect(end.status).toBe(200);
  await endsOn(second, '2026-10-30', { employeeStatus: EmployeeStatus.inactive });
  await endsOn(third, null);
  expect(await named()).toEqual([]);
  await endsOn(third, '2026-10-31');
  expect(await named()).toHaveLength(1);
  await server.inCompany(company.id, (tx) => tx.update(salaryPeriod).set({ closedAt: new Date() }));
  expect(await named()).toEqual([]);
});
