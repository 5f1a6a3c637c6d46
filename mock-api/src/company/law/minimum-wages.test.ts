import { deleteMinimumWage, getMinimumWages, saveMinimumWage } from '@paga/contract/company/law/minimum-wage';
import { freshServer, type TestCompany, type TestServer, type TestUser } from '@paga/testing/server';
import { desc, eq } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';

let server: TestServer;
let company: TestCompany;
let root: TestUser;

beforeAll(async () => {
  server = await freshServer('national_wages');
  company = await server.company();
  root = await server.superAdmin();
});

const save = (body: object, by = root) =>
  server.as(by).call(saveMinimumWage, { body: { validFrom: '2028-01-01', amount: 600, ...body } });
const stored = async () => (await server.as(company.user).call(getMinimumWages, {})).body;
const lastLine = async () =>
  (
    await server.asAccess((tx) =>
      tx
        .select()
        .from(auditLine)
        .where(eq(auditLine.page, 'minimumWage'))
        .orderBy(desc(auditLine.id))
        .limit(1),
    )
  )[0];

test('every role reads the wages of the law, and which is in force', async () => {
  expect((await stored()).map(({ validFrom, amount, inForce }) => [validFrom, amount, inForce])).toEqual([
    ['2026-07-01', 500, true],
    ['2026-01-01', 425, false],
    ['2024-10-01', 350, false],
    ['2011-01-01', 170, false],
  ]);
  expect((await stored())[3]).toMatchObject({ youngAmount: 130, youngBelowAge: 35 });
});

test('a wage is added, replaced at the same date, and deleted, each with an audit line of the platform', async () => {
  const first = await save({ law: 'Vendim 01/28' });
  expect(first).toMatchObject({
    status: 200,
    body: { amount: 600, law: 'Vendim 01/28', changedBy: root.name, inForce: false },
  });
  expect(await lastLine()).toMatchObject({ tenantId: null, userId: root.id, type: 'create' });
  expect((await save({ amount: 620, law: 'Vendim 01/28' })).body.id).toBe(first.body.id);
  expect((await lastLine())?.changes).toEqual({ amount: { old: 600, new: 620 } });
  expect(
    (await server.as(root).call(deleteMinimumWage, { body: { minimumWageId: first.body.id } })).status,
  ).toBe(204);
  expect((await lastLine())?.type).toBe('delete');
  expect(await stored()).toHaveLength(4);
});

test('refuses other roles, half of the fields for the young, and bad input', async () => {
  for (const role of ['admin', 'manager', 'user'] as const) {
    expect((await save({}, company[role])).status).toBe(403);
    expect(
      (await server.as(company[role]).call(deleteMinimumWage, { body: { minimumWageId: 1 } })).status,
    ).toBe(403);
  }
  expect((await save({ youngAmount: 500 })).body.fields).toMatchObject([
    { path: 'youngBelowAge', code: 'GOES_TOGETHER' },
  ]);
  expect((await save({ youngAmount: 700, youngBelowAge: 25 })).body.fields).toMatchObject([
    { path: 'youngAmount', code: 'ABOVE_AMOUNT' },
  ]);
  for (const bad of [{ amount: 0 }, { amount: 1.005 }, { amount: '600' }, { validFrom: '2028' }, { id: 1 }])
    expect((await save(bad)).status).toBe(422);
  expect((await server.as(root).call(deleteMinimumWage, { body: { minimumWageId: 999_999 } })).status).toBe(
    404,
  );
  expect(await stored()).toHaveLength(4);
});
