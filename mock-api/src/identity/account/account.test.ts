import { getAuditsByTenantId } from '@paga/contract/audit';
import {
  endOwnSession,
  endOwnSessions,
  getOwnSessions,
  removeOwnPhoto,
  updateOwnProfile,
  uploadOwnPhoto,
} from '@paga/contract/identity/account';
import { getAuthUser } from '@paga/contract/identity/sign-in';
import type { TestCompany, TestServer, TestUser } from '@paga/testing/server';
import { signInServer } from '@paga/testing/sign-in-server';
import { signInWith, withTwoFactor } from '@paga/testing/two-factor';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';

let server: TestServer;
let company: TestCompany;
let arben: TestUser;
beforeEach(async () => {
  server = await signInServer();
  company = await server.company();
  arben = company.admin;
});

const asks = async (user: TestUser) => (await server.as(user).call(getAuthUser, {})).status;
const sessionsOf = async (user: TestUser) => (await server.as(user).call(getOwnSessions, {})).body;

/** A call from elsewhere: the browser's own name and the network address. */
const useFrom = (user: TestUser, agent: string, address: string) => {
  const headers = {
    authorization: `Bearer ${user.handle}`,
    cookie: `paga_session=${user.cookie}`,
    'user-agent': agent,
    'x-background': '1',
  };
  const bindings = { incoming: { headers, socket: { remoteAddress: address } } };
  return server.app.request('/api/configurations/authUser', { headers }, bindings);
};

const linesOf = async (user: TestUser) => {
  const { rows } = await server.asAccess((tx) =>
    tx.execute<{ type: string; changes: object }>(
      sql`select "type", "changes" from "audit_line" where "userId" = ${user.id} and "page" = 'account' order by "id"`,
    ),
  );
  return rows;
};

