import { getHealth } from '@paga/contract/health';
import { getSetupState, makeFirstAdmin, updateSupport } from '@paga/contract/identity/setup';
import { login } from '@paga/contract/identity/sign-in';
import { freshServer, type TestServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import { fillPlainDemo } from '#demo/fill-plain-demo.ts';
import { makeDemo } from '#demo/make-demo.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { prepareInstallation } from './installation.ts';

let server: TestServer;
const sara = { name: 'Sara Super', email: 'sara@paga.test', password: 'Mali2026' };
const state = async () => (await server.as(undefined).call(getSetupState, {})).body;
const prepare = (demo: boolean) =>
  prepareInstallation(server.db, { makeDemo: demo ? makeDemo : undefined, now: server.clock.now() });
const count = async (table: string) =>
  (
    await server.asAccess((tx) =>
      tx.execute<{ n: number }>(sql.raw(`select count(*)::int as n from "${table}"`)),
    )
  ).rows[0]?.n;

describe('an empty start', () => {
  beforeEach(async () => {
    server = await freshServer('empty');
  });
  const makeSara = (secret: string, facts: Partial<typeof sara> = {}) =>
    server.as(undefined).call(makeFirstAdmin, { body: { secret, ...sara, ...facts } });

  test('has no account and names none', async () => {
    await prepare(false);
    expect(await count('app_user')).toBe(0);
    expect(await state()).toMatchObject({
      setupNeeded: true,
      demo: false,
      accounts: [],
      support: { phone: null, email: null },
    });
    expect(
      (
        await server
          .as(undefined)
          .call(login, { body: { email: 'super@demo.test', password: DEMO_PASSWORD } })
      ).status,
    ).toBe(401);
  });

  test('makes the first super admin once, by the secret that was printed', async () => {
    const { setupSecret = '' } = await prepare(false);
    expect((await makeSara('another secret')).body.code).toBe('SETUP_SECRET_WRONG');
    expect((await makeSara(setupSecret, { password: 'mali' })).body.code).toBe('PASSWORD_TOO_SHORT');
    expect((await makeSara(setupSecret)).status).toBe(204);
    expect((await makeSara(setupSecret, { email: 'second@paga.test' })).body.code).toBe('SETUP_DONE');
    expect(await state()).toMatchObject({ setupNeeded: false });
    expect((await server.as(undefined).call(login, { body: sara })).status).toBe(422);
    const { body } = await server
      .as(undefined)
      .call(login, { body: { email: sara.email, password: sara.password } });
    expect(body).toMatchObject({ roleId: 1, agreed: null });
    expect((await prepare(false)).setupSecret).toBeUndefined();
  });

  test('refuses a form that is not whole, and leaves an audit line about the one that is', async () => {
    const { setupSecret = '' } = await prepare(false);
    for (const bad of [{ email: 'sara' }, { name: '' }, { roleId: 1 }])
      expect((await makeSara(setupSecret, bad)).status).toBe(422);
    expect(await count('audit_line')).toBe(0);
    await makeSara(setupSecret);
    const { rows } = await server.asAccess((tx) =>
      tx.execute(sql`select "tenantId", "page", "type", "changes" from "audit_line"`),
    );
    const changes = { name: { old: null, new: 'Sara Super' }, roleId: { old: null, new: 1 } };
    expect(rows).toEqual([{ tenantId: null, page: 'setup', type: 'create', changes }]);
  });

  test('lets one of two in who come at once', async () => {
    const { setupSecret = '' } = await prepare(false);
    const replies = await Promise.all([
      makeSara(setupSecret),
      makeSara(setupSecret, { email: 'second@paga.test' }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await count('app_user')).toBe(1);
  });

  test('prints another secret at the next start, and the one before is no longer good', async () => {
    const first = await prepare(false);
    const second = await prepare(true);
    expect(second).toMatchObject({ demo: false, needsFirstAdmin: true });
    expect((await makeSara(first.setupSecret ?? '')).body.code).toBe('SETUP_SECRET_WRONG');
    expect((await makeSara(second.setupSecret ?? '')).status).toBe(204);
  });
});

describe('a demo', () => {
  beforeEach(async () => {
    server = await freshServer('demo');
    await prepare(true);
  });

  test('names its accounts, and each of them signs in', async () => {
    const { demo, setupNeeded, accounts } = await state();
    expect({ demo, setupNeeded }).toEqual({ demo: true, setupNeeded: false });
    expect(accounts.map(({ email, roleId, companies }) => [email, roleId, companies])).toEqual([
      ['super@demo.test', 1, []],
      ['admin@agimi.test', 2, ['Agimi']],
      ['manager@demo.test', 3, ['Agimi', 'Drini']],
      ['user@agimi.test', 4, ['Agimi']],
    ]);
    for (const { email, password } of accounts) {
      const { status, body } = await server.as(undefined).call(login, { body: { email, password } });
      expect([status, body.agreed === null]).toEqual([200, false]);
    }
  });

  test('has the 120 employees in Agimi, once, however often it starts', async () => {
    for (let start = 0; start < 2; start += 1) {
      await prepare(true);
      await fillPlainDemo(server.db, server.clock.now());
    }
    const { rows } = await server.asAccess((tx) =>
      tx.execute<{ id: string; code: string }>(sql`select "id", "code" from "tenant" order by "id"`),
    );
    expect(rows.map(({ code }) => code)).toEqual(['AGI26A', 'DRI26A']);
    const people = (id: string | undefined) =>
      server.inCompany(Number(id), (tx) => tx.execute(sql`select 1 from "employee"`));
    expect((await people(rows[0]?.id)).rows).toHaveLength(120);
    expect((await people(rows[1]?.id)).rows).toHaveLength(0);
  });
});

test('where real people are served the state says nothing of a demo', async () => {
  server = await freshServer('state_in_production');
  await prepare(true);
  expect((await state()).accounts).toHaveLength(4);
  const { NODE_ENV, PUBLIC_URL } = process.env;
  for (const env of [{ NODE_ENV: 'production' }, { NODE_ENV: '', PUBLIC_URL: 'https://paga.example.com' }]) {
    Object.assign(process.env, env);
    expect(await state()).toMatchObject({ demo: false, accounts: [] });
  }
  process.env.NODE_ENV = NODE_ENV ?? 'test';
  if (PUBLIC_URL === undefined) delete process.env.PUBLIC_URL;
  else process.env.PUBLIC_URL = PUBLIC_URL;
});

test('the state tells how support is reached, as the operator set it', async () => {
  server = await freshServer('support');
  await prepare(false);
  process.env.SUPPORT_PHONE = '+383 38 111 222';
  process.env.SUPPORT_EMAIL = ' ';
  expect((await state()).support).toEqual({ phone: '+383 38 111 222', email: null });
  const sara = await server.superAdmin();
  const company = await server.company();
  const written = { phone: '+383 44 500 600', email: 'mbeshtetja@paga.online' };
  expect((await server.as(sara).call(updateSupport, { body: written })).body).toEqual(written);
  expect((await state()).support).toEqual(written);
  expect((await server.as(company.admin).call(updateSupport, { body: written })).status).toBe(403);
  expect(
    (await server.as(sara).call(updateSupport, { body: { ...written, phone: 'no phone' } })).body.fields?.[0]
      ?.path,
  ).toBe('phone');
  await server.as(sara).call(updateSupport, { body: { phone: null, email: null } });
  expect((await state()).support).toEqual({ phone: '+383 38 111 222', email: null });
  const { rows } = await server.asAccess((tx) =>
    tx.execute(sql`select 1 from "audit_line" where "page" = 'setup' and "type" = 'updateSupport'`),
  );
  expect(rows).toHaveLength(2);
  delete process.env.SUPPORT_PHONE;
  delete process.env.SUPPORT_EMAIL;
});

test('the state says where the portal of the tax administration is, as the operator set it', async () => {
  server = await freshServer('portal');
  await prepare(false);
  expect((await state()).taxPortal).toBe('https://edeklarimi.atk-ks.org/');
  process.env.TAX_PORTAL_URL = 'https://portal.example.org/edi';
  expect((await state()).taxPortal).toBe('https://portal.example.org/edi');
  delete process.env.TAX_PORTAL_URL;
});

test('health is asked of the database too', async () => {
  server = await freshServer('health');
  expect((await server.as(undefined).call(getHealth, {})).body).toMatchObject({ status: 'ok' });
});
