import { storeVacation } from '@paga/contract/leave';
import { explainSalary, generateSalaries, updateSalary } from '@paga/contract/payroll';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { asc, eq } from 'drizzle-orm';
import { insuranceSetting, leaveSetting } from '#company/settings/table.ts';
import { auditLine } from '#core/audit/table.ts';
import { grantSalaryEdits } from '#identity/session/closing-code.ts';
import { salary, salaryPeriod } from '#months/table.ts';
import { employmentTerms } from '#people/table.ts';

const october = { month: 10, year: 2026 };

async function arranged(contractStarted = '2024-03-01') {
  const server = await testServer();
  const company = await server.company();
  const [id] = await savedEmployees(server, company, { contractStarted, contributePercentage: 8 });
  const grant = async () => {
    const { rows } = await server.asAccess((tx) =>
      tx.execute<{ id: number }>(`select "id" from "session" where "userId" = ${company.admin.id}`),
    );
    const actor = { userId: company.admin.id, sessionId: Number(rows[0]?.id) } as never;
    await grantSalaryEdits({
      asAccess: (work) => server.asAccess(work),
      actor,
      companyId: company.id,
      now: server.clock.now(),
    });
  };
  return { server, company, employeeId: Number(id), grant, as: server.as(company.admin) };
}

/** The worked example of the payroll rules: a joiner on leave with hours, additions, insurance and deductions. */
const example = {
  nightHours: 7.5,
  weekendHours: 6,
  guardHours: 4,
  extraBrutto: 120,
  extraNetto: 50,
  stops: 10,
  avanseStops: 100,
  phoneStops: 15.5,
  ticketStops: 20,
};

test('an edit computes the whole row, survives the next calculation, and every number explains itself', async () => {
  const { server, company, employeeId, grant, as } = await arranged('2026-10-15');
  await server.inCompany(company.id, async (tx) => {
    const insured = { healthInsurance: 1, healthInsurancePercentage: '60' } as const;
    await tx.update(employmentTerms).set(insured).where(eq(employmentTerms.employeeId, employeeId));
    await tx.update(leaveSetting).set({ medicalLeavePercentage: '70' });
    await tx
      .update(insuranceSetting)
      .set({ prime: 4501, partner: 0, children: 0, adultsChildren: 0, parent: 0 });
  });
  const leave = { tenantId: company.id, employeeId, type: 1 as const, from: '2026-10-20', to: '2026-10-22' };
  expect((await as.call(storeVacation, { body: leave })).status).toBe(200);
  const [row] = await calculatedMonth(server, company, october);
  await grant();
  const { status, body } = await as.call(updateSalary, {
    body: { ...october, ...example, salaryId: Number(row?.id), tenantId: company.id },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    payDays: 22,
    contractDays: 12,
    initialBrutto: 504.55,
    overtimeTable: {
      nightTotal: 55.4,
      weekendTotal: 51.14,
      guardTotal: 27.27,
      totalHours: 17.5,
      total: 133.81,
    },
    insurancePlus: 27.01,
    extras: 180.39,
    totalBrutto: 845.76,
    pensionalContribution: 67.66,
    taxableSalary: 778.1,
    tax: 48.81,
    netto: 538.78,
    employerContribution: 42.29,
    edited: true,
  });
  const again = await as.call(generateSalaries, { query: { ...october, userId: company.id } });
  expect(again.body.counts).toEqual({ created: 0, updated: 0, changed: 0, unchanged: 1, ended: 0 });
  expect(again.body.salaries).toEqual([body]);
  const trace = await as.call(explainSalary, { params: { id: body.id } });
  const step = (key: string) => trace.body.steps.find((one) => one.key === key);
  expect(step('grossPay')).toMatchObject({ value: 504.55, unit: 'euro', rounding: { exact: '504.545454' } });
  expect(step('tax')).toMatchObject({
    value: 48.81,
    table: { kind: 'wageTax', validFrom: '2024-08-23', usedOn: '2026-10-31' },
  });
  expect(step('netto')?.value).toBe(538.78);
});

