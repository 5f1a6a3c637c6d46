import { getSalaryComparison } from '@paga/contract/payroll';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { eq } from 'drizzle-orm';
import { employmentTerms } from '#people/table.ts';

const [september, october] = [
  { month: 9, year: 2026 },
  { month: 10, year: 2026 },
];

const arranged = async () => {
  const server = await testServer();
  const company = await server.company({ name: 'Agimi' });
  const [arta = 0] = await savedEmployees(
    server,
    company,
    {},
    { firstName: 'Blerim', lastName: 'Gashi', expirationContract: '2026-09-30' },
    { firstName: 'Drita', lastName: 'Hoxha', contractStarted: '2026-10-01' },
    { firstName: 'Ema', lastName: 'Berisha' },
  );
  const ask = (month = october, user = company.user) =>
    server.as(user).call(getSalaryComparison, { query: { ...month, userId: company.id } });
  return { server, company, arta, ask };
};

test('tells newcomers, leavers and raises apart, changed rows first, causes that add up', async () => {
  const { server, company, arta, ask } = await arranged();
  await calculatedMonth(server, company, september);
  await server.inCompany(company.id, async (tx) => {
    const [terms] = await tx.select().from(employmentTerms).where(eq(employmentTerms.employeeId, arta));
    if (!terms) throw new Error('Arta has no terms');
    const { id, ...same } = terms;
    await tx.insert(employmentTerms).values({ ...same, validFrom: '2026-10-01', baseCents: 110_000 });
  });
  await calculatedMonth(server, company, october);
  const { status, body } = await ask();
  expect([status, body.before]).toEqual([200, september]);
  expect(body.rows.map(({ name, mark, difference, causes }) => [name, mark, difference, causes])).toEqual([
    ['Blerim Gashi', 'ended', -884, [{ cause: 'left', amount: -884 }]],
    ['Drita Hoxha', 'new', 884, [{ cause: 'joined', amount: 884 }]],
    ['Arta Krasniqi', null, 85.5, [{ cause: 'salary', amount: 85.5 }]],
    ['Ema Berisha', null, 0, []],
  ]);
  const [, , row] = body.rows;
  expect([row?.before?.netto, row?.after?.netto, row?.after?.payDays]).toEqual([884, 969.5, 22]);
  const one = (employeeId: number) =>
    server
      .as(company.user)
      .call(getSalaryComparison, { query: { ...october, userId: company.id, employeeId } });
  expect((await one(arta)).body).toEqual({ before: september, rows: [row] });
  expect((await one(99_999)).status).toBe(404);
});

test('says that there is nothing to compare with before the first month', async () => {
  const { server, company, ask } = await arranged();
  expect(await ask()).toMatchObject({ status: 409, body: { code: 'NO_SALARIES' } });
  await calculatedMonth(server, company, october);
  expect((await ask()).body).toEqual({ before: null, rows: [] });
});

test('refuses strangers and another company', async () => {
  const { server, company, ask } = await arranged();
  const drini = await server.company({ name: 'Drini' });
  expect((await ask(october, drini.admin)).status).toBe(403);
  expect(
    (await server.as(undefined).call(getSalaryComparison, { query: { ...october, userId: company.id } }))
      .status,
  ).toBe(401);
});
