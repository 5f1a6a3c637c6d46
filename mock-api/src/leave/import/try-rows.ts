import type {
  CorrectionCause,
  LeaveImportRow,
  LeaveProblem,
  LeaveProblemCode,
  LeaveTexts,
} from '@paga/contract/leave';
import { and, inArray } from 'drizzle-orm';
import { holdCounting } from '#company/public.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { requireOpenMonths } from '#months/public.ts';
import { peopleById } from '#people/public.ts';
import { checkLeave } from '../booking/booking.ts';
import { type LeaveRules, leaveRules } from '../count/leave-rules.ts';
import { vacation } from '../count/table.ts';
import type { Employee } from '../ledger/leave-person.ts';
import { leaveCorrection } from '../ledger/table.ts';
import { peopleByRow } from './match-people.ts';
import { type ReadLeaveRow, readLeaveRow } from './read-row.ts';

/** What trying to save rows came to: each with what was wrong, and the ids of what was stored. */
export type TriedRows = { rows: LeaveImportRow[]; vacationIds: number[]; correctionIds: number[] };

const CAUSE: Record<'carried' | 'corrected', CorrectionCause> = { carried: 'carry', corrected: 'other' };

/**
 * Stores what the rows say: balances first, so that the leaves may use their days, then the leaves in their order, each by the check of a booking. A row with an error
 * is passed over; who calls decides whether the others stay. `source` is the note of balances without one.
 */
export async function tryRows(
  ctx: Context,
  texts: readonly LeaveTexts[],
  source: string,
): Promise<TriedRows> {
  const rows = texts.map(readLeaveRow);
  const match = await peopleByRow(ctx);
  for (const row of rows) {
    const { person, problems } = match(row);
    row.problems.push(...problems);
    row.employeeId = person?.id ?? null;
    row.employeeName = person && `${person.firstName} ${person.lastName}`;
  }
  const ids = [...new Set(rows.flatMap(({ employeeId }) => employeeId ?? []))];
  const people = await peopleById(ctx, ids);
  await holdCounting(ctx);
  const correctionIds = await storeBalances(ctx, rows.filter(isReadable), { ids, source });
  const vacationIds = await bookLeaves(ctx, rows.filter(isReadable), people);
  return { rows: rows.map(answered), vacationIds, correctionIds };
}

const isError = ({ severity }: LeaveProblem): boolean => severity === 'error';
const isReadable = ({ problems }: ReadLeaveRow): boolean => !problems.some(isError);

function answered({ note: _, ...row }: ReadLeaveRow): LeaveImportRow {
  return { ...row, isValid: !row.problems.some(isError) };
}

const refuse = (row: ReadLeaveRow, code: LeaveProblemCode, limit?: number): void => {
  row.problems.push({
    ...{ code, severity: 'error', column: null },
    ...(limit !== undefined && { limit: `${limit}` }),
  });
};

type Balance = { employeeId: number; type: number; date: string; days: number; cause: string };
const keyOf = ({ employeeId, type, date, days, cause }: Balance): string =>
  [employeeId, type, date, Math.abs(days), cause].join('/');

/** Lines that stand: an undone one and its opposite are none. */
function standingLines(stored: readonly Balance[]): Map<string, number> {
  const net = new Map<string, number>();
  for (const line of stored) net.set(keyOf(line), (net.get(keyOf(line)) ?? 0) + Math.sign(line.days));
  return net;
}

/** The same line again is refused: a file that is imported twice would give everybody their days twice. */
async function storeBalances(
  ctx: Context,
  rows: readonly ReadLeaveRow[],
  { ids, source }: { ids: readonly number[]; source: string },
): Promise<number[]> {
  if (ids.length === 0) return [];
  const stored = await ctx.tx
    .select()
    .from(leaveCorrection)
    .where(and(scoped(ctx, leaveCorrection), inArray(leaveCorrection.employeeId, [...ids])));
  const known = standingLines(stored);
  const lines = rows.flatMap((row) => {
    const { employeeId, kind, typeId, from, days, note } = row;
    if (kind === null || kind === 'leave' || typeId === null || !from || !days || !employeeId) return [];
    const line = { employeeId, type: typeId, date: from, days, cause: CAUSE[kind], note: note || source };
    const sign = Math.sign(days);
    if ((known.get(keyOf(line)) ?? 0) * sign > 0) {
      refuse(row, 'balanceExists');
      return [];
    }
    known.set(keyOf(line), sign);
    return [{ ...line, tenantId: ctx.companyId, createdBy: ctx.actor.userId, createdAt: ctx.now }];
  });
  if (lines.length === 0) return [];
  const made = await ctx.tx.insert(leaveCorrection).values(lines).returning({ id: leaveCorrection.id });
  return made.map(({ id }) => id);
}

async function bookLeaves(
  ctx: Context,
  rows: readonly ReadLeaveRow[],
  people: ReadonlyMap<number, Employee>,
): Promise<number[]> {
  const leaves = rows.filter(({ kind }) => kind === 'leave');
  const dates = leaves.flatMap(({ from, to }) => [from ?? [], to ?? []].flat()).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const rules = await leaveRules(ctx, first, last);
  const ids: number[] = [];
  for (const row of leaves) {
    const person = people.get(row.employeeId ?? 0);
    const id = person && (await booked(ctx, row, person, rules));
    if (id !== undefined) ids.push(id);
  }
  return ids;
}

/** Books one row as the booking call does; what the rules refuse is said at the row. */
async function booked(
  ctx: Context,
  row: ReadLeaveRow,
  person: Employee,
  rules: LeaveRules,
): Promise<number | undefined> {
  const { typeId: type, from, to } = row;
  if (type === null || from === null || to === null) return undefined;
  const leave = { type, from, to, ...(row.reason && { reason: row.reason }) };
  const checked = await checkLeave(ctx, person, leave, rules);
  if ('reason' in checked) {
    refuse(row, checked.reason, 'balance' in checked ? checked.balance?.left : undefined);
    return undefined;
  }
  row.workingDays = checked.days.length;
  if (!(await isOpen(ctx, row, checked.days))) return undefined;
  const [made] = await ctx.tx
    .insert(vacation)
    .values({
      ...leave,
      ...{ tenantId: ctx.companyId, employeeId: person.id, days: checked.days, createdBy: ctx.actor.userId },
    })
    .returning({ id: vacation.id });
  return made?.id;
}

async function isOpen(ctx: Context, row: ReadLeaveRow, days: readonly string[]): Promise<boolean> {
  try {
    await requireOpenMonths(ctx, days);
    return true;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'PERIOD_CLOSED') throw error;
    refuse(row, 'periodClosed');
    return false;
  }
}