test('a typed gross replaces the computed one and can be cleared', async () => {
  const { server, company, grant, as } = await arranged();
  const [row] = await calculatedMonth(server, company, october);
  await grant();
  const body = { ...october, salaryId: Number(row?.id), tenantId: company.id };
  expect((await as.call(updateSalary, { body: { ...body, initialBrutto: 777.77 } })).body).toMatchObject({
    initialBrutto: 777.77,
  });
  expect((await as.call(updateSalary, { body: { ...body, initialBrutto: null } })).body).toMatchObject({
    initialBrutto: 1000,
  });
  const lines = await server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).where(eq(auditLine.type, 'edit')).orderBy(asc(auditLine.id)),
  );
  expect(lines.map(({ changes }) => changes)).toMatchObject([
    { initialBrutto: { old: 1000, new: 777.77 }, typedBrutto: { old: null, new: 777.77 } },
    { initialBrutto: { old: 777.77, new: 1000 }, typedBrutto: { old: 777.77, new: null } },
  ]);
});

test('the second of two conflicting edits is refused', async () => {
  const { server, company, grant, as } = await arranged();
  const [row] = await calculatedMonth(server, company, october);
  await grant();
  const body = { ...october, salaryId: Number(row?.id), tenantId: company.id, version: 1 };
  const answers = await Promise.all([
    as.call(updateSalary, { body: { ...body, stops: 10 } }),
    as.call(updateSalary, { body: { ...body, stops: 20 } }),
  ]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
});

test('refuses without a checked code, in a closed month, for another company, and for bad amounts', async () => {
  const { server, company, grant, as } = await arranged();
  const [row] = await calculatedMonth(server, company, october);
  const body = { ...october, salaryId: Number(row?.id), tenantId: company.id, stops: 5 };
  expect(await as.call(updateSalary, { body })).toMatchObject({
    status: 403,
    body: { code: 'EDIT_NOT_GRANTED' },
  });
  expect((await server.as(undefined).call(updateSalary, { body })).status).toBe(401);
  await grant();
  expect((await as.call(updateSalary, { body: { ...body, stops: -1 } })).status).toBe(422);
  expect((await as.call(updateSalary, { body: { ...body, nightHours: 1000 } })).status).toBe(422);
  expect((await as.call(updateSalary, { body: { ...body, month: 9 } })).status).toBe(404);
  const drini = await server.company({ name: 'Drini' });
  expect((await server.as(drini.admin).call(updateSalary, { body })).status).toBe(403);
  expect((await as.call(updateSalary, { body: { ...body, tenantId: drini.id } })).status).toBe(403);
  await server.inCompany(company.id, (tx) =>
    tx.update(salaryPeriod).set({ closedAt: new Date('2026-11-02T08:00:00Z') }),
  );
  expect(await as.call(updateSalary, { body })).toMatchObject({
    status: 409,
    body: { code: 'PERIOD_CLOSED' },
  });
});

test('leaves an audit line that shows what changed', async () => {
  const { server, company, grant, as } = await arranged();
  const [row] = await calculatedMonth(server, company, october);
  await grant();
  await as.call(updateSalary, {
    body: { ...october, salaryId: Number(row?.id), tenantId: company.id, avanseStops: 100 },
  });
  const [line] = await server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).where(eq(auditLine.type, 'edit')),
  );
  expect(line).toMatchObject({ page: 'salaries', objectId: row?.id });
  const rows = await server.inCompany(company.id, (tx) => tx.select().from(salary).orderBy(asc(salary.id)));
  expect(line?.changes).toMatchObject({ netto: { old: row?.netto, new: Number(rows[0]?.netto) / 100 } });
});

test('a row whose edits are all cleared counts as never edited, also when it was stored as zeros before', async () => {
  const { server, company, grant, as } = await arranged();
  const [row] = await calculatedMonth(server, company, october);
  await grant();
  const edit = async (typed: object) =>
    (
      await as.call(updateSalary, {
        body: { ...october, ...typed, salaryId: Number(row?.id), tenantId: company.id },
      })
    ).body;
  expect(
    await edit({ stops: 10, nightHours: 2, initialBrutto: 900, hasHealthInsurance: false }),
  ).toMatchObject({ edited: true });
  expect(await edit({ stops: 0, nightHours: 0, initialBrutto: null })).toMatchObject({ edited: true });
  expect(await edit({ hasHealthInsurance: true })).toMatchObject({ edited: false, netto: row?.netto });
  const stored = () => server.inCompany(company.id, (tx) => tx.select().from(salary));
  expect((await stored())[0]?.edits).toBeNull();
  expect(
    (await as.call(generateSalaries, { query: { ...october, userId: company.id } })).body.counts,
  ).toMatchObject({ unchanged: 1 });
  await server.inCompany(company.id, (tx) =>
    tx.update(salary).set({ edits: { hours: { night: 0 }, deductions: { stops: 0 } } }),
  );
  expect((await calculatedMonth(server, company, october))[0]).toMatchObject({ edited: false });
});
