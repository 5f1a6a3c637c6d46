import { login } from '@paga/contract/identity/sign-in';
import { hasPgbouncer, startPgbouncer } from '@paga/testing/installed-pgbouncer';
import { MovingPooler } from '@paga/testing/moving-pooler';
import { TEST_PASSWORD, TestServer } from '@paga/testing/server';
import { testPostgres } from '@paga/testing/test-database';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { oneRowEach } from '#backup/one-row-each.ts';
import { errorAnswer } from '#core/http/error-answer.ts';
import { createLog } from '#core/log.ts';
import { populated } from '#every-call/fixture.ts';
import { connectedClient } from './core/db/connected-client.ts';
import { beginningAs, OWNING } from './core/db/connection-start.ts';
import { type DatabaseConfig, openDatabase } from './core/db/open-database.ts';
import { asAccess } from './core/db/transaction.ts';
import { ownerConnection } from './owner-connection.ts';
import type { Settings } from './settings.ts';
import { type Stops, startDatabase } from './start-database.ts';

// A database behind a pooler of transactions, owned by a login that is no superuser: behind our emulation everywhere, behind PgBouncer where the system has it.
const admin = testPostgres();
const suffix = process.env.JEST_WORKER_ID ?? '1';
const [OWNER, SERVING] = [`paga_pool_owner_${suffix}`, `paga_pool_serve_${suffix}`];
const password = 'Mali2026';
const logins = [OWNER, SERVING].map((user) => ({ user, password }));
const log = createLog('silent');
const direct = { ...admin, user: OWNER, password, database: OWNER };

type Limits = { clients?: number; waitMs?: number; servers?: number; ignores?: boolean };
type Address = { host: string; port: number };
/** What is before the database, for as long as `work` takes. */
type Before = <T>(
  limits: Limits,
  work: (at: Address, user: string) => Promise<T>,
  user?: string,
) => Promise<T>;

const emulated: Before = async (limits, work, user = SERVING) => {
  const pooler = new MovingPooler({ ...direct, user }, limits);
  const at = await pooler.start();
  return work(at, user).finally(() => pooler.stop());
};

const pgbouncer: Before = async (
  { clients = 100, waitMs = 120_000, servers = 20, ignores },
  work,
  user = SERVING,
) => {
  const limits = { max_client_conn: clients, query_wait_timeout: waitMs / 1000, default_pool_size: servers };
  const bouncer = await startPgbouncer(admin, logins, {
    ...limits,
    ...(ignores && { ignore_startup_parameters: 'options' }),
  });
  return work(bouncer, user).finally(bouncer.stop);
};

const POOLERS: [string, Before][] = [
  ['the emulation', emulated],
  ...(hasPgbouncer() ? [['PgBouncer', pgbouncer] satisfies [string, Before]] : []),
];

const addressOf = (variable: string, user: string, { host, port }: Address) =>
  ({
    variable,
    url: `postgres://${user}:${password}@localhost:${port}/${OWNER}?host=${encodeURIComponent(host)}`,
    tls: 'off',
  }) as const;

async function started(
  database: Address,
  work: (stops: Stops) => Promise<void>,
  pooled = true,
  owner: Address = admin,
) {
  const stops: Stops = [];
  const settings = {
    ...{ dataFolder: '', pooled },
    database: addressOf('DATABASE_URL', SERVING, database),
    migration: addressOf('MIGRATE_URL', OWNER, owner),
  };
  try {
    const { db } = await startDatabase(settings, log, stops);
    expect((await db.execute('select current_user as role')).rows).toEqual([{ role: 'app_access' }]);
    await work(stops);
  } finally {
    for (const stop of stops) await stop();
  }
}

const behind = (at: Address, user = SERVING): DatabaseConfig & { database: string } => ({
  ...{ ...direct, ...at, user },
  pooled: true,
});

async function asAdmin(...statements: string[]): Promise<void> {
  const client = await connectedClient(admin);
  for (const statement of statements) await client.query(statement);
  await client.end();
}

beforeAll(() =>
  asAdmin(
    `drop database if exists ${OWNER}`,
    ...[SERVING, OWNER].map((role) => `drop role if exists ${role}`),
    `create role ${OWNER} login createrole password '${password}'`,
    `create role ${SERVING} login noinherit password '${password}'`,
    `create database ${OWNER} owner ${OWNER}`,
    `grant app, app_access, app_own to ${OWNER} with admin option`,
  ),
);

