import { deleteTaxSlabs, getTaxes, saveTaxSlabs, type TaxStep } from '@paga/contract/company/law/taxes';
import { getGeneralValues } from '@paga/contract/months';
import { freshServer, type TestCompany, type TestServer, type TestUser } from '@paga/testing/server';
import { desc, eq } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { lawOf } from './national-tables.ts';

/** 0-300 0 %, a band without width, 300-500 9 %, above 12 %. */
const BANDS: TaxStep[] = [
  { percentage: 0, firstValue: 0, secondValue: 300 },
  { percentage: 4, firstValue: 300, secondValue: 300 },
  { percentage: 9, firstValue: 300, secondValue: 500 },
  { percentage: 12, firstValue: 500, secondValue: null },
];

let server: TestServer;
let company: TestCompany;
let root: TestUser;

beforeAll(async () => {
  server = await freshServer('national_taxes');
  company = await server.company({ name: 'Agimi' });
  root = await server.superAdmin();
});

const save = (validFrom: string, bands = BANDS, by = root, more: object = {}) =>
  server.as(by).call(saveTaxSlabs, { body: { saveTaxSlabs: bands, validFrom, ...more } });
const changed = (index: number, change: Partial<TaxStep>) =>
  BANDS.map((band, at) => (at === index ? { ...band, ...change } : band));
const stored = async () => (await server.as(root).call(getTaxes, {})).body;
const lastLine = async () =>
  (
    await server.asAccess((tx) =>
      tx.select().from(auditLine).where(eq(auditLine.page, 'taxes')).orderBy(desc(auditLine.id)).limit(1),
    )
  )[0];

test('starts with the tables of the law, in force by tier and day, readable by every role', async () => {
  const { status, body } = await server.as(company.user).call(getTaxes, {});
  expect(status).toBe(200);
  expect(body.map(({ tier, validFrom, inForce }) => [tier, validFrom, inForce])).toEqual([
    [1, '2024-08-23', true],
    [1, '2009-01-01', false],
    [2, '2009-01-01', true],
  ]);
  expect(body[0]?.bands.map((band) => [band.firstValue, band.secondValue, band.percentage])).toEqual([
    [0, 250, 0],
    [250, 250, 4],
    [250, 450, 8],
    [450, null, 10],
  ]);
  expect(body[0]).toMatchObject({ law: 'Ligji 08/L-142, neni 5', changedBy: null, changedAt: null });
  // As an earlier release stored it.
  const earlier = lawOf('Ligji 03/L-115 për tatimin në të ardhurat personale, sot 05/L-028');
  expect(earlier.en).toBe('Law on Personal Income Tax, today 05/L-028');
});

test('a table of a future date is added beside the others, with its law and who brought it, and an audit line of the platform', async () => {
  const { status, body } = await save('2027-01-01', BANDS, root, { law: 'Ligji 09/L-001' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    tier: 1,
    validFrom: '2027-01-01',
    law: 'Ligji 09/L-001',
    inForce: false,
    changedBy: root.name,
  });
  expect((await stored()).map((table) => table.validFrom)).toEqual([
    '2027-01-01',
    '2024-08-23',
    '2009-01-01',
    '2009-01-01',
  ]);
  const line = await lastLine();
  expect(line).toMatchObject({ tenantId: null, userId: root.id, type: 'create', objectId: body.id });
  expect(line?.changes.band3).toEqual({ old: null, new: '300-500: 9 %' });
  // A company sees the table, and not who brought it.
  expect((await server.as(company.admin).call(getTaxes, {})).body[0]).toMatchObject({
    validFrom: '2027-01-01',
    changedBy: null,
  });
  const values = await server.as(company.user).call(getGeneralValues, { params: { tenantId: company.id } });
  expect(values.body.taxTables.primary.map((table) => table.validFrom)).toContain('2027-01-01');
});

