import { generateSalaries, getSalaries, getSalaryTotals, hasSalaries } from '@paga/contract/payroll';
import { importedEmployees } from '@paga/testing/imported-employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { insuranceSetting } from '#company/settings/table.ts';
import { auditLine } from '#core/audit/table.ts';
import { salary, salaryPeriod } from '#months/table.ts';
import { employee, employmentTerms } from '#people/table.ts';

const october = { month: 10, year: 2026 };
const arranged = async () => {
  const server = await testServer();
  const company = await server.company();
  const query = { ...october, userId: company.id };
  return { server, company, query, as: server.as(company.admin) };
};

test('calculates a month: one row for everybody with a contract in it', async () => {
  const { server, company, query, as } = await arranged();
  await savedEmployees(
    server,
    company,
    {},
    { firstName: 'Çlirim', lastName: 'Gashi', bruttoSalary: 500, contractStarted: '2026-10-15' },
  );
  const { status, body } = await as.call(generateSalaries, { query });
  expect(status).toBe(200);
  expect(body.counts).toEqual({ created: 2, updated: 0, changed: 0, unchanged: 0, ended: 0 });
  expect(body.salaries).toMatchObject([
    {
      name: 'Arta Krasniqi',
      initialBrutto: 1000,
      pensionalContribution: 50,
      taxableSalary: 950,
      tax: 66,
      netto: 884,
      mark: null,
    },
    { name: 'Çlirim Gashi', payDays: 22, contractDays: 12, initialBrutto: 272.73, mark: 'new' },
  ]);
  expect(body.period).toMatchObject({
    closed: null,
    createdBy: 'Arben Admini',
    paymentDate: '2026-10-31',
    month: 10,
    year: 2026,
  });
});

test('a month without anybody stays uncalculated', async () => {
  const { server, company, query, as } = await arranged();
  await savedEmployees(server, company, { contractStarted: '2026-11-01' }, { draftStatus: 1 });
  const { status, body } = await as.call(generateSalaries, { query });
  expect(status).toBe(200);
  expect(body).toMatchObject({ period: null, salaries: [] });
  expect((await as.call(hasSalaries, { body: query })).body).toEqual({ hasSalaries: false, rowCount: 0 });
});

test('calculating twice writes nothing the second time', async () => {
  const { server, company, query, as } = await arranged();
  await savedEmployees(server, company, {}, { firstName: 'Blerta' });
  await calculatedMonth(server, company, october);
  const stored = () =>
    server.inCompany(company.id, async (tx) => {
      const rows = await tx.execute(
        sql`select xmin::text as "written", * from public."salary" order by "id"`,
      );
      const periods = await tx.execute(
        sql`select xmin::text as "written", "version", "calculatedAt" from public."salary_period"`,
      );
      return [rows.rows, periods.rows];
    });
  const before = await stored();
  const { body } = await as.call(generateSalaries, { query });
  expect(body.counts).toEqual({ created: 0, updated: 0, changed: 0, unchanged: 2, ended: 0 });
  expect(await stored()).toEqual(before);
});

test('calculating again takes newcomers and changed salaries in, and marks who left', async () => {
  const { server, company, query, as } = await arranged();
  const [arta, blerta] = await savedEmployees(
    server,
    company,
    {},
    { firstName: 'Blerta' },
    { firstName: 'Dardan' },
  );
  await calculatedMonth(server, company, october);
  await server.inCompany(company.id, async (tx) => {
    await tx.insert(employmentTerms).values({
      tenantId: company.id,
      employeeId: Number(arta),
      validFrom: '2026-10-01',
      baseCents: 120_000,
    });
    await tx
      .update(employee)
      .set({ expirationContract: '2026-09-30' })
      .where(eq(employee.id, Number(blerta)));
  });
  await savedEmployees(server, company, { firstName: 'Emine', personalNumber: '9000000011' });
  const { body } = await as.call(generateSalaries, { query });
  expect(body.counts).toEqual({ created: 1, updated: 2, changed: 2, unchanged: 1, ended: 1 });
  expect(
    body.salaries.map(({ name, initialBrutto, mark, version }) => [name, initialBrutto, mark, version]),
  ).toEqual([
    ['Arta Krasniqi', 1200, null, 2],
    ['Blerta Krasniqi', 0, 'ended', 2],
    ['Dardan Krasniqi', 1000, null, 1],
    ['Emine Krasniqi', 1000, null, 1],
  ]);
});

test('the top of a month are those with a mark, then the others by name', async () => {
  const { server, company, query, as } = await arranged();
  const people = [
    { firstName: 'Zana' },
    { firstName: 'Çlirim' },
    { firstName: 'Cufe' },
    { firstName: 'Vlora', contractStarted: '2026-10-15' },
  ];
  await savedEmployees(server, company, ...people);
  await calculatedMonth(server, company, october);
  const topOf = async (take: number) =>
    (await as.call(getSalaries, { query: { ...query, take } })).body.salaries.map(({ name }) => name);
  expect((await topOf(3)).sort()).toEqual(['Cufe Krasniqi', 'Vlora Krasniqi', 'Çlirim Krasniqi']);
  expect(await topOf(4)).toHaveLength(4);
  expect((await as.call(hasSalaries, { body: query })).body).toEqual({ hasSalaries: true, rowCount: 4 });
  expect((await as.call(getSalaries, { query: { ...query, take: 0 } })).status).toBe(422);
});

