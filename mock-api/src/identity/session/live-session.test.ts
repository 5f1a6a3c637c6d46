import { showTenant } from '@paga/contract/company/profile';
import { changePassword, forgotPassword } from '@paga/contract/identity/password';
import { chooseCompany, getAuthUser, login, logout, refreshToken } from '@paga/contract/identity/sign-in';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import { rememberDevice } from '../two-factor/device.ts';

let server: TestServer;
let company: TestCompany;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  company = await server.company();
});

const asks = async (user: TestUser, headers: Record<string, string> = {}) =>
  (await server.as(user, { headers }).call(getAuthUser, {})).status;

/** The user with the pair an answer gave. */
function renewed(user: TestUser, reply: { body: { token?: string }; headers: Headers }): TestUser {
  const cookie = /paga_session=([^;]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1] ?? '';
  return { ...user, handle: reply.body.token ?? '', cookie };
}
const refresh = async (user: TestUser) => renewed(user, await server.as(user).call(refreshToken, {}));

test('a request counts only with both halves of the same session', async () => {
  const [arben, mira] = [company.admin, company.manager];
  expect(await asks(arben)).toBe(200);
  expect(await asks({ ...arben, cookie: mira.cookie })).toBe(401);
  expect(await asks({ ...arben, handle: mira.handle })).toBe(401);
  expect(await asks({ ...arben, cookie: '' })).toBe(401);
  expect(await asks({ ...arben, handle: '' })).toBe(401);
});

test('after a refresh the pair before lives 10 seconds, whichever half comes late', async () => {
  const old = company.admin;
  const fresh = await refresh(old);
  server.clock.advance(9);
  expect([
    await asks(fresh),
    await asks(old),
    await asks({ ...fresh, handle: old.handle }),
    await asks({ ...fresh, cookie: old.cookie }),
  ]).toEqual([200, 200, 200, 200]);
  server.clock.advance(2);
  expect([
    await asks(fresh),
    await asks(old),
    await asks({ ...fresh, handle: old.handle }),
    await asks({ ...fresh, cookie: old.cookie }),
  ]).toEqual([200, 401, 401, 401]);
});

test('inside those 10 seconds the pair before answers but is exchanged for nothing; a second time ends the session, with a line and a mail', async () => {
  const old = company.admin;
  const fresh = await refresh(old);
  const again = await server.as(old).call(refreshToken, {});
  expect([again.status, again.body, again.headers.get('set-cookie')]).toEqual([
    200,
    { token: old.handle },
    null,
  ]);
  expect([await asks(old), await asks(fresh)]).toEqual([200, 200]);
  expect((await server.as({ ...old, cookie: fresh.cookie }).call(refreshToken, {})).status).toBe(401);
  expect([await asks(old), await asks(fresh)]).toEqual([401, 401]);
  const { rows } = await server.asAccess((tx) =>
    tx.execute(sql`
      select "type", (select "subject" from "outbox_mail" where "recipient" = ${old.email}) as "subject" from "audit_line"
      where "userId" = ${old.id} order by "id"`),
  );
  expect(rows).toEqual(
    ['refresh', 'endStolen'].map((type) => ({ type, subject: 'Një kyçje juaja u mbyll për siguri' })),
  );
});

test('of two exchanges of one pair at once one counts, and of every exchange the next may be borne again', async () => {
  const replies = await Promise.all([1, 2].map(() => server.as(company.user).call(refreshToken, {})));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const given = replies.filter(({ headers }) => headers.get('set-cookie'));
  expect(given).toHaveLength(1);
  const [reply] = given;
  const second = await refresh(reply ? renewed(company.user, reply) : company.user);
  expect(await asks(second)).toBe(200);
  expect(
    (await server.as(reply ? renewed(company.user, reply) : company.user).call(refreshToken, {})).status,
  ).toBe(200);
  expect(await asks(second)).toBe(200);
});

