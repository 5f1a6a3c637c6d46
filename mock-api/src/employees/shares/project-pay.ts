import { PayrollError, splitBudgetLine } from '@paga/payroll';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PaidLine } from '#company/months/row-inputs.ts';
import { employee } from '#company/people/table.ts';
import { groupedBy } from '#core/db/grouped-by.ts';
import { type InCompany, own } from '#core/db/own-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import { countedShares, type OnDay, personName } from '#projects/paid-shares.ts';
import { liveLines } from '#projects/project-rows.ts';
import { budgetLine, budgetLineShare, project } from '#projects/table.ts';

const LINE_OVER_100 = 'lineOver100';

const lineIdsOf = (ctx: InCompany, employeeIds: readonly number[]) =>
  ctx.tx
    .select({ id: budgetLineShare.budgetLineId })
    .from(budgetLineShare)
    .where(and(own(ctx, budgetLineShare), inArray(budgetLineShare.employeeId, [...employeeIds])));

/**
 * What projects pay their employees a month, by employee. A line is split over everybody it pays, also those who are not in the month, so that one
 * person's share does not hang on another's contract. `employeeIds` reads only the lines that these are paid from.
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
        liveLines(ctx, own(ctx, project)),
        employeeIds === undefined ? undefined : inArray(budgetLine.id, lineIdsOf(ctx, employeeIds)),
      ),
    )
    .orderBy(asc(project.id), asc(budgetLine.position), asc(budgetLine.id), asc(budgetLineShare.employeeId));
  return splitOverEmployees(rows);
}

/** `person` is null for whom the form is about. */
type SharedLine = Omit<PaidLine, 'share'> & {
  employeeId: number;
  person: string | null;
  percentage: string;
  budget: number;
};

// Shares have no dates: together they may go over a line in a month long before they were entered.
function sharesOf(sharing: readonly SharedLine[]): number[] {
  const [{ name = '', budget = 0 } = {}] = sharing;
  try {
    return splitBudgetLine(
      budget,
      sharing.map(({ percentage }) => percentage),
    ).shares;
  } catch (error) {
    if (!(error instanceof PayrollError) || error.code !== 'SHARES_ABOVE_100') throw error;
    const people = sharing.flatMap(({ person }) =>
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
  const paid = new Map<number, PaidLine[]>();
  for (const sharing of byLine.values()) {
    const shares = sharesOf(sharing);
    sharing.forEach(({ employeeId, person, percentage, budget, ...line }, index) => {
      paid.set(employeeId, [...(paid.get(employeeId) ?? []), { ...line, share: shares[index] ?? 0 }]);
    });
  }
  return paid;
}

/** The monthly gross of an employee paid by project: the sum of the shares, in cents. */
export function grossOfLines(lines: readonly PaidLine[] | undefined): number {
  return (lines ?? []).reduce((sum, line) => sum + line.share, 0);
}

/** The same, read for one employee. */
export async function projectGross(ctx: OnDay, employeeId: number): Promise<number> {
  return grossOfLines((await projectPay(ctx, [employeeId])).get(employeeId));
}
