import { saveClosingCode } from '@paga/contract/company/closing-code';
import { showTenant } from '@paga/contract/company/profile';
import { getInactivity } from '@paga/contract/company/security';
import { createEmployee, getEmployee } from '@paga/contract/employees';
import { getSectors } from '@paga/contract/employees/sectors';
import { updateSelectedLanguage } from '@paga/contract/identity/preferences';
import { chooseCompany, getAuthUser } from '@paga/contract/identity/sign-in';
import { generateSalaries } from '@paga/contract/payroll';
import { CompanyStatus } from '@paga/contract/shapes';
import { anEmployee } from '@paga/testing/employees';
import {
  freshServer,
  type TestCompany,
  type TestServer,
  type TestUser,
  testServer,
} from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import { createLog } from '../log.ts';

let server: TestServer;
let agimi: TestCompany;
let drini: TestCompany;
let both: TestUser;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  [agimi, drini] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
  both = await server.user({ roleId: 3, companies: [agimi.id, drini.id] });
});

const raw = (user: TestUser, path: string, init: RequestInit) =>
  server.request(path, {
    ...init,
    headers: {
      authorization: `Bearer ${user.handle}`,
      cookie: `paga_session=${user.cookie}`,
      ...init.headers,
    },
  });
const employeeBody = () => JSON.stringify(anEmployee({ userId: agimi.id }));

describe('the company of a request', () => {
  const shown = async (user: TestUser, company?: number) =>
    (await server.as(user, { company }).call(showTenant, {})).body;

  test('is the one it carries, else the header, else the default of the session, else the only one', async () => {
    expect((await server.as(both).call(getInactivity, { query: { userId: drini.id } })).status).toBe(200);
    expect(await shown(both, drini.id)).toMatchObject({ id: drini.id, name: 'Drini' });
    expect(await shown(both)).toMatchObject({ code: 'COMPANY_REQUIRED' });
    await server.as(both).call(chooseCompany, { body: { tenantId: agimi.id } });
    expect(await shown(both)).toMatchObject({ id: agimi.id });
    expect(await shown(both, drini.id)).toMatchObject({ id: drini.id });
    expect(await shown(drini.user)).toMatchObject({ id: drini.id });
  });

  test('is refused when the request names two', async () => {
    const reply = await server
      .as(both, { company: agimi.id })
      .call(getSectors, { query: { tenantId: drini.id } });
    expect([reply.status, reply.body.code]).toEqual([409, 'COMPANY_MISMATCH']);
  });

  test('must be one the person is linked to, and for the super admin one that exists', async () => {
    expect((await server.as(agimi.admin).call(getSectors, { query: { tenantId: drini.id } })).body.code).toBe(
      'COMPANY_NOT_LINKED',
    );
    const sara = await server.superAdmin();
    expect((await server.as(sara).call(getSectors, { query: { tenantId: drini.id } })).status).toBe(200);
    expect((await server.as(sara).call(getSectors, { query: { tenantId: 999_999_999 } })).status).toBe(404);
  });

  test('cannot be chosen when it is not linked', async () => {
    expect(
      (await server.as(agimi.admin).call(chooseCompany, { body: { tenantId: drini.id } })).body.code,
    ).toBe('COMPANY_NOT_LINKED');
  });

  test.each(['abc', '-1', '1.5', '99999999999999999999'])('is not %s', async (id) => {
    expect((await server.as(both, { headers: { 'x-company': id } }).call(showTenant, {})).status).toBe(422);
    expect((await raw(both, `/api/register/getSectorByTenantId?tenantId=${id}`, {})).status).toBe(422);
  });
});

describe('a suspended or expired company', () => {
  test.each([
    ['suspended', { status: CompanyStatus.suspended }],
    ['expired', { status: CompanyStatus.expired }],
    ['over since yesterday', { expirationDate: '2026-10-14' }],
  ])('that is %s reads and does not write', async (_, facts) => {
    const closed = await server.company(facts);
    expect((await server.as(closed.admin).call(showTenant, {})).status).toBe(200);
    const write = await server
      .as(closed.admin)
      .call(generateSalaries, { query: { month: 10, year: 2026, userId: closed.id } });
    expect([write.status, write.body.code]).toEqual([403, 'COMPANY_READ_ONLY']);
    expect((await server.as(closed.admin).call(updateSelectedLanguage, { body: { value: 1 } })).status).toBe(
      200,
    );
  });

  test('works on its last day', async () => {
    const company = await server.company({ expirationDate: '2026-10-15' });
    expect(
      (
        await server
          .as(company.admin)
          .call(generateSalaries, { query: { month: 10, year: 2026, userId: company.id } })
      ).status,
    ).not.toBe(403);
    expect((await server.as(company.admin).call(showTenant, {})).body.status).toBe(1);
  });
});

