import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testPostgres } from '@paga/testing/test-database';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { seedNational } from '#company/law/seed-national.ts';
import { migrateDatabase } from './migrate.ts';
import { ensureRoles } from './security.ts';

const migrations = path.resolve(import.meta.dirname, '../../../../migrations');
const name = `upgraded_${process.env.JEST_WORKER_ID ?? '1'}`;
const config = { ...testPostgres(), database: name };

/** A new database with the first `steps` migrations, as an older version of the product left it. */
async function olderDatabase(steps: number): Promise<pg.Client> {
  const admin = new pg.Client(testPostgres());
  await admin.connect();
  await admin.query(`drop database if exists "${name}"`);
  await admin.query(`create database "${name}"`);
  await admin.end();
  const folder = mkdtempSync(path.join(tmpdir(), 'paga-older-'));
  cpSync(migrations, folder, { recursive: true });
  const journal = path.join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, steps) }));
  const client = new pg.Client(config);
  await client.connect();
  await ensureRoles(client);
  await client.query('create extension if not exists pg_trgm; create extension if not exists btree_gin');
  await migrate(drizzle({ client }), { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  return client;
}

test('a database of the first version keeps what its employees are paid on, since when it changed', async () => {
  const client = await olderDatabase(1);
  await client.query(`
    insert into tenant ("name", "email", "code", "registrationDate") values ('Agimi', 'info@agimi.test', 'AGI26A', '2020-01-01');
    insert into employee ("tenantId", "firstName", "lastName", "searchText", "employerTier", "contributePercentage", "healthInsurance", "contractStarted")
      values (1, 'Arta', 'Krasniqi', 'arta krasniqi', 2, 7.5, 1, '2024-03-01'), (1, 'Blerta', 'Gashi', 'blerta gashi', 1, null, 3, null);
    insert into salary_base ("tenantId", "employeeId", "validFrom", "baseCents") values (1, 1, '2024-03-01', 100000), (1, 1, '2026-05-01', 120000);
    insert into family_member ("tenantId", "employeeId", "familyMemberType", "members") values (1, 1, 2, 3), (1, 1, 1, 1);`);
  await migrateDatabase(config, seedNational);
  const { rows } = await client.query(`
    select "employeeId"::int as "id", case when "employeeId" = 1 then "validFrom"::text end as "from", "baseCents"::int as "base", "employerTier" as "tier",
      "contributePercentage"::float as "own", "healthInsurance" as "insured", "familyMembers" as "family"
    from employment_terms order by 1, 2`);
  await client.end();
  const family = [
    { familyMemberType: 1, members: 1 },
    { familyMemberType: 2, members: 3 },
  ];
  expect(rows).toEqual([
    { id: 1, from: '2024-03-01', base: 100_000, tier: 2, own: 7.5, insured: 1, family },
    { id: 1, from: '2026-05-01', base: 120_000, tier: 2, own: 7.5, insured: 1, family },
    { id: 2, from: null, base: 0, tier: 1, own: null, insured: 3, family: [] },
  ]);
});
