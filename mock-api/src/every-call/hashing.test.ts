import { hash, verify } from '@node-rs/argon2';
import { makeFirstAdmin } from '@paga/contract/identity/setup';
import { confirmRecoveryCode, confirmTwoFactorCode } from '@paga/contract/identity/two-factor';
import { freshServer, type TestServer, type TestUser, type UserFacts } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import { areas } from '#areas.ts';
import { type BoundCall, bindCalls } from '#core/http/bound-call.ts';
import { type Populated, populated } from './fixture.ts';
import { type Sample, sampleInput } from './sample-input.ts';

// A hash takes the machine for 50 ms. Nobody gets one made by a call that is not for their level or role: counted where it is made.
jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual('@node-rs/argon2');
  return { ...actual, hash: jest.fn(actual.hash), verify: jest.fn(actual.verify) };
});
const made = () => jest.mocked(hash).mock.calls.length + jest.mocked(verify).mock.calls.length;

const everyCall = bindCalls(areas).filter(({ handler }) => handler);
/** They end the session they are made with, or change its halves. */
const ENDS_SESSION = new Set(['logout', 'refreshToken']);
/** No session of the office is one of an own page: all of them are kept out there. */
const RANK = { none: 0, ticket: 1, notAgreed: 2, signedIn: 3, company: 3, own: 4 } as const;

let server: TestServer;
let fixture: Populated;
let people: Record<'anonymous' | 'ticket' | 'notAgreed' | 'disabled', TestUser | undefined>;
let roles: TestUser[];
beforeAll(async () => {
  server = await freshServer('hashing');
  fixture = await populated(server, 'Agimi');
  const { company } = fixture;
  const facts: UserFacts = { roleId: 4, companies: [company.id] };
  const ticket = await server.user(facts);
  await server.asAccess((tx) =>
    tx.execute(sql`update "session" set "level" = 1 where "userId" = ${ticket.id}`),
  );
  people = {
    anonymous: undefined,
    ticket,
    notAgreed: await server.user({ ...facts, agreed: false }),
    disabled: await server.user({ ...facts, active: false }),
  };
  roles = [await server.superAdmin(), company.admin, company.manager, company.user];
});

/** Everybody whom the access table keeps out of a call, and full sessions where a ticket is asked for. */
function keptOut({ access: { level, roles: let_in } }: BoundCall): (TestUser | undefined)[] {
  const low = [
    ...(RANK[level] > 0 ? [people.anonymous, people.disabled] : []),
    ...(RANK[level] > 1 ? [people.ticket] : []),
    ...(RANK[level] > 2 ? [people.notAgreed] : []),
  ];
  const foreign = level === 'none' ? [] : roles.filter(({ roleId }) => !let_in.includes(roleId as 1));
  return [...low, ...foreign, ...(level === 'ticket' ? [fixture.company.user] : [])];
}

/** The input of a call, as the person who is kept out would send it: of a ticket's call with a code and the own id, so that it gets past the schema. */
function inputOf({ call, access: { level } }: BoundCall, person: TestUser | undefined): Sample {
  const input = sampleInput(call, fixture.company.id, fixture);
  if (level !== 'ticket' || !input.body) return input;
  const code = call === confirmRecoveryCode ? '0000-0000-0000' : '000000';
  const own = Object.entries({ userId: person?.id, code });
  const fields = own.filter(([name]) => name in (input.body ?? {}));
  return { ...input, body: { ...input.body, ...Object.fromEntries(fields) } };
}

test('no call hashes anything for somebody of a wrong level or role', async () => {
  const [hashed, invalid]: [string[], string[]] = [[], []];
  let tried = 0;
  for (const bound of everyCall) {
    for (const person of keptOut(bound)) {
      const before = made();
      // Signing out ends what the next call is tried with.
      if (ENDS_SESSION.has(bound.name) && person) continue;
      const { body } = await server.as(person).call(bound.call, inputOf(bound, person) as never);
      tried += 1;
      if ((body as { code?: string } | undefined)?.code === 'VALIDATION_FAILED') invalid.push(bound.name);
      if (made() > before) hashed.push(`${bound.name} of ${person?.name ?? 'nobody'}`);
    }
  }
  expect({ hashed, invalid }).toEqual({ hashed: [], invalid: [] });
  expect(tried).toBeGreaterThan(1_000);
});

test('a wrong code of a full session is refused before it is hashed, and leaves no line in the audit log', async () => {
  const { user } = fixture.company;
  const lines = async () =>
    (await server.asAccess((tx) => tx.execute(sql`select 1 from "audit_line" where "userId" = ${user.id}`)))
      .rows.length;
  const [before, written] = [made(), await lines()];
  for (let n = 0; n < 5; n += 1) {
    const body = { userId: user.id, deviceId: 'Firefox', code: '000000' };
    expect(await server.as(user).call(confirmTwoFactorCode, { body })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
  }
  expect([made(), await lines()]).toEqual([before, written]);
});

test('a setup secret that is wrong is refused before a password is hashed', async () => {
  const before = made();
  const body = { secret: 'a guess', name: 'Sara Super', email: 'sara@paga.test', password: 'Mali2026' };
  expect((await server.as(undefined).call(makeFirstAdmin, { body })).status).toBeGreaterThanOrEqual(400);
  expect(made()).toBe(before);
});