describe.each(POOLERS)('behind %s', (_, before) => {
  test('a server starts, signs people in, and starts again', async () => {
    for (let starts = 0; starts < 2; starts += 1)
      await before({}, (at) =>
        started(at, async () => {
          const server = new TestServer(behind(at));
          const { admin: person } = await server.company();
          const body = { email: person.email, password: TEST_PASSWORD };
          expect((await server.as(undefined).call(login, { body })).status).toBe(200);
          await server.db.$client.end();
        }),
      );
  });

  test('a pooler that nobody named is named, also one that ignores what it is asked to begin with', async () => {
    const nothing = async () => undefined;
    await before({}, async (at) => {
      await expect(started(at, nothing, false)).rejects.toThrow(
        'DATABASE_URL leads to a pooler, as PgBouncer: set DATABASE_POOLED=1, and MIGRATE_URL to',
      );
      await expect(started(at, nothing, true, at)).rejects.toThrow(
        'MIGRATE_URL leads to a pooler: name PostgreSQL',
      );
    });
    await before({ ignores: true }, async (at) => {
      // As before a login of its own: connections begin in the role of who signs in.
      await asAdmin(`alter role ${SERVING} in database ${OWNER} reset all`);
      await expect(started(at, nothing, false)).rejects.toThrow('DATABASE_URL leads to a pooler');
      await started(at, nothing);
    });
  });

  test('who finds no connection is answered 503 with when to come again, who loses one as well', async () => {
    await before({ clients: 1 }, async (at) => {
      const first = await connectedClient({ ...direct, ...at, user: SERVING });
      const { db, close } = openDatabase(behind(at), log);
      const refused = await asAccess(db, (tx) => tx.execute(sql`select 1`)).catch((error) => error);
      expect(errorAnswer(refused)).toMatchObject({
        status: 503,
        retryAfter: 5,
        body: { code: 'UNAVAILABLE' },
      });
      const server = new TestServer(behind(at));
      const answer = await server.request('/api/users/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'arta@agimi.test', password: TEST_PASSWORD }),
      });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      await first.end();
      await Promise.all([close(), server.db.$client.end()]);
    });
    await before({ servers: 1, waitMs: 1000 }, async (at) => {
      const { db, close } = openDatabase(behind(at), log);
      await asAccess(db, async (tx) => {
        await tx.execute(sql`select 1`);
        const waited = await asAccess(db, (other) => other.execute(sql`select 1`)).catch((error) => error);
        expect(errorAnswer(waited)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
      });
      const lost = asAccess(db, async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await asAdmin(`select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
        await tx.execute(sql`select 1`);
      });
      expect(errorAnswer(await lost.catch((error) => error))).toMatchObject({
        status: 503,
        body: { code: 'DATABASE_LOST' },
      });
      await close();
    });
  });

  test('a login that the database does not let in is 503 as well, and never a fault of ours', async () => {
    await before({}, async (at) => {
      await asAdmin(`alter role ${SERVING} nologin`);
      const { db, close } = openDatabase({ ...behind(at), connectionTimeoutMillis: 3_000 }, log);
      const refused = await asAccess(db, (tx) => tx.execute(sql`select 1`)).catch((error) => error);
      await asAdmin(`alter role ${SERVING} login`);
      expect(errorAnswer(refused)).toMatchObject({ status: 503, retryAfter: 5 });
      await close();
    });
  });
});

const TABLES = `select c.oid::regclass::text as name, c.relforcerowsecurity as forced from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and (c.relname = 'tenant'
    or exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenantId'))`;

/** A row in the tables that neither the life of a company nor a drill fills. `$1` is the company. */
const MORE = [
  `insert into backup ("tenantId", "requestedBy", "requestedAt") values ($1, 1, now())`,
  `insert into bookkeeping_consent ("tenantId", "stateHash", "sessionId", "expiresAt") select $1, 'x', min("id"), now() from "session"`,
  `insert into mail_attachment ("tenantId", "mailId", "fileName", "contentType", "size") select $1, min("id"), 'a', 'a', 1 from outbox_mail`,
  `insert into passkey_challenge ("sessionId", "purpose", "challenge", "tenantId", "expiresAt") select min("id"), 'x', 'x', $1, now() from "session"`,
  `insert into session_grant ("sessionId", "tenantId", "until") select min("id"), $1, now() from "session"`,
  `insert into own_link ("tenantId", "employeeId", "state", "invitedAt", "expiresAt") select $1, min("id"), 'ended', now(), now() from employee where "tenantId" = $1`,
  `insert into own_leave_feed ("tenantId", "employeeId", "linkId", "secretHash", "createdAt") select $1, min("id"), 1, 'x', now() from employee where "tenantId" = $1`,
  `insert into request_stop ("tenantId", "requestId", "tokenHash") select $1, min("id"), 'x' from request where "tenantId" = $1`,
  `insert into own_setting ("tenantId") values ($1)`,
  `insert into audit_seal ("tenantId", "fromTransaction", "toTransaction", "hash", "sealedAt") values ($1, 0, 1, 'x', now())`,
];

describe('a statement outside a transaction', () => {
  const tables: string[] = [];
  const withRows = async (client: pg.Client) => {
    const found: string[] = [];
    for (const table of tables) {
      const { rows } = await client.query(`select 1 from public.${table} limit 1`);
      if (rows.length > 0) found.push(table);
    }
    return found;
  };

  beforeAll(async () => {
    await emulated({}, (at) =>
      started(at, async () => {
        const server = new TestServer(behind(at));
        const { company } = await populated(server, 'Agimi');
        // As a command of an operator reaches it.
        const migration = addressOf('MIGRATE_URL', OWNER, admin);
        const owner = await connectedClient(await ownerConnection({ migration } as Settings, []));
        await oneRowEach(owner, company.id);
        for (const statement of MORE) await owner.query(statement, [company.id]);
        const { rows } = await owner.query<{ name: string; forced: boolean }>(TABLES);
        expect(rows.filter(({ forced }) => !forced)).toEqual([]);
        tables.push(...rows.map(({ name }) => name));
        // Every table has a row that could be seen, or the rest proves nothing.
        expect(tables.length).toBeGreaterThan(50);
        expect(await withRows(owner)).toEqual(tables);
        await owner.end();
        await server.db.$client.end();
      }),
    );
  });

  test('of the owner sees no row of any table of a company, and writes none', async () => {
    await emulated(
      {},
      async (at, user) => {
        const client = await connectedClient({ ...direct, ...at, user });
        expect(await withRows(client)).toEqual([]);
        const insert = `insert into public.sector ("tenantId", "name") values (1, 'Sektori')`;
        await expect(client.query(insert)).rejects.toMatchObject({ code: '42501' });
        expect((await client.query('update public.employee set "firstName" = $1', ['X'])).rowCount).toBe(0);
        await client.end();
      },
      OWNER,
    );
  });

  test('of the login that serves reads no table of a company but those of sign-in', async () => {
    await emulated({}, async (at, user) => {
      const client = await connectedClient({ ...direct, ...at, user });
      const read: string[] = [];
      for (const table of tables)
        await client.query(`select 1 from public.${table} limit 1`).then(
          () => read.push(table),
          ({ code }) => expect(code).toBe('42501'),
        );
      expect(
        read.filter((table) => /employee|salary|vacation|sector|project|contribution/.test(table)),
      ).toEqual([]);
      await client.end();
    });
  });

  test('every function of the owner has the path that lets it see, and no other', async () => {
    const owner = await connectedClient(direct);
    const { rows } = await owner.query(`select p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prosecdef and not 'search_path=public, pg_temp' = any(coalesce(p.proconfig, '{}'))`);
    expect(rows).toEqual([]);
    await owner.end();
  });

  test('below the policy of the owner a search still uses its index, and without the path nothing is even looked for', async () => {
    const plan = async (client: pg.Client) => {
      await client.query('begin; set local enable_seqscan = off; set local enable_indexscan = off');
      const { rows } = await client.query(
        `explain select 1 from public.employee where "searchText" like '%arta%'`,
      );
      await client.end();
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const atWork = await plan(await connectedClient(beginningAs(direct, OWNING)));
    expect(atWork).toMatch(/Index Cond: \("searchText" ~~/);
    expect(atWork).not.toContain('owner_at_work');
    expect(await plan(await connectedClient(direct))).toContain('One-Time Filter: false');
  });

  test('what the owner sees follows the path of each transaction', async () => {
    const client = await connectedClient(direct);
    const count = async () =>
      Number((await client.query('select count(*) from public.employee where "id" > $1', [0])).rows[0].count);
    expect(await count()).toBe(0);
    await client.query('begin; set local search_path = public, pg_temp');
    expect(await count()).toBeGreaterThan(0);
    await client.query('commit');
    expect(await count()).toBe(0);
    await client.end();
  });
});