test('the cookie is for the server alone, and for this site alone', async () => {
  const { headers } = await server.as(company.admin).call(refreshToken, {});
  expect(headers.get('set-cookie')).toMatch(
    /^paga_session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  const https = await server
    .as(company.manager, { headers: { 'x-forwarded-proto': 'https', cookie: '' } })
    .call(refreshToken, {});
  expect(https.status).toBe(401);
  const secure = await server
    .as(undefined, { headers: { 'x-forwarded-proto': 'https' } })
    .call(login, { body: { email: company.admin.email, password: 'Demo123' } });
  expect(secure.headers.get('set-cookie')).toMatch(/^__Host-paga_session=.*; Secure/);
});

test('who signs in anew ends what the same browser still had open, and nothing with a wrong password', async () => {
  const { cookie } = company.user;
  const signIn = (password: string) =>
    server
      .as(undefined, { headers: { cookie: `paga_session=${cookie}` } })
      .call(login, { body: { email: company.admin.email, password } });
  expect([(await signIn('Gabim123')).status, await asks(company.user)]).toEqual([401, 200]);
  expect([(await signIn('Demo123')).status, await asks(company.user)]).toEqual([200, 401]);
  expect(await asks(company.manager)).toBe(200);
});

test('the database keeps neither half', async () => {
  const { rows } = await server.asAccess((tx) =>
    tx.execute(sql`select * from "session" where "userId" = ${company.admin.id}`),
  );
  const stored = JSON.stringify(rows);
  expect(stored).not.toContain(company.admin.handle);
  expect(stored).not.toContain(company.admin.cookie);
});

test('idles out after the minutes of the company; polls in the background are no activity', async () => {
  const quick = await server.company({ inactivityMinutes: 2 });
  server.clock.advance(90);
  expect(await asks(quick.admin)).toBe(200);
  server.clock.advance(90);
  expect(await asks(quick.admin, { 'x-background': '1' })).toBe(200);
  server.clock.advance(31);
  expect(await asks(quick.admin)).toBe(401);
  server.clock.advance(29 * 60 - 211);
  expect(await asks(company.admin)).toBe(200);
  server.clock.advance(30 * 60 + 1);
  expect(await asks(company.admin)).toBe(401);
});

describe('the minutes are those of the company that the request shows', () => {
  const minutesAnswered = async (user: TestUser) =>
    (await server.as(user).call(getAuthUser, {})).body.inactivityMinutes;

  test('for a person of two companies, whichever the session has as its default', async () => {
    const [long, short] = [
      await server.company({ inactivityMinutes: 60 }),
      await server.company({ inactivityMinutes: 5 }),
    ];
    const both = await server.user({ roleId: 2, companies: [long.id, short.id] });
    expect(await minutesAnswered(both)).toBe(5);
    expect((await server.as(both).call(chooseCompany, { body: { tenantId: short.id } })).status).toBe(200);
    server.clock.advance(59 * 60);
    expect(await asks(both, { 'x-company': String(company.id) })).toBe(401);
    expect(await asks(both, { 'x-company': String(long.id) })).toBe(200);
    server.clock.advance(6 * 60);
    expect(await asks(both, { 'x-company': String(short.id) })).toBe(401);
    expect(await asks(both)).toBe(401);
    expect(await asks(both, { 'x-company': String(long.id) })).toBe(200);
  });

  test('for a super admin, who is linked to none; without a company, thirty', async () => {
    const [long, short] = [
      await server.company({ inactivityMinutes: 60 }),
      await server.company({ inactivityMinutes: 5 }),
    ];
    const ardit = await server.superAdmin();
    expect(await minutesAnswered(ardit)).toBe(30);
    server.clock.advance(6 * 60);
    expect(await asks(ardit, { 'x-company': String(short.id), 'x-background': '1' })).toBe(401);
    server.clock.advance(26 * 60);
    expect(await asks(ardit, { 'x-background': '1' })).toBe(401);
    expect(await asks(ardit, { 'x-company': String(long.id) })).toBe(200);
  });

  test('a header that names nothing changes nothing', async () => {
    server.clock.advance(31 * 60);
    for (const header of ['0', 'x', '9'.repeat(30)])
      expect(await asks(company.admin, { 'x-company': header })).toBe(401);
  });
});

test('ends 12 hours after sign-in, however active, and refreshing does not put it off', async () => {
  let user = company.admin;
  for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
    server.clock.advance(20 * 60);
    user = await refresh(user);
  }
  expect(await asks(user)).toBe(200);
  server.clock.advance(20 * 60 + 1);
  expect(await asks(user)).toBe(401);
});

test('logging out ends the session at once and takes the cookie away', async () => {
  const { headers } = await server.as(company.admin).call(logout, {});
  expect(headers.get('set-cookie')).toContain('Max-Age=0');
  expect(await asks(company.admin)).toBe(401);
});

test('signing in, refreshing and logging out leave an audit line each', async () => {
  const { email, id } = company.admin;
  const user = renewed(
    company.admin,
    await server.as(undefined).call(login, { body: { email, password: 'Demo123' } }),
  );
  await server.as(await refresh(user)).call(logout, {});
  const { rows } = await server.asAccess((tx) =>
    tx.execute(sql`select "page", "type" from "audit_line" where "userId" = ${id} order by "id"`),
  );
  expect(rows).toEqual(['signIn', 'refresh', 'signOut'].map((type) => ({ page: 'login', type })));
});

test('switching a user off, deleting one, or changing the role takes effect on the next request', async () => {
  const change = (user: TestUser, set: string) =>
    server.asAccess((tx) => tx.execute(sql.raw(`update "app_user" set ${set} where "id" = ${user.id}`)));
  await change(company.admin, '"roleId" = 4');
  expect((await server.as(company.admin).call(getAuthUser, {})).body.roleId).toBe(4);
  await change(company.admin, '"status" = 2');
  expect(await asks(company.admin)).toBe(401);
  await change(company.manager, '"deletedAt" = now()');
  expect(await asks(company.manager)).toBe(401);
});

