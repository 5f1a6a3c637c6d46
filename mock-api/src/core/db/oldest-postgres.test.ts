import { closePeriod } from '@paga/contract/payroll';
import { hasPostgres, startInstalled } from '@paga/testing/installed-postgres';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { TestServer } from '@paga/testing/server';
import { testPostgres } from '@paga/testing/test-database';
import pg from 'pg';
import { seedNational } from '#company/law/seed-national.ts';
import type { Connection } from './embedded/embedded-postgres.ts';
import { migrateDatabase } from './schema/migrate.ts';

// What the README promises: PostgreSQL 15 or later. Where the system has no 15, the same is proven of the one that comes with the product.
const OLDEST = 15;
let postgres: Connection;
let stop = async () => {};

beforeAll(async () => {
  if (!hasPostgres(OLDEST)) {
    postgres = testPostgres();
    return;
  }
  ({ connection: postgres, stop } = await startInstalled(OLDEST));
});
afterAll(() => stop());

async function databaseOf(owner: string, rights: string): Promise<Connection> {
  const name = `${owner}_${process.env.JEST_WORKER_ID ?? '1'}`;
  const client = new pg.Client(postgres);
  await client.connect();
  await client.query(`drop database if exists "${name}"`);
  await client.query(`drop role if exists "${name}"`);
  await client.query(`create role "${name}" login ${rights} password 'Mali2026'`);
  await client.query(`create database "${name}" owner "${name}"`);
  // Where the roles stand already, somebody else has made them.
  if (!hasPostgres(OLDEST)) await client.query(`grant app, app_access, app_own to "${name}"`);
  await client.end();
  return { ...postgres, user: name, password: 'Mali2026', database: name };
}

test.each([
  ['an ordinary owner that may make roles', 'ordinary_owner', 'createrole'],
  ['a superuser', 'super_owner', 'superuser'],
])('%s brings an empty database to a closed month', async (_, owner, rights) => {
  const connection = await databaseOf(owner, rights);
  await migrateDatabase(connection, seedNational);
  // A second start finds everything in place.
  await migrateDatabase(connection, seedNational);
  const server = new TestServer(connection);
  const company = await server.company({ code: 'AGI26A' });
  const month = { month: 10, year: 2026 };
  await savedEmployees(server, company, {});
  await calculatedMonth(server, company, month);
  const body = { ...month, tenantId: company.id, code: 'AGI26A' };
  expect(await server.as(company.manager).call(closePeriod, { body })).toMatchObject({
    status: 200,
    body: { closed: 1 },
  });
  await server.db.$client.end();
});
