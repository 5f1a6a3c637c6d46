import { setImmediate } from 'node:timers/promises';
import { verifyPeriod as call, type VerifyDifference } from '@paga/contract/payroll';
import { isInMonth } from '@paga/payroll';
import { and, eq, getViewSelectedFields } from 'drizzle-orm';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { read } from '#core/http/handler.ts';
import { mapInTurns } from '#core/turns.ts';
import {
  type ClosedContent,
  type ClosedRowContent,
  closingHash,
  DAYS_OFF_SCHEME,
  findPeriod,
  type HashedRow,
  hashedRow,
  type Period,
  salary,
  salaryTrace,
  type YearSums,
} from '#months/public.ts';
import { ofPeriod } from '../rows/month-rows.ts';
import { toDateDifferences } from '../to-date/to-date-differences.ts';
import { sumsHeldAt } from '../to-date/year-sums.ts';
import { hashedBases, rowsOfVersion, tablesOf, versionsOf, wireVersions } from './closed-version.ts';
import { frozenTrace, shapesOf } from './frozen-traces.ts';
import { monthDifferences, type Summed } from './month-differences.ts';
import { type LiveRow, missing, recomputed, rowDifferences } from './row-differences.ts';
import type { HashedBases, StoredVersion } from './stored-version.ts';

/** Rows after which others get their turn: a row is explained and hashed in some tenths of a millisecond. */
const ROWS_AT_ONCE = 100;

type Live = ReadonlyMap<number, LiveRow>;

/** Rows that the month shows now, by employee. */
async function liveRows(ctx: InCompany, periodId: number): Promise<Live> {
  const shapes = await shapesOf(ctx, periodId);
  const rows = await ctx.tx
    .select({ row: getViewSelectedFields(salary), stored: getViewSelectedFields(salaryTrace) })
    .from(salary)
    .leftJoin(salaryTrace, and(scoped(ctx, salaryTrace), eq(salaryTrace.salaryId, salary.id)))
    .where(ofPeriod(ctx, periodId));
  return new Map(
    await mapInTurns(
      rows,
      ({ row, stored }) => [row.employeeId, { row, trace: frozenTrace(stored, shapes) }] as const,
    ),
  );
}

/** The closing that is asked for: the one of that number, else the one that holds. */
function askedVersion(
  period: Period,
  versions: readonly StoredVersion[],
  number: number | undefined,
): StoredVersion {
  if (number !== undefined) return found(versions.find((version) => version.number === number));
  const [newest] = versions;
  if (!period.closedAt || !newest || newest.reopenedAt) throw new DomainError('PERIOD_OPEN');
  return newest;
}

type Walked = { identical: number; hashes: HashedRow[]; differences: VerifyDifference[]; heads: number };

/** What a closing is compared with: its month, its scheme, and what the months before it came to. */
type CountedBy = CalendarMonth & { scheme: number };
type Against = { bases: HashedBases; live: Live | null; held: ReadonlyMap<number, YearSums> };

/** Whether a closed row is one of its people, by the rule of the closing's scheme. */
function isCounted(
  { figures, values, inputs }: ClosedContent,
  again: ReturnType<typeof recomputed>,
  { year, month, scheme }: CountedBy,
): boolean {
  const { totalBrutto, netto } = figures;
  const days = values?.contractDays ?? again?.contractDays ?? 0;
  if (days > 0 || totalBrutto !== 0 || netto !== 0) return true;
  return scheme >= DAYS_OFF_SCHEME && again !== undefined && isInMonth(inputs.contract, year, month);
}

/** Every row recomputed, hashed and compared. */
async function walk(
  rows: readonly ClosedRowContent[],
  { bases, live, held }: Against,
  month: CountedBy,
): Promise<Walked> {
  const walked: Walked = { identical: 0, hashes: [], differences: [], heads: 0 };
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
    const { content, employeeId } = row;
    const again = recomputed(content, bases.get(content.basisId)?.content);
    const who = { employeeId, name: content.name };
    const differences = [
      ...rowDifferences(who, content, again, live && { row: live.get(employeeId) }),
      ...toDateDifferences(who, content, again?.figures, held.get(employeeId)),
    ];
    walked.hashes.push(hashedRow(row));
    walked.differences.push(...differences);
    if (differences.length === 0) walked.identical += 1;
    if (isCounted(content, again, month)) walked.heads += 1;
  }
  return walked;
}

/** Rows of the month that were never closed. */
function added(rows: readonly ClosedRowContent[], live: Live | null): VerifyDifference[] {
  const closed = new Set(rows.map(({ employeeId }) => employeeId));
  return [...(live ?? [])]
    .filter(([id]) => !closed.has(id))
    .map(([employeeId, { row }]) => missing({ employeeId, name: row.name }, undefined, row.netto));
}

function summedOf(
  version: StoredVersion,
  rows: readonly ClosedRowContent[],
  bases: HashedBases,
  heads: number,
): Summed {
  const sum = (name: 'totalBrutto' | 'netto') =>
    rows.reduce((total, { content }) => total + content.figures[name], 0);
  return {
    headCount: heads,
    totalBrutto: sum('totalBrutto'),
    netto: sum('netto'),
    tables: tablesOf([...bases.values()].map(({ content }) => content)),
    engineVersion: rows[0]?.content.engineVersion ?? version.engineVersion,
  };
}

export const verifyPeriod = read({
  call,
  run: async (ctx, { query }) => {
    const period = await findPeriod(ctx, query);
    if (!period) throw new DomainError('NO_SALARIES');
    const versions = await versionsOf(ctx, period.id);
    const version = askedVersion(period, versions, query.version);
    const holds = period.closedAt !== null && version.reopenedAt === null;
    const rows = await rowsOfVersion(ctx, version.id);
    const live = holds ? await liveRows(ctx, period.id) : null;
    const bases = await hashedBases(
      ctx,
      rows.map(({ content }) => content.basisId),
    );
    const held = await sumsHeldAt(ctx, period, version);
    const { identical, hashes, differences, heads } = await walk(
      rows,
      { bases, live, held },
      { ...period, scheme: version.scheme },
    );
    const basesHold = rows.every(({ content }) => bases.get(content.basisId)?.hash === content.basisHash);
    const { year, month } = period;
    return {
      version: found((await wireVersions(ctx, [version]))[0]),
      total: rows.length,
      identical,
      hashHolds: basesHold && closingHash({ ...version, year, month }, hashes) === version.hash,
      differences: [...differences, ...added(rows, live)],
      ofMonth: await monthDifferences(ctx, version, {
        summed: summedOf(version, rows, bases, heads),
        period: holds ? period : null,
      }),
    };
  },
});
