import type { InCompany } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import {
  addClosedRows,
  addTraceShapes,
  addTraces,
  type ClosedContent,
  contentText,
  figuresOf,
  type HashedRow,
  rowHash,
  type TakenTrace,
  TraceShapes,
  valuesOf,
} from '#months/public.ts';
import type { MonthAccounts } from '../rows/accounts-of-month.ts';
import { traceOf } from '../rows/explain-salary.ts';
import type { StoredSalary } from '../rows/wire-row.ts';
import { toDateOf, type YearOfRows } from '../to-date/year-to-date.ts';
import type { HashedBases, StoredVersion } from './stored-version.ts';

/** Rows of one statement: as many as are explained and hashed in some hundredths of a second, in which nobody else is answered. */
const CHUNK = 250;

/** What a closing keeps: the rows of the month, what they stand on, the accounts that were checked, and the year up to it. */
export type RowsToClose = {
  rows: readonly StoredSalary[];
  bases: HashedBases;
  accounts: MonthAccounts;
  year: YearOfRows;
};

type FrozenRow = { trace: TakenTrace; account: string | null; text: string; hashed: HashedRow };

/** A row as a closing keeps it. It is computed again on the way: one that does not give its cents stops the closing. */
function frozenRow(
  row: StoredSalary,
  { bases, accounts, year }: RowsToClose,
  shapes: TraceShapes,
): FrozenRow {
  const basis = found(bases.get(row.basisId));
  const { hash, ...trace } = shapes.takeApart(traceOf({ row, basis: basis.content }));
  const content: ClosedContent = {
    name: row.name,
    personalNumber: row.personalNumber,
    inputs: row.inputs,
    edits: row.edits,
    basisId: row.basisId,
    basisHash: basis.hash,
    engineVersion: row.engineVersion,
    figures: figuresOf(row),
    values: valuesOf(row),
    traceHash: hash,
    toDate: toDateOf(row, year),
  };
  const { id, employeeId } = row;
  const [text, account] = [contentText(content), accounts.get(employeeId) ?? null];
  const hashed = { employeeId, hash: rowHash(employeeId, account, text) };
  return { trace: { ...trace, id }, account, text, hashed };
}

/** Writes down every row of a closing with how its numbers came about, and answers the hash of each. */
export async function freezeRows(
  ctx: InCompany,
  { id, periodId }: StoredVersion,
  month: RowsToClose,
): Promise<HashedRow[]> {
  const [hashes, shapes]: [HashedRow[], TraceShapes] = [[], new TraceShapes()];
  // PostgreSQL stores one part while the next is computed.
  let stored: Promise<void> = Promise.resolve();
  for (let start = 0; start < month.rows.length; start += CHUNK) {
    const rows = month.rows.slice(start, start + CHUNK).map((row) => frozenRow(row, month, shapes));
    hashes.push(...rows.map(({ hashed }) => hashed));
    await stored;
    stored = store(ctx, id, rows);
    // Should it fail meanwhile, that is heard where it is waited for.
    stored.catch(() => undefined);
    // Others are answered in between, and the part is sent.
    await new Promise(setImmediate);
  }
  await stored;
  await addTraceShapes(ctx, periodId, shapes.all);
  return hashes;
}

async function store(ctx: InCompany, versionId: number, rows: readonly FrozenRow[]): Promise<void> {
  await addTraces(
    ctx,
    rows.map(({ trace }) => trace),
  );
  await addClosedRows(
    ctx,
    versionId,
    rows.map(({ hashed: { employeeId }, account, text }) => ({ employeeId, account, text })),
  );
}
