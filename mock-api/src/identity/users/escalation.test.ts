import { createTenant } from '@paga/contract/company/profile';
import type { Endpoint } from '@paga/contract/endpoint';
import { getAuthUser } from '@paga/contract/identity/sign-in';
import {
  createAdmin,
  createUser,
  deleteUser,
  updateAdmin,
  updateUserStatus,
} from '@paga/contract/identity/users';
import { RoleId } from '@paga/contract/shapes';
import { freshServer, type TestCompany, type TestServer, type TestUser } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';

// Every acting role x every role to give x the own company, a foreign one and both, through every call about people. What is allowed is spelled
// out here once more, from the decisions and not from the table the server uses; what is refused must leave every row as it was.
// Of the changes of a person a run makes every sixth (96 of 576), others of each pair of roles (PAGA_SEED shifts them); `pnpm soak escalation` makes all.
const ONE_IN = process.env.PAGA_SOAK === '1' ? 1 : 6;
const seed = Number(process.env.PAGA_SEED ?? 0);
const ROLES = Object.values(RoleId);
const PLACES = ['own', 'foreign', 'both'] as const;
type Place = (typeof PLACES)[number];

let server: TestServer;
let own: TestCompany;
let foreign: TestCompany;
let actors: Record<RoleId, TestUser>;
beforeAll(async () => {
  server = await freshServer('escalation');
  [own, foreign] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
  // The companies' first administrators stay, so that nobody here is the last one.
  const inOwn = (roleId: RoleId) => server.user({ roleId, companies: [own.id] });
  actors = { 1: await server.superAdmin(), 2: await inOwn(2), 3: await inOwn(3), 4: await inOwn(4) };
  // The first call of a session notes where it comes from.
  for (const actor of Object.values(actors)) await server.as(actor).call(getAuthUser, {});
});

const companiesAt = (place: Place) =>
  ({ own: [own.id], foreign: [foreign.id], both: [own.id, foreign.id] })[place];

const TABLES = [
  'tenant',
  'app_user',
  'user_company',
  'session',
  'session_grant',
  'password_reset',
  'known_device',
  'outbox_mail',
  'audit_line',
];

/** Everything that the calls about people could change: a hash over all rows of each table, in one question. */
async function allRows(): Promise<string[]> {
  const hashes = TABLES.map(
    (table) => sql`(select md5(string_agg(t::text, '|' order by t::text)) from ${sql.identifier(table)} t)`,
  );
  const { rows } = await server.asAccess((tx) =>
    tx.execute<{ all: (string | null)[] }>(sql`select array[${sql.join(hashes, sql`, `)}] as "all"`),
  );
  return (rows[0]?.all ?? []).map((hash, index) => `${TABLES[index]}: ${hash}`);
}

async function personAt(roleId: RoleId, place: Place): Promise<TestUser> {
  return server.user({ roleId, companies: roleId === 1 ? [] : companiesAt(place) });
}

async function factsOf(userId: number) {
  const { rows } = await server.asAccess((tx) =>
    tx.execute<{ roleId: number; status: number; deleted: boolean; companies: string[] | null }>(sql`
      select "roleId", "status", "deletedAt" is not null as "deleted",
        (select array_agg("tenantId" order by "tenantId") from "user_company" where "userId" = u."id") as "companies"
      from "app_user" u where u."id" = ${userId}`),
  );
  const [row] = rows;
  return row && { ...row, companies: (row.companies ?? []).map(Number) };
}

type Outcome = { status: number; code: string | undefined; unchanged: boolean; id: number };

async function attempt(by: TestUser, call: Endpoint, input: object): Promise<Outcome> {
  const before = await allRows();
  const { status, body } = await server.as(by).call(call, input as never);
  const answer = (body ?? {}) as { code?: string; id?: number };
  // What is allowed changes something: only after a refusal the rows are read again.
  const unchanged = status >= 300 && JSON.stringify(before) === JSON.stringify(await allRows());
  return { status, code: answer.code, unchanged, id: answer.id ?? 0 };
}

