import { deleteTaxSlabs, getTaxes, saveTaxSlabs, type TaxStep } from '@paga/contract/company/law/taxes';
import {
  closePeriod,
  getSalaries,
  getSalaryTotals,
  previewTaxSlabs,
  previewTaxSlabsInCompany,
} from '@paga/contract/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { freshServer, type TestCompany, type TestServer, type TestUser } from '@paga/testing/server';

/** Everything above 100 at 20 %. */
const HARSH: TaxStep[] = [
  { percentage: 0, firstValue: 0, secondValue: 100 },
  { percentage: 0, firstValue: 100, secondValue: 100 },
  { percentage: 0, firstValue: 100, secondValue: 100 },
  { percentage: 20, firstValue: 100, secondValue: null },
];

let server: TestServer;
let company: TestCompany;
let root: TestUser;
const months = [7, 8, 9, 10] as const;

// July is closed; August, September and October 2026 are open. Each is paid on its last day.
beforeAll(async () => {
  server = await freshServer('national_paid_months');
  company = await server.company({ name: 'Agimi', code: 'AGI26A' });
  root = await server.superAdmin();
  await createdEmployees(
    server.as(company.admin),
    company,
    {},
    { firstName: 'Driton', bruttoSalary: 500 },
    { firstName: 'Blerta', employerTier: 2 },
  );
  for (const month of months) await calculatedMonth(server, company, { month, year: 2026 });
  const body = { month: 7, year: 2026, tenantId: company.id, code: 'AGI26A' };
  expect((await server.as(company.admin).call(closePeriod, { body })).status).toBe(200);
});

const speaker = () => server.as(company.admin);
const rowsOf = async (month: number) =>
  (await speaker().call(getSalaries, { query: { month, year: 2026, userId: company.id } })).body.salaries;
const taxesOf = async (month: number) => (await rowsOf(month)).map((row) => row.tax);
const isChanged = async (month: number) =>
  (await speaker().call(getSalaryTotals, { query: { month, year: 2026, userId: company.id } })).body
    .outdatedBy === 'settings';
const save = (validFrom: string) =>
  server.as(root).call(saveTaxSlabs, { body: { saveTaxSlabs: HARSH, validFrom } });

test('the preview says whom a table would affect and by how much, and changes nothing', async () => {
  const body = { saveTaxSlabs: HARSH, validFrom: '2026-09-01' };
  const national = await server.as(root).call(previewTaxSlabs, { body });
  expect(national.body).toMatchObject({
    validFrom: '2026-09-01',
    until: null,
    replaces: { validFrom: '2024-08-23', sameDate: false },
  });
  // 1,000.00: taxable 950.00; so far 200 x 8 % + 500 x 10 %, then 850 x 20 %.
  expect(national.body.samples.find((sample) => sample.gross === 1000)).toEqual({
    gross: 1000,
    before: 66,
    after: 170,
    difference: 104,
  });
  expect(national.body.samples[0]).toEqual({ gross: 170, before: 0, after: 12.3, difference: 12.3 });
  const own = await server.as(root, { company: company.id }).call(previewTaxSlabsInCompany, { body });
  expect(own.body).toMatchObject({
    basedOn: { month: 10, year: 2026 },
    people: 2,
    before: 84.5,
    after: 245,
    difference: 160.5,
  });
  expect(own.body.affected.map(({ name, before, after }) => [name, before, after])).toEqual([
    ['Arta Krasniqi', 66, 170],
    ['Driton Krasniqi', 18.5, 75],
  ]);
  expect(own.body.months).toEqual([
    { month: 9, year: 2026, paymentDate: '2026-09-30', closed: false },
    { month: 10, year: 2026, paymentDate: '2026-10-31', closed: false },
  ]);
  expect((await server.as(root).call(getTaxes, {})).body).toHaveLength(3);
  expect(await isChanged(10)).toBe(false);
});

test('the preview is for role 1 only, of a company in view, and refuses bands that do not join', async () => {
  const body = { saveTaxSlabs: HARSH, validFrom: '2026-09-01' };
  for (const call of [previewTaxSlabs, previewTaxSlabsInCompany])
    expect((await server.as(company.admin).call(call, { body })).status).toBe(403);
  expect((await server.as(root).call(previewTaxSlabsInCompany, { body })).status).toBe(400);
  const gap = HARSH.map((band, index) => (index === 3 ? { ...band, firstValue: 101 } : band));
  const { body: answer } = await server
    .as(root)
    .call(previewTaxSlabs, { body: { ...body, saveTaxSlabs: gap } });
  expect(answer.fields).toMatchObject([{ path: 'saveTaxSlabs.3.firstValue', code: 'GAP' }]);
});

test('a table changes the months paid from its date and no other, and never a closed one', async () => {
  const before = new Map(
    await Promise.all(months.map(async (month) => [month, await rowsOf(month)] as const)),
  );
  expect((await save('2026-09-01')).status).toBe(200);
  // Nothing is calculated behind anybody's back; the open months that are paid from that date say that they are out of date.
  expect(await Promise.all(months.map(isChanged))).toEqual([false, false, true, true]);
  expect(await rowsOf(9)).toEqual(before.get(9));
  for (const month of [8, 9, 10]) await calculatedMonth(server, company, { month, year: 2026 });
  expect(await rowsOf(7)).toEqual(before.get(7));
  expect(await rowsOf(8)).toEqual(before.get(8));
  expect(await taxesOf(9)).toEqual([170, 95, 75]);
  expect(await taxesOf(10)).toEqual([170, 95, 75]);
  expect(await Promise.all(months.map(isChanged))).toEqual([false, false, false, false]);
});

test('a table that begins before a closed month leaves it as it was closed', async () => {
  const before = await rowsOf(7);
  expect((await save('2026-07-01')).status).toBe(200);
  expect(await Promise.all(months.map(isChanged))).toEqual([false, true, false, false]);
  expect(await rowsOf(7)).toEqual(before);
});

test('a table from which salaries were paid is neither replaced nor deleted', async () => {
  // Now it is 15 October: September was paid, so its table stands.
  const again = await save('2026-09-01');
  expect(again).toMatchObject({
    status: 409,
    body: { code: 'TABLE_IN_USE', fields: [{ path: 'validFrom', code: 'TABLE_IN_USE' }] },
  });
  const tables = (await server.as(root).call(getTaxes, {})).body;
  const september = tables.find((table) => table.validFrom === '2026-09-01');
  expect((await server.as(root).call(deleteTaxSlabs, { body: { taxId: september?.id ?? 0 } })).status).toBe(
    409,
  );
  // From the one of July nothing was paid: the closed month stands on the table it was closed with.
  expect((await save('2026-07-01')).status).toBe(200);
  expect((await server.as(root).call(getTaxes, {})).body).toHaveLength(5);
});
