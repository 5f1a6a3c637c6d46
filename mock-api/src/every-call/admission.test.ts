import type { RoleId } from '@paga/contract/shapes';
import { joinedEmployee } from '@paga/testing/own-page';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import { areas } from '#areas.ts';
import { type BoundCall, bindCalls } from '#core/http/bound-call.ts';

// Every call of the contract with every kind of person. Inputs are empty but for the company, so nobody who is let in gets further than the schema.
// Whom the access table keeps out is tried with every call; of those it lets in, one in four with each, neighbours by others (PAGA_SEED shifts
// them). `pnpm soak admission` tries all.
const everyCall = bindCalls(areas);
const ONE_IN = process.env.PAGA_SOAK === '1' ? 1 : 4;
const seed = Number(process.env.PAGA_SEED ?? 0);
const REFUSED_BY_COMPANY = ['COMPANY_REQUIRED', 'COMPANY_NOT_LINKED'];
/** They end the session they are made with, or change its halves. */
const EACH_OWN_SESSION = new Set(['logout', 'refreshToken', 'signOutOfOwnPage']);

let server: TestServer;
let own: TestCompany;
let foreign: TestCompany;
let people: Record<string, TestUser | undefined>;

let employees = 0;
/** Of a personal number that nobody of the company has. */
async function anotherEmployee(): Promise<number> {
  employees += 1;
  const [id = 0] = await savedEmployees(server, own, {
    personalNumber: `8${String(employees).padStart(9, '0')}`,
  });
  return id;
}

const make = {
  anonymous: async () => undefined,
  ticket: async () => {
    const user = await server.user({ roleId: 4, companies: [own.id] });
    await server.asAccess((tx) =>
      tx.execute(sql`update "session" set "level" = 1 where "userId" = ${user.id}`),
    );
    return user;
  },
  notAgreed: () => server.user({ roleId: 4, companies: [own.id], agreed: false }),
  noCompany: () => server.user({ roleId: 4 }),
  role1: () => server.superAdmin(),
  role2: () => server.user({ roleId: 2, companies: [own.id] }),
  role3: () => server.user({ roleId: 3, companies: [own.id] }),
  role4: () => server.user({ roleId: 4, companies: [own.id] }),
  othersAdmin: () => server.user({ roleId: 2, companies: [foreign.id] }),
  both: () => server.user({ roleId: 3, companies: [own.id, foreign.id] }),
  disabled: () => server.user({ roleId: 2, companies: [own.id], active: false }),
  ownEmployee: async () => joinedEmployee(server, own.id, await anotherEmployee()),
} satisfies Record<string, () => Promise<TestUser | undefined>>;
type Who = keyof typeof make;
const WHO = Object.keys(make) as Who[];

beforeAll(async () => {
  server = await testServer();
  [own, foreign] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
  people = Object.fromEntries(await Promise.all(WHO.map(async (who) => [who, await make[who]()])));
});

async function codeOf(who: Who, bound: BoundCall, target: number): Promise<string> {
  const { call } = bound;
  // The one call that an input of nothing but the company is enough for, and that takes the company from all the others.
  const company = who === 'role1' && bound.name === 'deleteTenant' ? (await server.company()).id : target;
  const [part, field] = (call.companyIn ?? '').split('.') as ['params' | 'query' | 'body' | '', string];
  const body = call.body === undefined ? undefined : {};
  const params = { id: 999_999, tenantId: company, type: 'all' };
  const input = {
    params,
    body,
    ...(part === '' ? {} : { [part]: { ...(part === 'params' ? params : {}), [field]: company } }),
  };
  const speaker = EACH_OWN_SESSION.has(bound.name) ? await make[who]() : people[who];
  const reply = await server.as(speaker, { company }).call(call, input as never);
  return reply.status < 300 ? 'ok' : String(reply.body.code);
}

