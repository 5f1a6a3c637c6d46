import { getPreferences, PREFERENCE_CHARACTERS, savePreference } from '@paga/contract/identity/preferences';
import { type TestUser, testServer } from '@paga/testing/server';
import { eq } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';

async function arranged() {
  const server = await testServer();
  const [agimi, drini] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
  const both = await server.user({ roleId: 3, companies: [agimi.id, drini.id] });
  const save = (user: TestUser | undefined, value: Record<string, string | number>, company?: number) =>
    server.as(user, { company }).call(savePreference, { body: { screen: 'employees', value } });
  const kept = async (user: TestUser, company?: number) =>
    (await server.as(user, { company }).call(getPreferences, {})).body.preferences;
  return { server, agimi, drini, both, save, kept };
}

test('remembers how a person likes a screen, the last choice whole', async () => {
  const { agimi, save, kept } = await arranged();
  expect(await kept(agimi.user)).toEqual({});
  expect((await save(agimi.user, { pageSize: 20, hidden: 'phone' })).status).toBe(204);
  await save(agimi.user, { pageSize: 50 });
  expect(await kept(agimi.user)).toEqual({ employees: { pageSize: 50 } });
});

test('each person has their own, and another in each company', async () => {
  const { agimi, drini, both, save, kept } = await arranged();
  await save(both, { pageSize: 20 }, agimi.id);
  expect(await kept(both, drini.id)).toEqual({});
  expect(await kept(agimi.user)).toEqual({});
  expect(await kept(both, agimi.id)).toEqual({ employees: { pageSize: 20 } });
});

test('refuses who is not signed in, a screen that is none, and more than a screen needs', async () => {
  const { server, agimi, save } = await arranged();
  expect((await save(undefined, {})).status).toBe(401);
  expect((await save(agimi.user, { note: 'x'.repeat(PREFERENCE_CHARACTERS) })).status).toBe(422);
  const body = { screen: 'elsewhere' as 'employees', value: {} };
  expect((await server.as(agimi.user).call(savePreference, { body })).status).toBe(422);
});

test('leaves no line in the audit log: nothing of the company has changed', async () => {
  const { server, agimi, save } = await arranged();
  const lines = () =>
    server.inCompany(agimi.id, (tx) => tx.select().from(auditLine).where(eq(auditLine.tenantId, agimi.id)));
  const before = (await lines()).length;
  await save(agimi.user, { pageSize: 20 });
  expect(await lines()).toHaveLength(before);
});
