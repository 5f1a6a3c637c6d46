// What the jobs of a server cost in a minute with nothing to do, at 5,000 companies that have had work: statements, and processor time of the server and of its
// PostgreSQL together. Then a new day, a company's share of which is compared with that at a tenth of the companies. `COMPANIES` makes another number.
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { areas, backupRules } from '../src/areas.ts';
import { auditKeyRing } from '../src/core/audit/audit-keys.ts';
import type { Database } from '../src/core/db/transaction.ts';
import { folderBackups } from '../src/core/files/folder-backups.ts';
import { folderFiles } from '../src/core/files/folder-files.ts';
import type { JobDeps } from '../src/core/jobs/job.ts';
import { LOOK_EVERY_MS, looking } from '../src/core/jobs/run-jobs.ts';
import { createLog } from '../src/core/log.ts';
import { withDatabase } from './prepared-company.ts';

const COMPANIES = Number(process.env.COMPANIES ?? 5_000);
/** The start of issue 32: so much machine time and so many statements a minute. */
const GOAL_MS = 200;
const GOAL_STATEMENTS = 50;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const TICKS_A_SECOND = 100;
const PEOPLE = 10;
const LINES = 200;
const LINKS = 100;

const GOAL_SHARE = 1.2;

const seedOf = (companies: number) => [
  `insert into "tenant" ("name", "email", "registrationDate", "code", "hasQuickbooks")
   select 'Kompania ' || n, 'zyra' || n || '@example.com', '2020-01-01', 'AGI26A', n % 4 = 0 from generate_series(1, ${companies}) n`,
  `insert into "backup_schedule" ("tenantId", "every") select "id", 'off' from "tenant"`,
  `insert into "employee" ("tenantId", "firstName", "lastName", "searchText", "contractStarted", "birthDate")
   select t."id", 'Arta', 'Krasniqi', '', '2020-01-01', '1990-05-05' from "tenant" t, generate_series(1, ${PEOPLE})`,
  `insert into "audit_line" ("tenantId", "at", "page", "type", "changes", "transaction")
   select t."id", now(), 'employees', 'create', '{}', n from generate_series(1, ${LINES}) n, "tenant" t`,
  `insert into "audit_seal" ("tenantId", "fromTransaction", "toTransaction", "hash", "sealedAt")
   select t."id", n, case when n = ${LINKS} then ${LINES + 1} else n + 1 end, repeat('x', 64), now() from generate_series(1, ${LINKS}) n, "tenant" t`,
  'vacuum analyze',
];

const statOf = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .map(Number);

/** Milliseconds of processor time of PostgreSQL: its first process, those that it has begun, and those of them that have ended. */
function databaseTime(first: number): number {
  const ours = readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 0 && (pid === first || statOf(pid)[1] === first);
      } catch {
        return false;
      }
    });
  const ticks = ours.map((pid) => {
    const [, , , , , , , , , , , user = 0, system = 0, ended = 0, endedSystem = 0] = statOf(pid);
    return user + system + (pid === first ? ended + endedSystem : 0);
  });
  return (ticks.reduce((sum, each) => sum + each, 0) * 1000) / TICKS_A_SECOND;
}

/** What jobs work with, without anything that would go out. */
const depsOf = (db: Database, now: () => Date) =>
  ({
    ...{ db, log: createLog('error'), now, backupRules, files: folderFiles('/nowhere'), service: {} },
    backups: folderBackups('/nowhere'),
    backupKey: { name: 'BACKUP_KEY', value: '07'.repeat(32), file: '' },
    chain: {
      keys: auditKeyRing([Buffer.alloc(32, 7)]),
      heads: { add: async () => undefined, all: async () => [] },
    },
    handOver: () => Promise.reject(new Error('nothing is to be sent')),
    end: new AbortController().signal,
  }) as unknown as JobDeps;

/** The cost of a minute and of a new day. */
const measured = (companies: number) =>
  withDatabase(async (db, connection) => {
    const owner = new pg.Client(connection);
    await owner.connect();
    for (const statement of seedOf(companies)) await owner.query(statement);
    const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as "pid"');
    const first = statOf(rows[0]?.pid ?? 0)[1] ?? 0;
    let at = new Date('2026-10-15T09:00:00Z');
    const now = () => at;
    const log = createLog('error');
    const { look, ended } = looking(
      areas.flatMap(({ jobs }) => jobs(depsOf(db, now))),
      { db, now, log },
    );
    let statements = 0;
    const { query } = pg.Client.prototype;
    pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
      statements += 1;
      return (query as (...all: unknown[]) => unknown).apply(this, given);
    } as typeof query;
    const cost = async (ms: number, step = LOOK_EVERY_MS) => {
      const [before, own] = [databaseTime(first), process.cpuUsage()];
      statements = 0;
      for (let passed = 0; passed < ms; passed += step) {
        at = new Date(at.getTime() + step);
        await look();
        await ended();
      }
      const { user, system } = process.cpuUsage(own);
      return { statements, ours: (user + system) / 1000, database: databaseTime(first) - before };
    };
    await cost(3 * MINUTE_MS);
    const minutes = 5;
    const idle = await cost(minutes * MINUTE_MS);
    const minute = {
      statements: Math.ceil(idle.statements / minutes),
      ours: idle.ours / minutes,
      database: idle.database / minutes,
    };
    const day = await cost(DAY_MS, DAY_MS);
    pg.Client.prototype.query = query;
    await owner.end();
    return { minute, day };
  });

type Cost = Awaited<ReturnType<typeof measured>>['day'];
const machine = ({ ours, database }: Cost) => ours + database;
const said = (cost: Cost) =>
  `${cost.statements} statements, ${machine(cost).toFixed(0)} ms of the machine (server ${cost.ours.toFixed(0)}, PostgreSQL ${cost.database.toFixed(0)})`;

const tenth = await measured(COMPANIES / 10);
const { minute, day } = await measured(COMPANIES);
console.log(
  `A minute's jobs with nothing to do, ${COMPANIES} companies: ${said(minute)} (goal at most ${GOAL_STATEMENTS} statements and ${GOAL_MS} ms)`,
);
const share = machine(day) / machine(tenth.day) / 10;
console.log(
  `A new day of them with nothing to tell: ${said(day)}; of ${COMPANIES / 10}: ${said(tenth.day)}; a company's share is ${share.toFixed(2)} times that (goal at most ${GOAL_SHARE})`,
);
const passed = minute.statements <= GOAL_STATEMENTS && machine(minute) <= GOAL_MS && share <= GOAL_SHARE;
process.exit(passed ? 0 : 1);
