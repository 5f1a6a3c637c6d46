import { setTimeout as wait } from 'node:timers/promises';
import { catalogOf } from '@paga/testing/catalog';
import { freshServer } from '@paga/testing/server';
import { TEMPLATE, testPostgres } from '@paga/testing/test-database';
import { seedNational } from '#company/law/seed-national.ts';
import { found } from '#core/domain-error.ts';
import { connectedClient } from '../connected-client.ts';
import { migrateDatabase } from './migrate.ts';
import { migrationSteps } from './migration-steps.ts';
import { peopleAtWork } from './people-at-work.fixture.ts';

/** How many steps the version had from which servers say what a step asks of them (decision 111). */
const BEFORE = 36;
const TABLES = ['employee', 'sector', 'salary_period', 'vacation', 'notification', 'project'];

/** Four people who read and write tables of a company in either order, as calls do, until `stop`, which answers what went wrong for them. */
async function peopleAt(database: string, companyId: number) {
  const clients = await Promise.all(
    Array.from({ length: 4 }, () => connectedClient({ ...testPostgres(), database })),
  );
  const turn = async (at: number, done: number) => {
    const client = found(clients[at]);
    try {
      await client.query(
        `begin; set local role app; set local search_path = scoped, public, pg_temp; set local app.company = ${companyId}`,
      );
      for (const table of at % 2 === 0 ? TABLES : TABLES.toReversed()) {
        await client.query(`select count(*) from ${table}`);
        await wait(2);
      }
      await client.query(
        `insert into sector ("name", "tenantId") values ('S ${at} ${done}', ${companyId}); commit`,
      );
    } catch (fault) {
      await client.query('rollback');
      throw fault;
    }
  };
  const stop = peopleAtWork(clients.length, turn, 30);
  return async () => {
    const met = await stop();
    for (const client of clients) await client.end();
    return met;
  };
}

test('the steps since then are done beside people at work, and make what an empty database gets at once', async () => {
  const { database: beside } = await freshServer('upgrade_beside');
  const admin = await connectedClient({ ...testPostgres(), database: beside });
  const database = `${beside}_before`;
  await admin.query(`drop database if exists "${database}"`);
  await admin.query(`create database "${database}"`);
  await admin.end();
  const connection = { ...testPostgres(), database };
  await migrateDatabase(connection, seedNational, { steps: migrationSteps().slice(0, BEFORE) });
  const owner = await connectedClient(connection);
  await owner.query('set search_path = public, pg_temp');
  const { rows } = await owner.query<{ id: string }>(
    `insert into tenant ("name", "email", "registrationDate", "code") values ('Agimi', 'agimi@agimi.test', '2026-01-01', 'AGI26A') returning "id"`,
  );
  const stop = await peopleAt(database, Number(rows[0]?.id));
  await migrateDatabase(connection, seedNational);
  const { faults, done } = await stop();
  const asMade = await catalogOf(owner);
  await owner.end();
  expect(faults).toEqual([]);
  expect(done).toBeGreaterThan(8);
  const template = await connectedClient({ ...testPostgres(), database: TEMPLATE });
  const atOnce = await catalogOf(template);
  await template.end();
  expect(asMade.sort()).toEqual(atOnce.sort());
});
