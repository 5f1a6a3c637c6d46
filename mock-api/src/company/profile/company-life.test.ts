import { getAuthUser } from '@paga/contract/identity/sign-in';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { areas } from '#areas.ts';
import { type BoundCall, bindCalls } from '#core/http/bound-call.ts';

// Suspended, expired, or expired by itself since yesterday: every call of the contract is tried, so that a new one is judged when it comes. A read
// is tried in one of the three states, its neighbours in the others (PAGA_SEED shifts them all); `pnpm soak company-life` tries all in each.
const everyCall = bindCalls(areas);
/** Read marks; and what role 1 does about a company, which opens it again. */
// People who may read everything may also take it along, with a passkey where the company asks for one.
const STILL_ALLOWED = [
  ...['deleteTenant', 'readAllNotifications', 'readNotification', 'updateTenant'],
  ...['confirmPasskeyGrant', 'startPasskeyGrant', 'downloadBackup'],
];
const ofCompany = everyCall.filter(({ access }) => access.level === 'company');
// The one that takes the company away comes last.
const inCompany = [
  ...ofCompany.filter(({ name }) => name !== 'deleteTenant'),
  ...ofCompany.filter(({ name }) => name === 'deleteTenant'),
];

const soak = process.env.PAGA_SOAK === '1';
const seed = Number(process.env.PAGA_SEED ?? 0);

let server: TestServer;
let superAdmin: TestUser;
beforeAll(async () => {
  server = await testServer();
  superAdmin = await server.superAdmin();
  server.clock.set('2026-10-15T09:00:00Z');
});

const closed: Record<string, object> = {
  suspended: { status: 3 },
  expired: { status: 4 },
  'past its end': { expirationDate: '2026-10-14' },
};

async function codeOf(company: TestCompany, { call, access }: BoundCall): Promise<string | undefined> {
  const person = access.roles.includes(2)
    ? company.admin
    : access.roles.includes(3)
      ? company.manager
      : superAdmin;
  const [part, field] = (call.companyIn ?? '').split('.') as ['params' | 'query' | 'body' | '', string];
  const params = { id: 999_999, tenantId: company.id, type: 'all' };
  const body = call.body === undefined ? undefined : {};
  const input = {
    params,
    body,
    ...(part === '' ? {} : { [part]: { ...(part === 'params' ? params : {}), [field]: company.id } }),
  };
  return (await server.as(person, { company: company.id }).call(call, input as never)).body?.code;
}

describe.each(Object.keys(closed))('a company that is %s', (state) => {
  test('takes no write but those that the decisions name, and every read', async () => {
    const company = await server.company(closed[state]);
    expect((await server.as(company.user).call(getAuthUser, {})).status).toBe(200);
    const wrong: string[] = [];
    const turn = Object.keys(closed).indexOf(state) + seed;
    const tried = inCompany.filter(
      ({ call }, index) => soak || call.effect === 'write' || (index + turn) % 3 === 0,
    );
    expect(tried.length).toBeGreaterThan(100);
    for (const bound of tried) {
      const refused = (await codeOf(company, bound)) === 'COMPANY_READ_ONLY';
      const expected = bound.call.effect === 'write' && !STILL_ALLOWED.includes(bound.name);
      if (refused !== expected) wrong.push(`${bound.name}: ${refused ? 'refused' : 'let through'}`);
    }
    expect(wrong).toEqual([]);
  });
});

test('a company on the last day of its contract still works', async () => {
  const company = await server.company({ expirationDate: '2026-10-15' });
  const generate = inCompany.find(({ name }) => name === 'generateSalaries') as BoundCall;
  expect(await codeOf(company, generate)).toBe('VALIDATION_FAILED');
});