test('a salary that changes in the middle of a month counts from its first day', async () => {
  const { server, company } = await arranged();
  const [arta] = await savedEmployees(server, company, {});
  await server.inCompany(company.id, (tx) =>
    tx.insert(employmentTerms).values({
      tenantId: company.id,
      employeeId: Number(arta),
      validFrom: '2026-10-15',
      baseCents: 120_000,
    }),
  );
  const [row] = await calculatedMonth(server, company, october);
  // 10 pay days lie before Thursday 15 October, 12 from it on.
  expect(row).toMatchObject({ initialBrutto: 1109.09, baseSalary: 1200 });
  const [september] = await calculatedMonth(server, company, { month: 9, year: 2026 });
  expect(september).toMatchObject({ initialBrutto: 1000, baseSalary: 1000 });
});

test('two calculations at once give every row once', async () => {
  const { server, company, query, as } = await arranged();
  await importedEmployees(server, company, 'src/demo/agimi-120.xlsx');
  const answers = await Promise.all(Array.from({ length: 6 }, () => as.call(generateSalaries, { query })));
  expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200));
  expect(answers.map((answer) => answer.body.counts.created).sort()).toEqual([0, 0, 0, 0, 0, 120]);
  const { body } = await as.call(getSalaryTotals, { query });
  expect(body).toMatchObject({ headCount: 120, brutto: 112288.19, version: 2 });
});

test('a closed month refuses to be calculated', async () => {
  const { server, company, query, as } = await arranged();
  await savedEmployees(server, company, {});
  await calculatedMonth(server, company, october);
  await server.inCompany(company.id, (tx) =>
    tx.update(salaryPeriod).set({ closedAt: new Date('2026-11-02T08:00:00Z') }),
  );
  const { status, body } = await as.call(generateSalaries, { query });
  expect([status, body.code]).toEqual([409, 'PERIOD_CLOSED']);
});

test('a month before the first tax table is refused', async () => {
  const { server, company, as } = await arranged();
  await savedEmployees(server, company, { contractStarted: '2005-01-01' });
  const { status, body } = await as.call(generateSalaries, {
    query: { month: 12, year: 2008, userId: company.id },
  });
  expect([status, body.code]).toEqual([422, 'NO_TAX_TABLE']);
  const totals = await as.call(getSalaryTotals, { query: { month: 12, year: 2008, userId: company.id } });
  expect(totals.body).toMatchObject({ headCount: 0, generalConfiguration: { taxTable: null } });
});

test('a month that cannot be computed for somebody is not written, and everybody of whom that holds is named', async () => {
  const { server, company, query, as } = await arranged();
  const ids = await savedEmployees(
    server,
    company,
    {},
    { firstName: 'Blerta', lastName: 'Hoxha' },
    { firstName: 'Dardan', lastName: 'Gashi' },
  );
  const before = await calculatedMonth(server, company, october);
  await server.inCompany(company.id, async (tx) => {
    await tx
      .update(salary)
      .set({ edits: { extraNetto: 10_000 } })
      .where(inArray(salary.employeeId, ids.slice(0, 2)));
    await tx.update(employmentTerms).set({ contributePercentage: '100' });
  });
  const { status, body } = await as.call(generateSalaries, { query });
  expect([status, body.code]).toEqual([422, 'NO_GROSS_FOR_NET']);
  expect(body).toMatchObject({
    fields: [
      { path: 'employees', code: 'NO_GROSS_FOR_NET', message: 'Arta Krasniqi' },
      { path: 'employees', code: 'NO_GROSS_FOR_NET', message: 'Blerta Hoxha' },
    ],
  });
  const { salaries } = (await as.call(getSalaries, { query })).body;
  expect(salaries.map(({ version, netto }) => [version, netto])).toEqual(
    before.map(({ version, netto }) => [version, netto]),
  );
});

test.each([
  { month: 13, year: 2026 },
  { month: 0, year: 2026 },
  { month: 10, year: 1850 },
])('refuses the month $month/$year', async (month) => {
  const { company, as } = await arranged();
  const { status, body } = await as.call(generateSalaries, { query: { ...month, userId: company.id } });
  expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
});

test('refuses another company’s month, to read and to write', async () => {
  const { server, company, query } = await arranged();
  await savedEmployees(server, company, {});
  await calculatedMonth(server, company, october);
  const stranger = server.as((await server.company({ name: 'Drini' })).admin);
  for (const call of [generateSalaries, getSalaries, getSalaryTotals]) {
    expect((await stranger.call(call, { query })).status).toBe(403);
  }
  expect((await server.as(undefined).call(generateSalaries, { query })).status).toBe(401);
});

test('a run leaves one audit line, for one employee and for all', async () => {
  const { server, company } = await arranged();
  await savedEmployees(server, company, {}, { firstName: 'Blerta' });
  await calculatedMonth(server, company, october);
  await calculatedMonth(server, company, october);
  const lines = await server.inCompany(company.id, (tx) =>
    tx
      .select()
      .from(auditLine)
      .where(and(eq(auditLine.tenantId, company.id), eq(auditLine.type, 'generate'))),
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ page: 'salaries', userId: company.admin.id });
});

test('who has left pays no premium of the health insurance: the row is zeros, none of them negative', async () => {
  const { server, company } = await arranged();
  const [arta] = await savedEmployees(server, company, { healthInsurance: 2 });
  await server.inCompany(company.id, (tx) =>
    tx.insert(insuranceSetting).values({
      tenantId: company.id,
      validFrom: '2026-01-01',
      prime: 4501,
      partner: 0,
      children: 0,
      adultsChildren: 0,
      parent: 0,
    }),
  );
  expect(await calculatedMonth(server, company, october)).toMatchObject([{ prime: 45.01, netto: 838.99 }]);
  await server.inCompany(company.id, (tx) =>
    tx
      .update(employee)
      .set({ expirationContract: '2026-09-30' })
      .where(eq(employee.id, arta ?? 0)),
  );
  expect(await calculatedMonth(server, company, october)).toMatchObject([
    { prime: 0, netto: 0, contractDays: 0, mark: 'ended' },
  ]);
});