describe('the order of answers', () => {
  const post = (user: TestUser | undefined, path: string, body: string) => {
    const headers = { 'content-type': 'application/json' };
    return user
      ? raw(user, path, { method: 'POST', body, headers })
      : server.request(path, { method: 'POST', body, headers });
  };

  test('is 401, 403, 422, and 501 last', async () => {
    const path = '/api/register/saveSecureCode';
    const good = JSON.stringify({ tenantId: agimi.id, code: 'ABC123' });
    expect((await post(undefined, path, '{')).status).toBe(401);
    expect((await post(agimi.user, path, '{')).status).toBe(403);
    expect((await post(agimi.admin, path, JSON.stringify({ tenantId: agimi.id, code: '!' }))).status).toBe(
      422,
    );
    const last = await server
      .as(agimi.admin)
      .call(saveClosingCode, { body: { tenantId: agimi.id, code: 'ABC123' } });
    expect([200, 204, 501]).toContain(last.status);
    expect((await post(agimi.admin, '/api/no/such/call', good)).status).toBe(404);
  });

  test('is 404 before the fields are judged against the database', async () => {
    expect(
      (await server.as(agimi.admin).call(getEmployee, { query: { employeeId: 999_999_999 } })).body.code,
    ).toBe('NOT_FOUND');
  });
});

describe('a body', () => {
  const send = (body: BodyInit, type: string) =>
    raw(agimi.admin, '/api/employees', { method: 'POST', body, headers: { 'content-type': type } });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'of the type %s is not taken for JSON',
    async (type) => {
      expect((await send(employeeBody(), type)).status).toBe(415);
    },
  );

  test('that is no JSON is refused as a whole', async () => {
    expect((await send('{"userId":', 'application/json')).status).toBe(422);
    expect((await send(new Uint8Array([0xff, 0xfe, 0x7b]), 'application/json')).status).toBe(422);
  });

  test('above the limit is refused by its announced and by its real size', async () => {
    const big = JSON.stringify({ note: 'x'.repeat(6 * 1024 * 1024) });
    expect((await send(big, 'application/json')).status).toBe(413);
    const stream = new Response(big).body as ReadableStream;
    const chunked = await raw(agimi.admin, '/api/employees', {
      method: 'POST',
      body: stream,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(413);
  });

  test.each(['roleId', 'tenantId', 'id', '__proto__', 'deletedAt'])(
    'with the unknown field %s is refused at that field',
    async (field) => {
      const reply = await send(`{"${field}": 1, ${employeeBody().slice(1)}`, 'application/json');
      expect(reply.status).toBe(422);
      expect(((await reply.json()) as { fields: object[] }).fields).toContainEqual({
        path: field,
        code: 'unrecognized_keys',
        message: 'Unknown field',
      });
    },
  );

  test('with an unknown query field is refused too', async () => {
    expect((await raw(agimi.admin, '/api/configurations/authUser?roleId=1', {})).status).toBe(422);
  });
});

describe('an answer', () => {
  test('is not stored, framed, sniffed or shared with other sites', async () => {
    const { headers } = await server.as(agimi.admin).call(getAuthUser, {});
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('to a page of another site is a refusal, for reads, writes and writing GETs alike', async () => {
    const speaker = server.as(agimi.admin, { headers: { 'sec-fetch-site': 'cross-site' } });
    const codes = [
      (await speaker.call(showTenant, {})).body.code,
      (await speaker.call(createEmployee, { body: anEmployee({ userId: agimi.id }) })).body.code,
      (await speaker.call(generateSalaries, { query: { month: 10, year: 2026, userId: agimi.id } })).body
        .code,
    ];
    expect(codes).toEqual(Array(3).fill('CROSS_SITE_REFUSED'));
  });

  test('is the same with and without a slash at the end', async () => {
    const path = `?userId=${agimi.id}`;
    expect((await raw(agimi.admin, `/api/inactivity-setup${path}`, {})).status).toBe(200);
    expect((await raw(agimi.admin, `/api/inactivity-setup/${path}`, {})).status).toBe(200);
  });

  test('about a failure shows an id and nothing of what happened', async () => {
    await server.asAccess((tx) =>
      tx.execute(sql`update "tenant" set "registrationDate" = 'infinity' where "id" = ${agimi.id}`),
    );
    const reply = await server.as(agimi.admin).call(showTenant, {});
    expect(reply.status).toBe(500);
    expect(Object.keys(reply.body).sort()).toEqual(['code', 'errorId']);
  });
});

test('a refusal in the process log says when, which call, why and who by number, and nothing of what was sent', async () => {
  const lines: string[] = [];
  const listening = await freshServer('log', {
    log: createLog('info', { write: (line) => lines.push(line) }),
  });
  const { user } = await listening.company();
  const foreign = await listening.company({ name: 'Drini' });
  const headers = { authorization: `Bearer ${user.handle}`, cookie: `paga_session=${user.cookie}` };
  for (const shown of [headers, {}])
    await listening.request(`/api/inactivity-setup/?userId=${foreign.id}&search=Arta`, { headers: shown });
  const facts = { method: 'GET', path: '/api/inactivity-setup', errorId: expect.any(String) };
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { ...facts, refusal: 'COMPANY_NOT_LINKED', userId: user.id, time: expect.stringMatching(/Z"?$/) },
    { ...facts, refusal: 'NOT_SIGNED_IN' },
  ]);
  expect(lines.join()).not.toContain('Arta');
});
