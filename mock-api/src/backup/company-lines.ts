import { sql } from 'drizzle-orm';
import { type Database, inSnapshot, type Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import { type FileStore, partsOfKey } from '#core/files/file-store.ts';
import type { BackupRules } from '#core/jobs/backup-rules.ts';
import { type Ask, companyTables, type KeptTable, referencesOf } from './company-tables.ts';

/** A line of a backup that is no row: what follows, or the end. A file's next line is its bytes in base64. */
export type Mark =
  | { kind: 'installation'; demo: boolean; createdAt: string }
  | { kind: 'table'; table: string; columns: string[] }
  | { kind: 'people'; linked: boolean; columns: string[] }
  | { kind: 'file'; key: string }
  | { kind: 'end'; rows: number };

type Company = {
  companyId: number;
  files: FileStore;
  rules: BackupRules;
  onStep?: (done: number, total: number) => Promise<void>;
};

const ROWS_AT_ONCE = 500;
const FILE_KEY = /\d+\/(?:logos|photos|attachments|documents)\/[0-9a-f]{32}(?:[0-9a-f]{12})?\.[a-z0-9]{1,8}/g;

const markLine = (mark: Mark): string => `#${JSON.stringify(mark)}`;
export const markOf = (line: string): Mark | undefined =>
  line.startsWith('#') ? (JSON.parse(line.slice(1)) as Mark) : undefined;

const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ');

async function as(tx: Tx, role: string, companyId: number): Promise<void> {
  await tx.execute(sql.raw(`set local role "${role}"; set local app.company = '${companyId}'`));
}

async function* rowsOf(tx: Tx, query: string): AsyncGenerator<string> {
  await tx.execute(
    sql.raw(`declare kept no scroll cursor for select row_to_json(r)::text as "row" from (${query}) r`),
  );
  for (let more = true; more; ) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${ROWS_AT_ONCE} from kept`));
    for (const { row } of rows) yield row;
    more = rows.length === ROWS_AT_ONCE;
  }
  await tx.execute(sql.raw('close kept'));
}

const rowsOfTable = ({ name, columns, where }: KeptTable, companyId: number) =>
  `select ${quoted(columns)} from public."${name}" where "tenantId" = ${companyId} and ${where} order by 1, 2`;

/** Everyone that a row of the company points at: a person who has left it, or a super admin, is kept by name only. */
async function peopleNamed(
  tx: Tx,
  tables: readonly KeptTable[],
  ask: Ask,
  companyId: number,
): Promise<number[]> {
  const named = new Set<number>();
  for (const { from, column, to } of await referencesOf(ask)) {
    const table = tables.find(({ name }) => name === from);
    if (to !== 'app_user' || !table) continue;
    await as(tx, table.role, companyId);
    const rows = await ask<{ id: string | null }>(
      `select distinct "${column}" as "id" from public."${from}" where "tenantId" = ${companyId} and ${table.where}`,
    );
    for (const { id } of rows) if (id !== null) named.add(Number(id));
  }
  return [...named];
}

async function* people(
  tx: Tx,
  tables: readonly KeptTable[],
  ask: Ask,
  companyId: number,
): AsyncGenerator<string> {
  const named = await peopleNamed(tx, tables, ask, companyId);
  await as(tx, 'app_access', companyId);
  const columns = await ask<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'public.app_user'::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  );
  const link = `exists (select 1 from public.user_company l where l."userId" = u."id" and l."tenantId" = ${companyId})`;
  const all = columns.map(({ name }) => name);
  yield markLine({ kind: 'people', linked: true, columns: all });
  yield* rowsOf(
    tx,
    `select ${quoted(all)} from public.app_user u where ${link} and u."standsFor" is null order by "id"`,
  );
  yield markLine({ kind: 'people', linked: false, columns: ['id', 'name'] });
  yield* rowsOf(
    tx,
    `select "id", "name" from public.app_user u where "id" = any('{${named}}'::bigint[]) and not ${link} order by "id"`,
  );
}

async function* rows(tx: Tx, { companyId, rules, onStep }: Company): AsyncGenerator<string> {
  const ask: Ask = async <Row>(statement: string) => (await tx.execute(sql.raw(statement))).rows as Row[];
  const tables = await companyTables(ask, rules);
  const [installation] = await ask<{ demo: boolean; createdAt: string }>(
    `select "demo", "createdAt"::text as "createdAt" from public.installation`,
  );
  if (installation) yield markLine({ kind: 'installation', ...installation });
  const [tenant] = await ask<{ columns: string[] }>(
    `select array_agg(attname::text order by attnum) as columns from pg_attribute where attrelid = 'public.tenant'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  const columns = tenant?.columns ?? [];
  yield markLine({ kind: 'table', table: 'tenant', columns });
  yield* rowsOf(tx, `select ${quoted(columns)} from public.tenant where "id" = ${companyId}`);
  yield* people(tx, tables, ask, companyId);
  for (const [index, table] of tables.entries()) {
    await onStep?.(index, tables.length + 1);
    await as(tx, table.role, companyId);
    yield markLine({ kind: 'table', table: table.name, columns: table.columns });
    yield* rowsOf(tx, rowsOfTable(table, companyId));
  }
  await onStep?.(tables.length, tables.length + 1);
}

/** The bytes of a file, or undefined of one that is not there or not what it was: everything else of the company is saved all the same. */
function wholeFile(files: FileStore, key: string): Promise<Uint8Array | undefined> {
  return files.readFile(key).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'FILE_DAMAGED') return undefined;
    throw error;
  });
}

/** A file that a row names and that lies in the store; a key of another company is no business of this one. */
async function* filesNamed(keys: ReadonlySet<string>, { companyId, files }: Company): AsyncGenerator<string> {
  for (const key of keys) {
    const bytes = partsOfKey(key)?.companyId === companyId ? await wholeFile(files, key) : undefined;
    if (!bytes) continue;
    yield markLine({ kind: 'file', key });
    yield Buffer.from(bytes).toString('base64');
  }
}

async function* lines(tx: Tx, company: Company): AsyncGenerator<string> {
  const keys = new Set<string>();
  let count = 0;
  for await (const line of rows(tx, company)) {
    if (!line.startsWith('#')) {
      count += 1;
      for (const [key] of line.matchAll(FILE_KEY)) keys.add(key);
    }
    yield line;
  }
  yield* filesNamed(keys, company);
  yield markLine({ kind: 'end', rows: count });
}

/**
 * Everything of one company as lines, out of one snapshot: each table under the role and row level security of the company itself, then the files
 * that its rows name.
 */
export function withCompanyLines<T>(
  db: Database,
  company: Company,
  take: (lines: AsyncIterable<string>) => Promise<T>,
): Promise<T> {
  return inSnapshot(db, (tx) => take(lines(tx, company)));
}
