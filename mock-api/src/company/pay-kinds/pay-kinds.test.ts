import { getPayKinds, type PayKindForm, savePayKind } from '@paga/contract/company/pay-kinds';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { desc } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';

let server: TestServer;
let company: TestCompany;
beforeAll(async () => {
  server = await testServer();
  company = await server.company({ name: 'Agimi' });
});

const meal: PayKindForm = { name: 'Ushqimi', field: 'extraBrutto', account: null, isActive: true };
const saved = (
  kind: PayKindForm,
  { kindId, as = company.manager }: { kindId?: number; as?: TestUser } = {},
) => server.as(as).call(savePayKind, { body: { tenantId: company.id, kind, ...(kindId ? { kindId } : {}) } });
const kinds = async () =>
  (await server.as(company.user).call(getPayKinds, { query: { tenantId: company.id } })).body;
const newestLine = async () =>
  (await server.inCompany(company.id, (tx) => tx.select().from(auditLine).orderBy(desc(auditLine.id))))[0];

test('a kind of pay is entered, changed and put away; each with its line of the log', async () => {
  const { body: kind } = await saved(meal);
  expect(await kinds()).toEqual([{ id: kind.id, ...meal }]);
  expect(await newestLine()).toMatchObject({
    page: 'configurations',
    type: 'savePayKind',
    objectId: kind.id,
  });
  const away = { ...meal, name: 'Ushqimi ditor', account: ' 6120 ', isActive: false };
  expect((await saved(away, { kindId: kind.id })).body).toEqual({ id: kind.id, ...away, account: '6120' });
  expect((await newestLine())?.changes).toMatchObject({
    name: { old: 'Ushqimi', new: 'Ushqimi ditor' },
    account: { old: null, new: '6120' },
    isActive: { old: true, new: false },
  });
  await saved({ ...meal, name: 'Rruga' });
  expect((await kinds()).map(({ name }) => name)).toEqual(['Rruga', 'Ushqimi ditor']);
});

test('a name stands once, the field of a kind stays, and only who edits saves', async () => {
  const { body: kind } = await saved({ ...meal, name: 'Komisioni' });
  expect(await saved({ ...meal, name: 'KOMISIONI' })).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'kind.name', code: 'taken' }] },
  });
  expect(await saved({ ...meal, name: 'Komisioni', field: 'stops' }, { kindId: kind.id })).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'kind.field', code: 'fixed' }] },
  });
  expect((await saved({ ...meal, name: ' ' })).status).toBe(422);
  expect((await saved(meal, { as: company.user })).status).toBe(403);
  const other = await server.company({ name: 'Drini' });
  expect((await saved(meal, { as: other.admin })).status).toBe(403);
  const body = { tenantId: other.id, kindId: kind.id, kind: meal };
  expect((await server.as(other.admin).call(savePayKind, { body })).status).toBe(404);
});
