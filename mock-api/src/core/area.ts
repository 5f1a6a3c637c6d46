import type { AuditPage } from '@paga/contract/audit';
import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Context as Request } from 'hono';
import type { AnswerDeps } from './http/deps.ts';
import { type Routes, routes } from './http/routes.ts';
import type { Stored } from './http/stored-table.ts';
import type { InBackup } from './jobs/backup-rules.ts';
import type { Job, JobDeps } from './jobs/job.ts';
import type { Queue } from './metrics/standing.ts';

/** A GET that is no call of the contract: its answer is a file. */
type ServedFile = { path: string; serve: (deps: AnswerDeps) => (c: Request) => Promise<Response> };

/** What an area has; the server is put together from a list of them. */
export type Area = {
  name: string;
  tables: readonly PgTable[];
  /** The handlers of its calls. */
  routes: Routes;
  files: readonly ServedFile[];
  /** What it does by itself, again and again, while the server runs. */
  jobs: (deps: JobDeps) => readonly Job[];
  backup: InBackup;
  /** What waits for its jobs, as somebody who watches servers sees it. */
  queues: readonly Queue[];
  /** The pages of the audit log that its handlers write into. */
  audit: readonly AuditPage[];
  /** What its tables hold about employees, for the person to read. */
  stored: Stored;
};

/** Declares an area; what it does not name it does not have. A backup rule for a table of another area is a mistake of the program. */
export function area({ name, ...declared }: Partial<Area> & { name: string }): Area {
  const own = {
    name,
    ...{ tables: [], routes: routes([]), files: [], jobs: () => [], backup: {}, queues: [], audit: [] },
    stored: { tables: [], leftOut: {} },
    ...declared,
  };
  const { leftOut = {}, only = {}, onlyAdded = [], neverRevived = [], ofEarlier = {} } = own.backup;
  const tables = new Set(own.tables.map((table) => getTableName(table)));
  const about = [...own.stored.tables.map((table) => table.name), ...Object.keys(own.stored.leftOut)];
  const ruled = [...[leftOut, only, ofEarlier].flatMap(Object.keys), ...onlyAdded, ...neverRevived, ...about];
  const foreign = ruled.filter((table) => !tables.has(table));
  if (foreign.length > 0)
    throw new Error(`${name} rules about tables that it has not: ${foreign.join(', ')}`);
  return own;
}
