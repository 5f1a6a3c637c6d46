import { testPostgres } from '@paga/testing/test-database';
import pg from 'pg';
import { seedNational } from '#company/law/seed-national.ts';
import { createLog } from '#core/log.ts';
import { openDatabase } from '../open-database.ts';
import { inCompany } from '../transaction.ts';
import { migrateDatabase } from './migrate.ts';
import { migrationSteps } from './migration-steps.ts';

// Another server's database, as DATABASE_URL names it, with as few rights as its administrator may give.
const admin = testPostgres();
const suffix = process.env.JEST_WORKER_ID ?? '1';

async function asAdmin(...statements: string[]): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A new database owned by a login of its own, which is no superuser. */
async function ownedDatabase(name: string, ...more: string[]): Promise<pg.ClientConfig> {
  const owner = `${name}_${suffix}`;
  await asAdmin(
    `drop database if exists "${owner}"`,
    `drop role if exists "${owner}"`,
    `create role "${owner}" login password 'Mali2026'`,
  );
  await asAdmin(
    `create database "${owner}" owner "${owner}"`,
    ...more.map((statement) => statement.replaceAll('$owner', `"${owner}"`)),
  );
  return { ...admin, user: owner, password: 'Mali2026', database: owner };
}

const MEMBER = 'grant app, app_access, app_own to $owner';

test('an owner without the right to make roles is enough, once it is a member of the three', async () => {
  const config = await ownedDatabase('plain_owner', MEMBER);
  await migrateDatabase(config, seedNational);
  const { db, close } = openDatabase(config, createLog('silent'));
  await expect(inCompany(db, 1, (tx) => tx.execute('select * from "tenant"'))).resolves.toMatchObject({
    rows: [],
  });
  await close();
});

test('an owner that is no member gets an error that says which grant is needed', async () => {
  await expect(migrateDatabase(await ownedDatabase('no_member'), seedNational)).rejects.toThrow(
    'grant app, app_access, app_own to',
  );
});

test('two servers that start at once migrate once', async () => {
  const config = await ownedDatabase('at_once', MEMBER);
  await Promise.all([
    migrateDatabase(config, seedNational),
    migrateDatabase(config, seedNational),
    migrateDatabase(config, seedNational),
  ]);
  const client = new pg.Client(config);
  await client.connect();
  const { rows } = await client.query(
    'select (select count(*) from drizzle.__drizzle_migrations)::int as migrations, (select count(*) from minimum_wage)::int as wages',
  );
  await client.end();
  expect(rows).toEqual([{ migrations: migrationSteps().length, wages: 4 }]);
});

test('a database of another version is refused in one sentence, and nothing in it is touched', async () => {
  const config = await ownedDatabase('other_version', MEMBER);
  const client = new pg.Client(config);
  await client.connect();
  await client.query(`create schema drizzle; create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('5b1c', 1795257902760), ('77aa', 1795262670113);
    create table tenant (id bigint); insert into tenant values (1)`);
  const everything = `select to_jsonb(m)::text as line from drizzle.__drizzle_migrations m union select extname from pg_extension
    union select oid::regclass::text from pg_class where relnamespace = 'public'::regnamespace`;
  const state = async () => (await client.query(everything)).rows;
  const before = await state();
  await expect(migrateDatabase(config, seedNational)).rejects.toThrow(
    'This database was made by another version of Paga and is left as it is: start with an empty DATA_DIR or DATABASE_URL, or with that version.',
  );
  expect(await state()).toEqual(before);
  await client.end();
});

test('the national tables are those of the law, and are not put back when they were edited', async () => {
  const config = await ownedDatabase('national', MEMBER);
  await migrateDatabase(config, seedNational);
  const client = new pg.Client(config);
  await client.connect();
  const { rows } = await client.query(
    `select date::text from public_holiday where date between '2026-01-01' and '2026-12-31' order by 1`,
  );
  expect(rows.map(({ date }) => date.slice(5)).join(' ')).toBe(
    '01-01 01-02 01-07 02-17 03-20 04-06 04-09 04-13 05-01 05-11 05-27 12-25',
  );
  await client.query(`delete from public_holiday where date = '2026-05-11'`);
  await migrateDatabase(config, seedNational);
  expect((await client.query(`select 1 from public_holiday where date = '2026-05-11'`)).rows).toEqual([]);
  await client.end();
});
