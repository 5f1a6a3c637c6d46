import { type ComparedFigures, type ComparedRow, getSalaryComparison as call } from '@paga/contract/payroll';
import { explainDifference, toEuro } from '@paga/payroll';
import { and, eq } from 'drizzle-orm';
import { monthBefore } from '#core/calendar-month.ts';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { read } from '#core/http/handler.ts';
import { mapInTurns, sortedInTurns } from '#core/turns.ts';
import { type BasisContent, engineInput, findPeriod, salary } from '#months/public.ts';
import { basesOfRows, byName, ofPeriod } from '../rows/month-rows.ts';
import type { StoredSalary } from '../rows/wire-row.ts';

type Month = { rows: StoredSalary[]; bases: Map<number, BasisContent> };
const NO_MONTH: Month = { rows: [], bases: new Map() };

async function monthOf(ctx: InCompany, periodId: number, employeeId: number | undefined): Promise<Month> {
  const only = employeeId === undefined ? undefined : eq(salary.employeeId, employeeId);
  const rows = await ctx.tx
    .select()
    .from(salary)
    .where(and(ofPeriod(ctx, periodId), only));
  return { rows, bases: await basesOfRows(ctx, rows) };
}

function figures(row: StoredSalary | undefined): ComparedFigures | null {
  if (!row) return null;
  return {
    salaryId: row.id,
    payDays: row.payDays,
    contractDays: row.contractDays,
    grossPay: toEuro(row.grossPay),
    hours: toEuro(row.hoursPay),
    additions: toEuro(row.additions),
    totalBrutto: toEuro(row.totalBrutto),
    contribution: toEuro(row.contributionEmployee),
    tax: toEuro(row.tax),
    prime: toEuro(row.prime),
    deductions: toEuro(row.deductions),
    netto: toEuro(row.netto),
  };
}

type Pair = { before: StoredSalary | undefined; after: StoredSalary | undefined };

function causesOf(
  { before, after }: Pair,
  old: Month,
  now: Month,
  difference: number,
): ComparedRow['causes'] {
  if (!before || !after)
    return difference === 0 ? [] : [{ cause: after ? 'joined' : 'left', amount: toEuro(difference) }];
  const input = (row: StoredSalary, { bases }: Month) => engineInput(found(bases.get(row.basisId)), row);
  return explainDifference(input(before, old), input(after, now), difference).map(({ amount, ...cause }) => ({
    ...cause,
    amount: toEuro(amount),
  }));
}

function compared(pair: Pair, old: Month, now: Month): ComparedRow {
  const { before, after } = pair;
  const { employeeId, name } = found(after ?? before);
  const difference = (after?.netto ?? 0) - (before?.netto ?? 0);
  return {
    employeeId,
    name,
    mark: after && before ? after.mark : after ? 'new' : 'ended',
    before: figures(before),
    after: figures(after),
    difference: toEuro(difference),
    causes: causesOf(pair, old, now, difference),
  };
}

/** Newcomers and leavers first, then what changed by its size, then the rest. */
function changedFirst(one: ComparedRow, other: ComparedRow): number {
  const rank = (row: ComparedRow) => (row.mark ? 0 : row.causes.length > 0 ? 1 : 2);
  const size = (row: ComparedRow) => (row.mark ? 0 : Math.abs(row.difference));
  return rank(one) - rank(other) || size(other) - size(one) || byName.compare(one.name, other.name);
}

export const getSalaryComparison = read({
  call,
  run: async (ctx, { query }) => {
    const period = await findPeriod(ctx, query);
    if (!period) throw new DomainError('NO_SALARIES');
    const month = monthBefore(query);
    const earlier = await findPeriod(ctx, month);
    const now = await monthOf(ctx, period.id, query.employeeId);
    const old = earlier ? await monthOf(ctx, earlier.id, query.employeeId) : NO_MONTH;
    if (query.employeeId !== undefined && now.rows.length + old.rows.length === 0)
      throw new DomainError('NOT_FOUND');
    if (!earlier) return { before: null, rows: [] };
    const before = new Map(old.rows.map((row) => [row.employeeId, row]));
    const after = new Map(now.rows.map((row) => [row.employeeId, row]));
    const ids = [...new Set([...after.keys(), ...before.keys()])];
    const pairOf = (id: number) => ({ before: before.get(id), after: after.get(id) });
    const rows = await mapInTurns(ids, (id) => compared(pairOf(id), old, now));
    return { before: month, rows: await sortedInTurns(rows, changedFirst) };
  },
});
