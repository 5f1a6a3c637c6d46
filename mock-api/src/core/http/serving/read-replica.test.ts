import { getSearchPeople } from '@paga/contract/employees';
import { TestServer } from '@paga/testing/server';
import { type Replicated, startReplicated } from '@paga/testing/standby-postgres';
import { aWorker } from '@paga/testing/vacations';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { seedNational } from '#company/law/seed-national.ts';
import { openDatabase } from '#core/db/open-database.ts';
import { migrateDatabase } from '#core/db/schema/migrate.ts';
import { inCompany } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import { createLog } from '#core/log.ts';
import { ReadReplica } from './read-replica.ts';

const log = createLog('silent');
const DATABASE = 'paga';
/** How long one that was behind is left out. */
const LEFT_OUT_MS = 1_000;

let both: Replicated;
let primary: { host: string; port: number; user: string; password: string; database: string };
let standby: typeof primary;
const opened: ReturnType<typeof openDatabase>[] = [];

beforeAll(async () => {
  both = await startReplicated(async (first) => {
    const client = new pg.Client(first);
    await client.connect();
    await client.query(`create database ${DATABASE}`);
    await client.end();
    await migrateDatabase({ ...first, database: DATABASE }, seedNational);
  });
  primary = { ...both.primary, database: DATABASE };
  standby = { ...both.standby, database: DATABASE };
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});
afterAll(() => both.stop());

function open(at: typeof primary) {
  const one = openDatabase({ ...at, max: 4 }, log);
  opened.push(one);
  return one.db;
}

/** A server that reads from a replica, and who answered its reads. */
async function anOffice(at = standby) {
  const from: string[] = [];
  const replica = new ReadReplica(open(at), log, (one) => from.push(one));
  const server = new TestServer(primary, { replica });
  opened.push({ db: server.db, close: () => server.db.$client.end(), cut: server.cut });
  const company = await server.company();
  const people = async () => {
    const { body } = await server
      .as(company.admin)
      .call(getSearchPeople, { query: { tenantId: company.id } });
    return body.ids.length;
  };
  return { server, company, people, from, replica };
}

async function onStandby(statement: string): Promise<void> {
  const client = new pg.Client(standby);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

test('who has just saved reads it from the replica', async () => {
  const { server, company, people, from } = await anOffice();
  for (let count = 1; count <= 10; count += 1) {
    await aWorker(server, company);
    expect(await people()).toBe(count);
  }
  expect(new Set(from)).toEqual(new Set(['replica']));
});

test('a replica that is behind is left out, waited for once, and asked again later', async () => {
  const { server, company, people, from } = await anOffice();
  await people();
  await onStandby('select pg_wal_replay_pause()');
  try {
    await aWorker(server, company);
    expect(await people()).toBe(1);
    const before = performance.now();
    for (let again = 0; again < 3; again += 1) expect(await people()).toBe(1);
    expect(from).toEqual(['replica', 'primary', 'primary', 'primary', 'primary']);
    expect(performance.now() - before).toBeLessThan(LEFT_OUT_MS);
  } finally {
    await onStandby('select pg_wal_replay_resume()');
  }
  await new Promise((resolve) => setTimeout(resolve, LEFT_OUT_MS));
  expect(await people()).toBe(1);
  expect(from.at(-1)).toBe('replica');
});

test('an address that leads to the primary itself, or to nobody, is left out', async () => {
  for (const at of [primary, { ...standby, host: '127.0.0.1', port: 1 }]) {
    const { server, company, people, from } = await anOffice(at);
    await aWorker(server, company);
    expect(await people()).toBe(1);
    expect(from).toEqual(['primary']);
  }
});

test('a read that replaying got in the way of runs once more, what a handler refuses is its answer', async () => {
  const { server, company, replica, from } = await anOffice();
  const asked = { companyId: company.id, upTo: '0/0' };
  const conflict = Object.assign(new Error('canceling statement due to conflict with recovery'), {
    code: '40001',
  });
  let runs = 0;
  const failing = (times: number) => async () => {
    runs += 1;
    if (runs <= times) throw conflict;
    return runs;
  };
  expect(await replica.read(server.db, asked, failing(1))).toBe(2);
  runs = 0;
  expect(await replica.read(server.db, asked, failing(2))).toBe(3);
  expect(from).toEqual(['replica', 'primary']);
  await expect(
    replica.read(server.db, asked, async () => {
      throw new DomainError('NOT_FOUND');
    }),
  ).rejects.toThrow('NOT_FOUND');
});

test('the replica has the walls of the primary: one company, nothing written', async () => {
  const { server, company, replica } = await anOffice();
  const other = await server.company();
  await aWorker(server, other);
  const asked = { companyId: company.id, upTo: '0/0' };
  const seen = await inCompany(server.db, company.id, (tx) =>
    tx.execute(sql`select pg_current_wal_lsn()::text as "at"`),
  );
  const upTo = String(seen.rows[0]?.at);
  const { rows } = await replica.read(server.db, { ...asked, upTo }, (tx) =>
    tx.execute<{ count: number }>(sql`select count(*)::int as "count" from public."employee"`),
  );
  expect(rows).toEqual([{ count: 0 }]);
  const writes = replica.read(server.db, asked, (tx) =>
    tx.execute(sql`update "employee" set "firstName" = 'Canary'`),
  );
  await expect(writes).rejects.toThrow();
});

test('a replica that ended is left out', async () => {
  const { server, company, people, from } = await anOffice();
  await people();
  await both.stopStandby();
  await aWorker(server, company);
  expect(await people()).toBe(1);
  expect(from).toEqual(['replica', 'primary']);
});
