import { groupedBy, monthEnd, PayrollError, splitBudgetLine, toRate } from '@paga/payroll';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import type { PaidLine } from '#months/public.ts';
import { employee } from '#people/public.ts';
import {
  budgetLine,
  budgetLineShare,
  countedShares,
  liveLines,
  type OnDay,
  personName,
  project,
} from '#projects/public.ts';

/** Whether somebody's contract starts after the month of the day. */
export function startsAfter({ today }: OnDay) {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return sql<boolean>`coalesce(${employee.contractStarted} > ${monthEnd(year, month)}, false)`;
}

const LINE_OVER_100 = 'lineOver100';

const lineIdsOf = (ctx: InCompany, employeeIds: readonly number[]) =>
  ctx.tx
    .select({ id: budgetLineShare.budgetLineId })
    .from(budgetLineShare)
    .where(and(scoped(ctx, budgetLineShare), inArray(budgetLineShare.employeeId, [...employeeIds])));

/**
 * What projects pay their employees a month, by employee. A line is split over everybody who is assigned to it, started or not, so that nobody's
 * share moves with a colleague's first day. `employeeIds` reads only the lines that these are paid from.
 */
export async function projectPay(
  ctx: OnDay,
  employeeIds?: readonly number[],
): Promise<Map<number, PaidLine[]>> {
  const rows = await ctx.tx
    .select({
      employeeId: budgetLineShare.employeeId,
      person: personName,
      percentage: budgetLineShare.percentage,
      startsLater: startsAfter(ctx),
      id: budgetLine.id,
      budget: budgetLine.budget,
      name: budgetLine.name,
      projectId: project.id,
      project: project.name,
    })
    .from(budgetLineShare)
    .innerJoin(employee, eq(employee.id, budgetLineShare.employeeId))
    .innerJoin(budgetLine, eq(budgetLine.id, budgetLineShare.budgetLineId))
    .innerJoin(project, eq(project.id, budgetLine.projectId))
    .where(
      and(
        countedShares(ctx),
        eq(budgetLineShare.checked, true),
        liveLines(ctx, scoped(ctx, project)),
        employeeIds === undefined ? undefined : inArray(budgetLine.id, lineIdsOf(ctx, employeeIds)),
      ),
    )
    .orderBy(asc(project.id), asc(budgetLine.position), asc(budgetLine.id), asc(budgetLineShare.employeeId));
  return splitOverEmployees(rows);
}

/** `person` is null for whom the form is about. */
type SharedLine = Omit<PaidLine, 'share'> & {
  startsLater?: boolean;
  employeeId: number;
  person: string | null;
  percentage: string;
  budget: number;
};

// Somebody who takes a line over once they start leaves no room for those who have it now: then only these share it.
function sharing(rows: readonly SharedLine[]): readonly SharedLine[] {
  const together = rows.reduce((sum, { percentage }) => sum + toRate(percentage), 0);
  return together > ALL ? rows.filter(({ startsLater }) => !startsLater) : rows;
}

const ALL = toRate(100);

// Shares have no dates: together they may go over a line in a month long before they were entered.
function sharesOf(together: readonly SharedLine[]): number[] {
  const [{ name = '', budget = 0 } = {}] = together;
  try {
    return splitBudgetLine(
      budget,
      together.map(({ percentage }) => percentage),
    ).shares;
  } catch (error) {
    if (!(error instanceof PayrollError) || error.code !== 'SHARES_ABOVE_100') throw error;
    const people = together.flatMap(({ person }) =>
      person === null ? [] : [{ path: 'employees', code: LINE_OVER_100, message: person }],
    );
    const fields = [{ path: 'budgetLines', code: LINE_OVER_100, message: name }, ...people];
    throw new DomainError('VALIDATION_FAILED', {
      fields,
      message: 'a budget line is shared out above 100 %',
      cause: error,
    });
  }
}

/** Whether a split was refused because its shares go over a line. */
export const isOverShared = (error: unknown): boolean =>
  error instanceof DomainError && (error.fields ?? []).some(({ code }) => code === LINE_OVER_100);

/** Every line split over those it pays, the shares in the order of the rows. One that is shared out above 100 % is refused: line and people as fields. */
export function splitOverEmployees(rows: readonly SharedLine[]): Map<number, PaidLine[]> {
  const byLine = groupedBy(rows, ({ id }) => id);
  const paid = [...byLine.values()].flatMap((assigned) => {
    const together = sharing(assigned);
    const shares = sharesOf(together);
    return together.map(({ employeeId, person, percentage, budget, startsLater, ...line }, index) => ({
      employeeId,
      line: { ...line, share: shares[index] ?? 0 },
    }));
  });
  const byEmployee = groupedBy(paid, ({ employeeId }) => employeeId);
  return new Map([...byEmployee].map(([id, shares]) => [id, shares.map(({ line }) => line)]));
}

/** The monthly gross of an employee paid by project: the sum of the shares, in cents. */
export function grossOfLines(lines: readonly PaidLine[] | undefined): number {
  return (lines ?? []).reduce((sum, line) => sum + line.share, 0);
}

/** The same, read for one employee. */
export async function projectGross(ctx: OnDay, employeeId: number): Promise<number> {
  return grossOfLines((await projectPay(ctx, [employeeId])).get(employeeId));
}