test('taking a company away from a user takes effect on the next request', async () => {
  await server.asAccess((tx) =>
    tx.execute(sql`delete from "user_company" where "userId" = ${company.user.id}`),
  );
  expect((await server.as(company.user, { company: company.id }).call(showTenant, {})).body.code).toBe(
    'COMPANY_NOT_LINKED',
  );
});

describe('changing the password', () => {
  const change = (
    user: TestUser,
    facts: Partial<{ currentPassword: string; newPassword: string; confirmPassword: string }>,
  ) => {
    const newPassword = facts.newPassword ?? 'Mali2026';
    return server.as(user).call(changePassword, {
      body: { currentPassword: 'Demo123', newPassword, confirmPassword: newPassword, ...facts },
    });
  };

  test.each([
    [{ newPassword: 'Ab1', confirmPassword: 'Ab2' }, 'PASSWORDS_DIFFER'],
    [{ newPassword: 'Ab1' }, 'PASSWORD_TOO_SHORT'],
    [{ newPassword: 'MALI12' }, 'PASSWORD_NO_LOWERCASE'],
    [{ newPassword: 'MaliMali' }, 'PASSWORD_NO_DIGIT'],
    [{ newPassword: 'mali12' }, 'PASSWORD_NO_UPPERCASE'],
    [{ newPassword: 'Password1' }, 'PASSWORD_TOO_COMMON'],
    [{ newPassword: 'Aaaaa1' }, 'PASSWORD_TOO_COMMON'],
    [{ newPassword: 'Agimi1' }, 'PASSWORD_TOO_COMMON'],
    [{ newPassword: 'Arben2026.x' }, 'PASSWORD_TOO_COMMON'],
    [{ newPassword: 'Prishtina-1' }, 'PASSWORD_TOO_COMMON'],
    [{ currentPassword: 'Demo124' }, 'CURRENT_PASSWORD_WRONG'],
  ])('checks the rules in the order of the specification: %o is %s', async (facts, code) => {
    expect((await change(company.admin, facts)).body.code).toBe(code);
  });

  test('is for who is signed in, with every field and no other', async () => {
    const body = { currentPassword: 'Demo123', newPassword: 'Mali2026', confirmPassword: 'Mali2026' };
    expect((await server.as(undefined).call(changePassword, { body })).status).toBe(401);
    const { confirmPassword, ...half } = body;
    expect((await server.as(company.user).call(changePassword, { body: half as typeof body })).status).toBe(
      422,
    );
    const named = { ...body, userId: company.admin.id };
    expect((await server.as(company.user).call(changePassword, { body: named })).status).toBe(422);
    expect(
      (await server.as(undefined).call(login, { body: { email: company.user.email, password: 'Demo123' } }))
        .status,
    ).toBe(200);
  });

  test('answers with a new token, ends every other session, and leaves an audit line without the password', async () => {
    const other = renewed(
      company.admin,
      await server.as(undefined).call(login, { body: { email: company.admin.email, password: 'Demo123' } }),
    );
    await server.asAccess((tx) =>
      rememberDevice(tx, {
        userId: company.admin.id,
        secret: undefined,
        now: server.clock.now(),
        trust: true,
      }),
    );
    await server.as(undefined).call(forgotPassword, { query: { email: company.admin.email } });
    const stale = await refresh(company.user);
    expect((await change(company.user, {})).body.code).toBe('CONFLICT');
    expect(await asks(stale)).toBe(200);
    const reply = await change(company.admin, {});
    expect(reply.status).toBe(200);
    expect([await asks(other), await asks(renewed(company.admin, reply))]).toEqual([401, 200]);
    const { rows: left } = await server.asAccess((tx) =>
      tx.execute(sql`
        select (select count(*)::int from "known_device" where "userId" = ${company.admin.id} and "trustedUntil" is not null) as "trusted",
          (select count(*)::int from "password_reset" where "userId" = ${company.admin.id} and "usedAt" is null) as "links",
          (select "subject" from "outbox_mail" where "recipient" = ${company.admin.email} order by "id" desc limit 1) as "subject"`),
    );
    expect(left).toEqual([{ trusted: 0, links: 0, subject: 'Fjalëkalimi juaj u ndërrua' }]);
    expect(
      (await server.as(undefined).call(login, { body: { email: company.admin.email, password: 'Mali2026' } }))
        .status,
    ).toBe(200);
    const { rows } = await server.asAccess((tx) =>
      tx.execute(
        sql`select "page", "type", "changes" from "audit_line" where "userId" = ${company.admin.id} and "page" = 'changePassword'`,
      ),
    );
    expect(rows).toEqual([
      { page: 'changePassword', type: 'update', changes: { password: { old: '***', new: '***' } } },
    ]);
  });
});
