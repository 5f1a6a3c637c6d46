import { setTimeout as wait } from 'node:timers/promises';
import { freshServer } from '@paga/testing/server';
import { testPostgres } from '@paga/testing/test-database';
import { sql } from 'drizzle-orm';
import { seedNational } from '#company/law/seed-national.ts';
import { connectedClient } from '../connected-client.ts';
import { inCompany } from '../transaction.ts';
import { migrateDatabase } from './migrate.ts';
import { peopleAtWork } from './people-at-work.fixture.ts';

// A server that starts on a database in use, beside another that serves it: nobody there waits, fails, or finds anything made anew.

// A test that fails leaves nobody at work.
let stopAll: (() => Promise<unknown>) | undefined;
afterEach(() => stopAll?.());

/** A database with a company, changed by its owner, eight people who read and write in it until `stop`, and what went wrong for them. */
async function atWork(name: string, before = 'select 1') {
  const server = await freshServer(name);
  const company = await server.company();
  const connection = { ...testPostgres(), database: server.database };
  const asOwner = async (statement: string) => {
    const owner = await connectedClient(connection);
    return owner.query(statement).finally(() => owner.end());
  };
  await migrateDatabase(connection, seedNational);
  await asOwner(before);
  const stop = peopleAtWork(8, (at, done) =>
    inCompany(server.db, company.id, async (tx) => {
      // Two tables in either order, which is what a start deadlocks with that takes them one by one.
      const tables = at % 2 === 0 ? ['employee', 'vacation'] : ['vacation', 'employee'];
      for (const table of tables) {
        await tx.execute(sql.raw(`select count(*) from ${table}`));
        await wait(2);
      }
      await tx.execute(
        sql.raw(`insert into sector ("name", "tenantId") values ('S ${at} ${done}', ${company.id})`),
      );
    }),
  );
  stopAll = stop;
  return { connection, asOwner, stop };
}

/** What a start could make anew: views, functions, triggers by their ids, and every right. */
const MADE = `
  select (select string_agg(c.oid::text || c.xmin::text || coalesce(c.relacl::text, ''), ',' order by c.oid) from pg_class c
    where c.relnamespace in ('public'::regnamespace, to_regnamespace('scoped'))) as "tables",
  (select string_agg(p.oid::text || p.xmin::text, ',' order by p.oid) from pg_proc p where p.pronamespace = 'public'::regnamespace) as "functions",
  (select string_agg(t.oid::text || t.xmin::text, ',' order by t.oid) from pg_trigger t where not t.tgisinternal) as "triggers"`;

test('starts on a database that is as it should be make nothing anew and disturb nobody', async () => {
  const { connection, asOwner, stop } = await atWork('unnoticed');
  const before = (await asOwner(MADE)).rows;
  for (let starts = 0; starts < 3; starts += 1) await migrateDatabase(connection, seedNational);
  expect((await asOwner(MADE)).rows).toEqual(before);
  const { faults, done } = await stop();
  expect(faults).toEqual([]);
  expect(done).toBeGreaterThan(20);
});

test('a start that has rights and views to mend does so between what people do', async () => {
  const { connection, asOwner, stop } = await atWork(
    'mended_start',
    `drop view scoped.leave_setting; revoke select on public.tax_table from app;
     create or replace view scoped.sector as select * from public.sector; alter table audit_line disable trigger audit_line_insert_only`,
  );
  await migrateDatabase(connection, seedNational);
  const { rows } = await asOwner(`
    select (select tgenabled = 'O' from pg_trigger where tgname = 'audit_line_insert_only') as "insertOnly", to_regclass('scoped.leave_setting') is not null as "view", has_table_privilege('app', 'public.tax_table', 'select') as "right",
      pg_get_viewdef('scoped.sector'::regclass) like '%app.company%' as "narrowed"`);
  expect(rows).toEqual([{ insertOnly: true, view: true, right: true, narrowed: true }]);
  expect((await stop()).faults).toEqual([]);
});
