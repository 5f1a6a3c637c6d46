import { TestServer } from '@paga/testing/server';
import { testPostgres } from '@paga/testing/test-database';
import pg from 'pg';
import { createLog } from '#core/log.ts';
import { type Stops, startDatabase } from '#start-database.ts';

// Two addresses, as an operator gives them: the owner migrates, another one serves. On the run's own PostgreSQL, whose roles `app` and `app_access` are there.
const admin = testPostgres();
const suffix = process.env.JEST_WORKER_ID ?? '1';
const [OWNER, SERVING] = [`paga_owner_${suffix}`, `paga_serve_${suffix}`];
const log = createLog('silent');

async function as<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  await client.connect();
  return work(client).finally(() => client.end());
}
const asAdmin = (...statements: string[]) =>
  as(admin, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
const serving = { ...admin, user: SERVING, password: 'Mali2026', database: OWNER };
const address = (user: string, variable: string) =>
  ({
    variable,
    url: `postgres://${user}:Mali2026@localhost:${admin.port}/${OWNER}?host=${encodeURIComponent(admin.host)}`,
    tls: 'verified',
  }) as const;

async function started<T>(
  work: (db: Awaited<ReturnType<typeof startDatabase>>['db']) => Promise<T>,
  user = SERVING,
): Promise<T> {
  const stops: Stops = [];
  const settings = {
    dataFolder: '',
    database: address(user, 'DATABASE_URL'),
    migration: address(OWNER, 'MIGRATE_URL'),
  };
  try {
    return await work((await startDatabase(settings, log, stops)).db);
  } finally {
    for (const stop of stops) await stop();
  }
}

beforeAll(async () => {
  await asAdmin(
    `drop database if exists ${OWNER}`,
    ...[SERVING, OWNER].map((role) => `drop role if exists ${role}`),
    `create role ${OWNER} login password 'Mali2026'`,
    `create role ${SERVING} login noinherit password 'Mali2026'`,
    `create database ${OWNER} owner ${OWNER}`,
  );
});

test('an owner that may not let others in says what its administrator runs; a serving user that is not there is named', async () => {
  await asAdmin(`grant app, app_access, app_own to ${OWNER}`);
  await expect(started(async () => undefined)).rejects.toThrow(
    /The user of MIGRATE_URL may not let others take app\. Ask the administrator for: grant app to "paga_serve_/,
  );
  await asAdmin(`grant app, app_access, app_own to ${OWNER} with admin option`);
  await expect(started(async () => undefined, 'paga_nobody')).rejects.toThrow(
    'whom the database does not know: create user "paga_nobody" noinherit',
  );
  await expect(started(async () => undefined, OWNER)).rejects.toThrow('sign in as the same user');
});

test('serves, also at the next start', async () => {
  await started(async (db) =>
    expect((await db.execute('select current_user as role')).rows).toEqual([{ role: 'app_access' }]),
  );
  await started(async () => undefined);
  const server = new TestServer(serving as never);
  const company = await server.company({ name: 'Agimi' });
  expect(
    (await server.inCompany(company.id, (tx) => tx.execute('select "name" from "tenant"'))).rows,
  ).toEqual([{ name: 'Agimi' }]);
  await server.db.$client.end();
});

// What gets in through the serving user has its rights, and those of the three roles it may take.
const ROLES = ['reset role', 'set role app_access', 'set role app', 'set role app_own'];
const FORBIDDEN = [
  'alter table public.employee add column "more" text',
  'drop table public.employee cascade',
  'truncate public.audit_line',
  'alter table public.employee disable row level security',
  'alter table public.audit_line disable trigger all',
  'drop policy employee_of_company on public.employee',
  `create policy open on public.employee using (true)`,
  'create table public.more (id int)',
  'create schema more',
  'drop schema scoped cascade',
  'create or replace function public.refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
  'drop function public.refuse_change() cascade',
  `set role ${OWNER}`,
  `set session authorization ${OWNER}`,
  `grant ${OWNER} to ${SERVING}`,
  `create role more superuser`,
  `alter role ${SERVING} createrole`,
  'alter role app bypassrls',
  `alter database ${OWNER} owner to ${SERVING}`,
  'alter table public.employee owner to current_user',
  'select * from drizzle.__drizzle_migrations',
  'delete from drizzle.__drizzle_migrations',
  'update public.audit_line set "page" = $$x$$',
  'delete from public.audit_seal',
  `copy (select 1) to program 'id'`,
  `select pg_read_file('/etc/passwd')`,
];

test.each(ROLES)('after "%s" the serving user can change no table, right, policy or past', async (role) => {
  await as(serving, async (client) => {
    await client.query(role);
    const done: string[] = [];
    for (const statement of FORBIDDEN) {
      await client.query('begin');
      const refused = await client.query(statement).then(
        () => '',
        (error: { code?: string }) => error.code ?? '',
      );
      await client.query('rollback');
      // 42501: not allowed; 42704, 42P01: it does not even see it.
      if (!['42501', '0LP01'].includes(refused)) done.push(`${statement}: ${refused || 'done'}`);
    }
    expect(done).toEqual([]);
  });
});

test('what it grants of tables reaches nobody', async () => {
  await as(serving, async (client) => {
    const rights = async () =>
      (await client.query(`select relacl::text from pg_class where oid = 'public.employee'::regclass`)).rows;
    const before = await rights();
    await client.query('set role app');
    // PostgreSQL answers with a warning that nothing was granted.
    await client.query('grant all on public.employee to public');
    expect(await rights()).toEqual(before);
  });
});

test('without one of the three roles the serving user reads no row of anybody', async () => {
  await as(serving, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c where relkind in ('r', 'v') and relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)`,
    );
    expect(rows.length).toBeGreaterThan(50);
    for (const { name } of rows)
      await expect(client.query(`select * from ${name}`)).rejects.toMatchObject({ code: '42501' });
  });
});

test.each([
  [`alter role ${SERVING} createrole`, `alter role ${SERVING} nocreaterole`, 'has CREATEROLE'],
  [`alter role ${SERVING} bypassrls`, `alter role ${SERVING} nobypassrls`, 'has BYPASSRLS'],
  [
    `grant app to ${SERVING} with admin option`,
    `revoke admin option for app from ${SERVING}`,
    'may let others take app',
  ],
  [`grant ${OWNER} to ${SERVING}`, `revoke ${OWNER} from ${SERVING}`, `is a member of ${OWNER}`],
])('a serving user that is stronger is refused at the start: %s', async (stronger, back, said) => {
  await asAdmin(stronger);
  await expect(started(async () => undefined)).rejects.toThrow(said);
  await asAdmin(back);
});

test('a serving user that owns something is refused at the start', async () => {
  await as({ ...admin, database: OWNER }, async (client) => {
    await client.query(`create schema own_thing authorization ${SERVING}`);
    await expect(started(async () => undefined)).rejects.toThrow('owns own_thing');
    await client.query('drop schema own_thing');
  });
});