test('the own sessions are listed with device and place of last use, live ones only', async () => {
  const { session: phone } = await signInWith(server, arben);
  expect((await sessionsOf(arben)).map(({ address }) => address)).toEqual(['local', 'local']);
  server.clock.advance(60);
  await useFrom(phone, 'Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Mobile Safari/537.36', '10.1.2.3');
  await useFrom(arben, 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/144.0', '10.1.2.4');
  const facts = { signedInAt: '2026-10-15T09:00:00.000Z', lastActiveAt: '2026-10-15T09:00:00.000Z' };
  expect(await sessionsOf(arben)).toEqual(
    [
      { id: expect.any(Number), ...facts, device: 'Chrome, Android', address: '10.1.2.3', current: false },
      {
        ...facts,
        id: expect.any(Number),
        device: 'Web',
        address: 'local',
        current: true,
        lastActiveAt: '2026-10-15T09:01:00.000Z',
      },
    ].sort((one, other) => other.lastActiveAt.localeCompare(one.lastActiveAt)),
  );
  const mira = await withTwoFactor(server, company.manager);
  expect((await signInWith(server, mira)).twoFactor).toBe(true);
  expect(await sessionsOf(mira)).toHaveLength(1);
  server.clock.advance(1_790);
  await asks(arben);
  server.clock.advance(30);
  expect((await sessionsOf(arben)).map(({ current }) => current)).toEqual([true]);
});

test('one that is idle too long for some companies, and not for all, is listed as it can still be used', async () => {
  const patient = await server.company({ name: 'Drini' });
  await server.asAccess((tx) =>
    tx.execute(sql`update "tenant" set "inactivityMinutes" = 720 where "id" = ${patient.id}`),
  );
  for (const roleId of [2, 1] as const) {
    const companies = roleId === 1 ? [] : [company.id, patient.id];
    const person = await server.user({ roleId, companies });
    const { session: forgotten } = await signInWith(server, person);
    server.clock.advance(3_000);
    const { session: desk } = await signInWith(server, person);
    expect([await asks(forgotten), (await sessionsOf(desk)).length]).toEqual([401, 3]);
    expect((await server.as(forgotten, { company: patient.id }).call(getAuthUser, {})).status).toBe(200);
    server.clock.advance(40_300);
    const { session: evening } = await signInWith(server, person);
    // The one that was forgotten is over after twelve hours, however late it was used.
    expect(await sessionsOf(evening)).toHaveLength(2);
  }
});

test('one of them is ended, or all but this one; nobody ends somebody else’s', async () => {
  const [phone, tablet, desk] = [
    (await signInWith(server, arben)).session,
    (await signInWith(server, arben)).session,
    (await signInWith(server, arben)).session,
  ];
  const id = (await sessionsOf(phone)).find(({ current }) => current)?.id ?? 0;
  expect((await server.as(company.user).call(endOwnSession, { params: { id } })).status).toBe(404);
  expect((await server.as(undefined).call(endOwnSession, { params: { id } })).status).toBe(401);
  expect((await server.as(arben).call(endOwnSession, { params: { id } })).status).toBe(204);
  expect((await server.as(arben).call(endOwnSession, { params: { id } })).status).toBe(404);
  expect([await asks(phone), await asks(tablet)]).toEqual([401, 200]);
  expect((await server.as(arben).call(endOwnSessions, {})).body).toEqual({ ended: 2 });
  expect([await asks(tablet), await asks(desk), await asks(arben), await asks(company.user)]).toEqual([
    401, 401, 200, 200,
  ]);
  const own = (await sessionsOf(arben))[0]?.id ?? 0;
  const { headers } = await server.as(arben).call(endOwnSession, { params: { id: own } });
  expect([headers.get('set-cookie')?.includes('Max-Age=0'), await asks(arben)]).toEqual([true, 401]);
  expect((await linesOf(arben)).map(({ type }) => type)).toEqual(['endSession', 'endSessions', 'endSession']);
});

test('name and theme are the person’s own; a new name stands in the log of the company', async () => {
  const as = server.as(company.user);
  expect((await as.call(updateOwnProfile, { body: { theme: 'dark' } })).body.theme).toBe('dark');
  const { body } = await as.call(updateOwnProfile, { body: { name: '  Uran Hoxha ' } });
  expect(body).toEqual({
    id: company.user.id,
    name: 'Uran Hoxha',
    email: company.user.email,
    language: 'sq',
    photo: null,
    theme: 'dark',
  });
  expect((await as.call(getAuthUser, {})).body.user).toEqual(body);
  const { body: log } = await server.as(arben).call(getAuditsByTenantId, { query: { onPage: 'users' } });
  expect(log.data).toMatchObject(
    [{ type: 'update', changes: [{ field: 'name', old: 'Uran Përdoruesi', new: 'Uran Hoxha' }, {}] }].map(
      ({ changes: [name], ...rest }) => ({ ...rest, changes: expect.arrayContaining([name]) }),
    ),
  );
  expect((await as.call(updateOwnProfile, { body: { theme: 'system' } })).body.theme).toBe('system');
  for (const wrong of [{ name: ' ' }, { theme: 'red' }, { name: 'x'.repeat(500) }, { roleId: 1 }])
    expect((await as.call(updateOwnProfile, { body: wrong as never })).status).toBe(422);
  expect((await server.as(undefined).call(updateOwnProfile, { body: { theme: 'dark' } })).status).toBe(401);
});

test('the own photo is a picture, which nobody else is shown', async () => {
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
  const send = (bytes: Uint8Array) =>
    server.as(arben).call(uploadOwnPhoto, { body: { photo: new File([Uint8Array.from(bytes)], 'a.png') } });
  const shown = async (user: TestUser, link: string) =>
    (await server.request(link, { headers: { cookie: `paga_session=${user.cookie}` } })).status;
  expect((await send(new TextEncoder().encode('<svg/>'))).body.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  const { body } = await send(picture);
  expect(body.photo).toMatch(new RegExp(`^/api/files/p${arben.id}/photos/[0-9a-f]{44}\\.webp$`));
  expect((await server.as(arben).call(getAuthUser, {})).body.user.photo).toBe(body.photo);
  expect([
    await shown(arben, body.photo),
    await shown(company.user, body.photo),
    await shown(await server.superAdmin(), body.photo),
  ]).toEqual([200, 404, 404]);
  const second = await send(picture);
  expect([await shown(arben, body.photo), await shown(arben, second.body.photo)]).toEqual([404, 200]);
  expect((await server.as(arben).call(removeOwnPhoto, {})).status).toBe(204);
  expect(await shown(arben, second.body.photo)).toBe(404);
  expect((await linesOf(arben)).map(({ type }) => type)).toEqual(['update', 'update', 'update']);
});