test.each(['admin', 'manager', 'user'] as const)(
  'refuses the %s of a company, and who is not signed in',
  async (role) => {
    expect((await save('2028-01-01', BANDS, company[role])).status).toBe(403);
    expect((await server.as(undefined).call(saveTaxSlabs, { body: { saveTaxSlabs: BANDS } })).status).toBe(
      401,
    );
    expect((await server.as(company[role]).call(deleteTaxSlabs, { body: { taxId: 1 } })).status).toBe(403);
  },
);

test.each([
  ['a gap', changed(2, { firstValue: 300.01 }), 'saveTaxSlabs.2.firstValue', 'GAP'],
  ['an overlap', changed(3, { firstValue: 499.99 }), 'saveTaxSlabs.3.firstValue', 'OVERLAP'],
  ['a band that falls', changed(0, { secondValue: -1 }), 'saveTaxSlabs.0.secondValue', 'FALLS'],
  ['a first band above zero', changed(0, { firstValue: 1 }), 'saveTaxSlabs.0.firstValue', 'FIRST_NOT_ZERO'],
  ['an end in the middle', changed(1, { secondValue: null }), 'saveTaxSlabs.1.secondValue', 'OPEN_TOO_EARLY'],
  [
    'an end of the last band',
    changed(3, { secondValue: 900 }),
    'saveTaxSlabs.3.secondValue',
    'LAST_NOT_OPEN',
  ],
  ['more than 100 %', changed(3, { percentage: 100.01 }), 'saveTaxSlabs.3.percentage', 'too_big'],
  ['less than 0 %', changed(1, { percentage: -1 }), 'saveTaxSlabs.1.percentage', 'too_small'],
  ['a third decimal', changed(0, { secondValue: 300.005 }), 'saveTaxSlabs.0.secondValue', 'custom'],
])('refuses %s and names the band', async (_what, bands, path, code) => {
  const before = await stored();
  const { status, body } = await save('2029-01-01', bands);
  expect(status).toBe(422);
  expect(body.fields).toContainEqual(expect.objectContaining({ path, code }));
  expect(await stored()).toEqual(before);
});

test('refuses three bands, fields that nobody declared and a date before the first law', async () => {
  expect((await save('2029-01-01', BANDS.slice(1))).status).toBe(422);
  expect((await save('2029-01-01', BANDS, root, { createdBy: 1 })).status).toBe(422);
  expect((await save('2008-12-31')).body.fields).toMatchObject([{ path: 'validFrom', code: 'TOO_EARLY' }]);
  expect((await save('2029-02-30')).status).toBe(422);
});

test('a flat rate is three bands without width', async () => {
  const flat = [0, 0, 0].map((value) => ({
    percentage: 11,
    firstValue: value,
    secondValue: value as number | null,
  }));
  const { status, body } = await save(
    '2030-01-01',
    [...flat, { percentage: 11, firstValue: 0, secondValue: null }],
    root,
    { tier: 2 },
  );
  expect([status, body.tier]).toEqual([200, 2]);
});

test('a second table of the same date takes the place of one from which nothing was paid, and can be deleted', async () => {
  const first = await save('2031-01-01');
  const second = await save('2031-01-01', changed(3, { percentage: 13 }));
  expect([second.status, second.body.bands[3]?.percentage]).toEqual([200, 13]);
  expect((await stored()).filter((table) => table.validFrom === '2031-01-01')).toHaveLength(1);
  expect((await lastLine())?.changes).toEqual({ band4: { old: '500-: 12 %', new: '500-: 13 %' } });
  expect((await server.as(root).call(deleteTaxSlabs, { body: { taxId: first.body.id } })).status).toBe(404);
  expect((await server.as(root).call(deleteTaxSlabs, { body: { taxId: second.body.id } })).status).toBe(204);
  expect((await lastLine())?.type).toBe('delete');
  expect((await stored()).some((table) => table.validFrom === '2031-01-01')).toBe(false);
});