/** What the access table promises a person about a call, for the own or the foreign company. */
function promised(
  who: Who,
  { access: { level, roles }, call }: BoundCall,
  target: 'own' | 'foreign',
): string | string[] {
  // Half a session is no token of a remote, of which a place may show few that are wrong.
  if (call.token) return ['NOT_SIGNED_IN', 'TOO_MANY_REQUESTS', 'VALIDATION_FAILED'];
  if (level === 'none') return 'admitted';
  // On no rung of the ladder: neither session is the other.
  if (level === 'own' || who === 'ownEmployee')
    return level === 'own' && who === 'ownEmployee' ? 'admitted' : 'NOT_SIGNED_IN';
  if (who === 'anonymous' || who === 'disabled') return 'NOT_SIGNED_IN';
  const reached = who === 'ticket' ? 1 : who === 'notAgreed' ? 2 : 3;
  if (reached < { ticket: 1, notAgreed: 2, signedIn: 3, company: 3 }[level]) return 'LEVEL_REQUIRED';
  const roleId = people[who]?.roleId as RoleId;
  if (!roles.includes(roleId)) return 'FORBIDDEN';
  if (level !== 'company' || roleId === 1 || who === 'both') return 'admitted';
  const linked = who === 'othersAdmin' ? 'foreign' : who === 'noCompany' ? 'none' : 'own';
  return linked === target ? 'admitted' : REFUSED_BY_COMPANY;
}

/** Whether a run tries it; what the access table refuses, always. */
const isTried = (who: Who, bound: BoundCall, target: 'own' | 'foreign') =>
  promised(who, bound, target) !== 'admitted' ||
  (everyCall.indexOf(bound) + WHO.indexOf(who) * 2 + (target === 'own' ? 0 : 1) + seed) % ONE_IN === 0;

const NOT_ADMITTED = [
  'NOT_SIGNED_IN',
  'LEVEL_REQUIRED',
  'COMPANY_REQUIRED',
  'COMPANY_NOT_LINKED',
  'COMPANY_MISMATCH',
  'CROSS_SITE_REFUSED',
];

describe.each(WHO)('%s', (who) => {
  test.each(['own', 'foreign'] as const)(
    'is let in and kept out of every call as the access table says, in the %s company',
    async (target) => {
      const company = target === 'own' ? own.id : foreign.id;
      const tried = everyCall.filter((bound) => isTried(who, bound, target));
      expect(tried.length).toBeGreaterThan(50);
      const wrong = tried.map(async (bound) => {
        const [code, expected] = [await codeOf(who, bound, company), promised(who, bound, target)];
        const right =
          expected === 'admitted' ? !NOT_ADMITTED.includes(code) : [expected].flat().includes(code);
        return right ? [] : [`${bound.name}: ${code} instead of ${expected}`];
      });
      expect((await Promise.all(wrong)).flat()).toEqual([]);
    },
  );
});

test.each(['cross-site', 'same-site'])(
  'no call, of whatever method, is taken from a %s page',
  async (site) => {
    const speaker = server.as(people.role2, { company: own.id, headers: { 'sec-fetch-site': site } });
    const params = { id: 1, tenantId: own.id, type: 'all' };
    const taken = everyCall.map(async ({ name, call }) => {
      const reply = await speaker.call(call, { params, body: call.body && {} } as never);
      return reply.body.code === 'CROSS_SITE_REFUSED' ? [] : [name];
    });
    expect((await Promise.all(taken)).flat()).toEqual([]);
  },
);

test('HEAD runs no handler that writes', async () => {
  const writing = everyCall.filter(({ call }) => call.method === 'GET' && call.effect === 'write');
  expect(writing.map(({ name }) => name).sort()).toEqual(['generateSalaries', 'requestBackup']);
  for (const { call } of writing) {
    const headers = {
      authorization: `Bearer ${people.role2?.handle}`,
      cookie: `paga_session=${people.role2?.cookie}`,
    };
    const query = `tenantId=${own.id}&month=10&year=2026`;
    const reply = await server.request(`/api${call.path.replace('{id}', '1')}?${query}`, {
      method: 'HEAD',
      headers,
    });
    expect(reply.status).toBe(405);
  }
});

test('names a row of the access table and an effect for every call', () => {
  expect(everyCall.length).toBeGreaterThan(156);
  expect(everyCall.filter(({ access, call }) => !access || !['read', 'write'].includes(call.effect))).toEqual(
    [],
  );
});