/** `undefined` when the outcome is as wanted. */
function wrong(what: string, { status, code, unchanged }: Outcome, allowed: boolean): string | undefined {
  if (allowed) return status < 300 ? undefined : `${what}: refused with ${code}`;
  if (status < 300 || status >= 500) return `${what}: answered ${status}`;
  return unchanged ? undefined : `${what}: refused with ${code}, but something was changed`;
}

const ranks = (actor: RoleId, other: RoleId) => actor !== 4 && actor <= other;

describe.each(ROLES)('role %i', (actor) => {
  test.each([
    ['createAdmin', createAdmin, [1, 2]],
    ['createUser', createUser, [3, 4]],
  ] as const)('gives by %s what it may, where it may', async (name, call, roles) => {
    const faults: (string | undefined)[] = [];
    for (const roleId of ROLES)
      for (const place of PLACES) {
        const email = `${name}.${actor}.${roleId}.${place}@agimi.test`;
        const tenantIds = roleId === 1 ? [] : companiesAt(place);
        const body = { name: 'Arta Krasniqi', email, password: 'Mali2026', roleId, tenantIds };
        const outcome = await attempt(actors[actor], call, { body });
        const mayCall = name === 'createUser' ? actor <= 3 : actor <= 2;
        const within = actor === 1 || (place === 'own' && roleId !== 1);
        const allowed =
          mayCall && (roles as readonly number[]).includes(roleId) && ranks(actor, roleId) && within;
        faults.push(wrong(`${name} role ${roleId} in ${place}`, outcome, allowed));
        if (allowed)
          expect(await factsOf(outcome.id)).toMatchObject({ roleId, status: 1, companies: tenantIds });
      }
    expect(faults.filter(Boolean)).toEqual([]);
  });

  test.each(ROLES)('gives by updateAdmin to a person of role %i what it may, where it may', async (role) => {
    const faults: (string | undefined)[] = [];
    for (const [from, at] of PLACES.entries())
      for (const roleId of ROLES)
        for (const [toward, to] of PLACES.entries()) {
          if ((from + 2 * toward + role + 3 * roleId + actor + seed) % ONE_IN !== 0) continue;
          const person = await personAt(role, at);
          const tenantIds = roleId === 1 ? [] : companiesAt(to);
          const body = { id: person.id, name: person.name, email: person.email, roleId, tenantIds };
          const outcome = await attempt(actors[actor], updateAdmin, { body });
          const visible = role !== 1 && at !== 'foreign';
          const ofOwnOnly =
            visible && to === 'own' && roleId !== 1 && ranks(actor, role) && ranks(actor, roleId);
          // Who also works for strangers keeps the role, and the link to them.
          const allowed = actor === 1 || (ofOwnOnly && (at === 'own' || role === roleId));
          faults.push(wrong(`role ${role} at ${at} to role ${roleId} at ${to}`, outcome, allowed));
          const kept = actor !== 1 && at === 'both' ? companiesAt('both') : tenantIds;
          if (allowed) expect(await factsOf(person.id)).toMatchObject({ roleId, companies: kept });
        }
    expect(faults.filter(Boolean)).toEqual([]);
  });

  test('makes a company with its administrator as role 1 only, in the place of whomever it asks', async () => {
    const facts = { name: 'Drini i ri', password: 'Mali2026', statusId: 1, registrationDate: '2026-10-01' };
    const as = async (email: string, company?: number) => {
      const before = await allRows();
      const { status, body } = await server
        .as(actors[actor], { company })
        .call(createTenant, { body: { ...facts, email } as never });
      const unchanged = JSON.stringify(before) === JSON.stringify(await allRows());
      return wrong(
        `createTenant from ${company}`,
        { status, code: (body as { code?: string }).code, unchanged, id: 0 },
        actor === 1,
      );
    };
    expect(await as(`none.${actor}@drini.test`)).toBeUndefined();
    for (const company of [own.id, foreign.id])
      expect(await as(`${company}.${actor}@drini.test`, company)).toBeUndefined();
  });

  test('switches off and deletes whom it may, where it may', async () => {
    const faults: (string | undefined)[] = [];
    for (const role of ROLES)
      for (const at of PLACES) {
        const visible = actor === 1 || (role !== 1 && at !== 'foreign');
        const inReach = visible && ranks(actor, role);
        const [off, gone] = [await personAt(role, at), await personAt(role, at)];
        const switched = await attempt(actors[actor], updateUserStatus, {
          body: { userId: off.id, status: 2 },
        });
        const maySwitch = inReach && (actor === 1 || at === 'own');
        faults.push(wrong(`switch role ${role} at ${at}`, switched, maySwitch));
        if (maySwitch) expect((await factsOf(off.id))?.status).toBe(2);
        const deleted = await attempt(actors[actor], deleteUser, { query: { userId: gone.id } });
        faults.push(wrong(`delete role ${role} at ${at}`, deleted, inReach));
        const onlyLeft = inReach && actor !== 1 && at === 'both';
        if (onlyLeft)
          expect(await factsOf(gone.id)).toMatchObject({ deleted: false, companies: [foreign.id] });
        else if (inReach) expect((await factsOf(gone.id))?.deleted).toBe(true);
      }
    expect(faults.filter(Boolean)).toEqual([]);
  });

  test('does not change the own role, status or companies', async () => {
    const self = actors[actor];
    const body = { id: self.id, name: self.name, email: self.email };
    const attempts = [
      ...ROLES.filter((roleId) => roleId !== actor).map(
        (roleId) => [updateAdmin, { body: { ...body, roleId } }] as const,
      ),
      [updateAdmin, { body: { ...body, tenantIds: [foreign.id] } }] as const,
      [updateAdmin, { body: { ...body, status: 2 } }] as const,
      [updateUserStatus, { body: { userId: self.id, status: 2 } }] as const,
      [deleteUser, { query: { userId: self.id } }] as const,
    ];
    for (const [call, input] of attempts)
      expect(
        wrong(`${call.path} ${JSON.stringify(input)}`, await attempt(self, call, input), false),
      ).toBeUndefined();
  });
});

