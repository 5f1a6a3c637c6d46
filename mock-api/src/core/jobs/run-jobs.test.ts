import { served } from '@paga/testing/pooled-database';
import { saidToDatabase, statementsIn } from '@paga/testing/said-to-database';
import { databaseFromTemplate, testPostgres } from '@paga/testing/test-database';
import { testFiles } from '@paga/testing/test-files';
import { TEST_PROOF } from '@paga/testing/test-proof';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { areas, backupRules } from '#areas.ts';
import { folderBackups } from '#core/files/folder-backups.ts';
import { lastLink } from '../audit/chain-audit.ts';
import { type DatabaseConfig, openDatabase } from '../db/open-database.ts';
import { asAccess, type Database, inCompany } from '../db/transaction.ts';
import { createLog } from '../log.ts';
import type { Job, JobDeps } from './job.ts';
import { LOOK_EVERY_MS, type Looking, looking } from './run-jobs.ts';
import { renewRun } from './runs.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const MOST_STATEMENTS = 50;
/** 15 October 2026 in Kosovo. */
let at = new Date('2026-10-15T09:00:00Z');
const now = () => at;
const pass = (ms: number) => {
  at = new Date(at.getTime() + ms);
};

const log = createLog('silent');
let connection: DatabaseConfig;
let owner: pg.Client;
const closing: (() => Promise<unknown>)[] = [];

/** A server's own connections. */
function another(): { db: Database; cut: () => void } {
  const { db, close, cut } = openDatabase(connection, log);
  closing.push(close);
  return { db, cut };
}

beforeAll(async () => {
  connection = await served(await databaseFromTemplate(`paga_jobs_${process.env.JEST_WORKER_ID ?? '1'}`));
  owner = new pg.Client({ ...testPostgres(), database: connection.database });
  await owner.connect();
});
afterAll(async () => {
  for (const close of closing) await close();
  await owner.end();
});

/** Companies with a person, leave, a month that is paid and declared, a mail that went a chained line and no backups by themselves: they have had work, and have none now. */
const quietCompanies = (count: number) =>
  owner.query(`
    with t as (insert into "tenant" ("name", "email", "registrationDate", "code", "hasQuickbooks")
      select 'Kompania ' || n, 'zyra@agimi.test', '2020-01-01', 'AGI26A', true from generate_series(1, ${count}) n returning "id"),
    e as (insert into "employee" ("tenantId", "firstName", "lastName", "searchText", "contractStarted", "birthDate", "expirationContract")
      select "id", 'Arta', 'Krasniqi', '', '2020-01-01', '1990-05-05', '2030-01-01' from t returning "id", "tenantId"),
    v as (insert into "vacation" ("tenantId", "employeeId", "type", "from", "to", "days", "createdBy")
      select "tenantId", "id", 0, '2026-08-03', '2026-08-04', '{2026-08-03,2026-08-04}', 1 from e),
    a as (insert into "attachment" ("tenantId", "employeeId", "fileName", "storageName", "contentType", "size")
      select "tenantId", "id", 'a.pdf', 'a', 'application/pdf', 1 from e),
    b as (insert into "backup_schedule" ("tenantId", "every") select "id", 'off' from t),
    l as (insert into "audit_line" ("tenantId", "at", "page", "type", "changes", "transaction")
      select "id", now(), 'employees', 'create', '{}', 5 from t)
    insert into "audit_seal" ("tenantId", "fromTransaction", "toTransaction", "hash", "sealedAt") select "id", 0, 6, 'x', now() from t`);

/** All that areas do by themselves, as a server with everything set does it. */
function allJobs(db: Database): Job[] {
  const deps = {
    ...{ db, log, now, backupRules, files: testFiles(), service: {}, backups: folderBackups('/nowhere') },
    backupKey: { name: 'BACKUP_KEY', value: '07'.repeat(32), file: '' },
    chain: { keys: TEST_PROOF.keys, heads: { add: async () => undefined, all: async () => [] } },
    handOver: () => Promise.reject(new Error('nothing is to be sent')),
    end: new AbortController().signal,
  } as unknown as JobDeps;
  return areas.flatMap(({ jobs }) => jobs(deps));
}

/** How many statements servers send for what `looks` begins in so many milliseconds. */
async function statementsOf({ look, ended }: Looking, ms: number, step = LOOK_EVERY_MS): Promise<number> {
  const { messages } = await saidToDatabase(async () => {
    for (let passed = 0; passed < ms; passed += step) {
      pass(step);
      await look();
      await ended();
    }
  });
  // What a new connection begins with is not the jobs'.
  return statementsIn(messages).filter((text) => !text.startsWith('set role')).length;
}

/** Statements of a minute with nothing to do, and of what a new day brings. */
async function measured(jobs: (db: Database) => readonly Job[]): Promise<{ minute: number; day: number }> {
  const { db } = another();
  const looks = looking(jobs(db), { db, now, log });
  await statementsOf(looks, 2 * MINUTE_MS);
  const minute = await statementsOf(looks, MINUTE_MS);
  return { minute, day: await statementsOf(looks, DAY_MS, DAY_MS) };
}

/** The guard: what jobs ask of the database when there is nothing to do does not grow with the companies. */
async function visitsCompanies(jobs: (db: Database) => readonly Job[]): Promise<boolean> {
  await quietCompanies(3);
  const few = await measured(jobs);
  await quietCompanies(30);
  const many = await measured(jobs);
  return few.minute !== many.minute || few.day !== many.day;
}

const visitor = (db: Database): Job[] => [
  {
    name: 'visiting',
    everyMs: MINUTE_MS,
    run: async () => {
      const { rows } = await asAccess(db, (tx) => tx.execute<{ id: string }>(sql`select "id" from "tenant"`));
      for (const { id } of rows) await inCompany(db, Number(id), (tx) => tx.execute(sql`select 1`));
      return undefined;
    },
  },
];

test('a minute with nothing to do is as many statements for 300 companies as for 3, and so is a new day', async () => {
  await quietCompanies(3);
  const few = await measured(allJobs);
  await quietCompanies(297);
  await owner.query('analyze');
  const many = await measured(allJobs);
  expect(many).toEqual(few);
  expect(many.minute).toBeLessThanOrEqual(MOST_STATEMENTS);
  const { rows } = await owner.query('select "name", "fault" from "job_run" order by "name"');
  expect(rows.filter(({ fault }) => fault !== null)).toEqual([]);
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['counting earlier leave again', 'notifying of what comes up']),
  );
});

test('a job that visits every company is found, also one that does so once a day', async () => {
  expect(await visitsCompanies(visitor)).toBe(true);
  expect(
    await visitsCompanies((db) =>
      visitor(db).map(({ name, run }) => ({ name: `${name} daily`, run, daily: true as const })),
    ),
  ).toBe(true);
  expect(await visitsCompanies(() => [{ name: 'idle', daily: true, run: async () => undefined }])).toBe(
    false,
  );
});

type Plan = { 'Node Type': string; 'Index Name'?: string; 'Actual Rows': number; Plans?: Plan[] };
const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];

test('the end of a chain is read by its index, one row however long the chain is', async () => {
  const { db } = another();
  const { rows } = await owner.query<{ id: string }>('select max("id") as "id" from "tenant"');
  const company = Number(rows[0]?.id);
  for (const whose of [company, null]) {
    await owner.query(
      `insert into "audit_seal" ("tenantId", "fromTransaction", "toTransaction", "hash", "sealedAt") select $1, n, n + 1, 'x', now() from generate_series(6, 5000) n`,
      [whose],
    );
    await owner.query('analyze "audit_seal"');
    const explained = await asAccess(db, (tx) =>
      tx.execute<{ 'QUERY PLAN': { Plan: Plan }[] }>(sql`explain (analyze, format json) ${lastLink(whose)}`),
    );
    const read = explained.rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => flat(Plan)));
    expect(read.at(-1)).toMatchObject({ 'Node Type': 'Index Scan', 'Index Name': 'audit_seal_stretch' });
    expect(Math.max(...read.map((node) => node['Actual Rows']))).toBe(1);
  }
});

describe('two servers', () => {
  const done: string[] = [];
  const server = (name: string, job: Job): Looking & { db: Database; cut: () => void } => {
    const { db, cut } = another();
    const run: Job['run'] = async (day) => {
      done.push(name);
      return job.run(day);
    };
    return { db, cut, ...looking([{ ...job, run }], { db, now, log }) };
  };
  const both = async (...servers: Looking[]) => {
    await Promise.all(servers.map(({ look }) => look()));
    await Promise.all(servers.map(({ ended }) => ended()));
  };
  beforeEach(() => {
    done.length = 0;
  });

  test('do the work of a day once, after a new start as well, and again after a failure', async () => {
    let fails = false;
    const job: Job = {
      ...{ name: 'once a day', daily: true },
      run: async () => {
        if (fails) throw new Error('the service is away');
        return { companies: 2, rows: 41 };
      },
    };
    await both(server('A', job), server('B', job));
    expect(done).toHaveLength(1);
    pass(MINUTE_MS);
    await both(server('A again', job), server('B again', job));
    expect(done).toHaveLength(1);
    at = new Date('2026-11-20T22:59:00Z');
    const [a, b] = [server('A', job), server('B', job)];
    await both(a, b);
    fails = true;
    // Midnight in Kosovo.
    pass(2 * MINUTE_MS);
    await both(a, b);
    expect(done).toHaveLength(3);
    const noted = async () =>
      (await owner.query(`select * from "job_run" where "name" = 'once a day'`)).rows[0];
    expect(await noted()).toMatchObject({ fault: 'Error: the service is away', companies: 2, rows: '41' });
    fails = false;
    for (let minute = 0; minute < 10; minute += 1) {
      pass(MINUTE_MS);
      await both(a, b);
    }
    expect(done).toHaveLength(4);
    expect(await noted()).toMatchObject({ fault: null, nextAt: new Date('2026-11-21T23:00:00Z') });
  });

  test('leave a run to the one that has it, and take it over when that one has died in it', async () => {
    let finish: () => void = () => undefined;
    const hangs = new Promise<undefined>((resolve) => {
      finish = () => resolve(undefined);
    });
    const facts = { name: 'hanging', everyMs: MINUTE_MS, atStart: true };
    const a = server('A', { ...facts, run: () => hangs });
    const b = server('B', { ...facts, run: async () => ({ rows: 7 }) });
    await a.look();
    while (done.length === 0) await new Promise((resolve) => setImmediate(resolve));
    pass(50_000);
    await renewRun(a.db, { ...facts, run: () => hangs }, 1, now());
    pass(MINUTE_MS - 1_000);
    await both(b);
    expect(done).toEqual(['A']);
    a.cut();
    pass(MINUTE_MS);
    await both(b);
    expect(done).toEqual(['A', 'B']);
    finish();
    await a.ended();
    const { rows } = await owner.query(
      `select "run", "rows", "leaseUntil" from "job_run" where "name" = 'hanging'`,
    );
    expect(rows).toEqual([{ run: 2, rows: '7', leaseUntil: null }]);
  });
});