describe('every column of every table as an extra key', () => {
  test('is refused by every write about people and by the adding of a company, and nothing is changed', async () => {
    const { rows } = await server.asAccess((tx) =>
      tx.execute<{ name: string }>(sql`
        select distinct attname as "name" from pg_attribute a join pg_class c on c.oid = a.attrelid
          where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped order by 1`),
    );
    expect(rows.length).toBeGreaterThan(150);
    const person = await personAt(4, 'own');
    const facts = { name: 'Arta Krasniqi', email: 'extra@agimi.test', tenantIds: [own.id] };
    const writes: [Endpoint, 'body' | 'query', Record<string, unknown>][] = [
      [
        createTenant,
        'body',
        {
          name: 'Drini',
          email: 'extra@drini.test',
          password: 'Mali2026',
          statusId: 1,
          registrationDate: '2026-10-01',
        },
      ],
      [createAdmin, 'body', { ...facts, password: 'Mali2026' }],
      [createUser, 'body', { ...facts, password: 'Mali2026' }],
      [updateAdmin, 'body', { ...facts, id: person.id }],
      [updateUserStatus, 'body', { userId: person.id, status: 2 }],
      [deleteUser, 'query', { userId: person.id }],
    ];
    const faults: (string | undefined)[] = [];
    const before = await allRows();
    for (const [call, part, good] of writes) {
      const known = Object.keys((call[part] as z.ZodObject).shape);
      const extra = [...rows.map(({ name }) => name), 'password_hash', '__proto__', 'constructor'].filter(
        (name) => !known.includes(name),
      );
      for (const name of extra) {
        const input = Object.fromEntries([...Object.entries(good), [name, '1']]);
        const { status, body } = await server.as(actors[1]).call(call, { [part]: input } as never);
        const { code } = (body ?? {}) as { code?: string };
        if (status !== 422 || code !== 'VALIDATION_FAILED')
          faults.push(`${call.path} with ${name}: ${status} ${code}`);
      }
    }
    expect(faults.filter(Boolean)).toEqual([]);
    expect(await allRows()).toEqual(before);
  });
});
