import type { EmployeeProject } from '@paga/contract/employees';
import { toRate } from '@paga/payroll';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
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
import { splitOverEmployees, startsAfter } from './project-pay.ts';

/** The percentages of a form's ticked budget lines by the line's id. */
const sharesOfForm = (projects: readonly EmployeeProject[]): Map<number, string> =>
  new Map(
    projects.flatMap(({ budgetLines }) =>
      budgetLines
        .filter(({ checked }) => checked)
        .map(({ budgetLineId, percentage = 100 }) => [budgetLineId, `${percentage}`] as const),
    ),
  );

/** Whether a form's shares of budget lines differ from the stored ones. */
export async function areSharesChanged(
  ctx: OnDay,
  employeeId: number,
  projects: readonly EmployeeProject[],
): Promise<boolean> {
  const { budgetLineId: id, percentage, checked } = budgetLineShare;
  const stored = await ctx.tx
    .select({ id, percentage })
    .from(budgetLineShare)
    .where(and(scoped(ctx, budgetLineShare), eq(budgetLineShare.employeeId, employeeId), eq(checked, true)));
  const wanted = sharesOfForm(projects);
  return (
    stored.length !== wanted.size ||
    stored.some((share) => toRate(share.percentage) !== toRate(wanted.get(share.id) ?? '0'))
  );
}

/** What a form's budget lines pay its employee a month, the others' shares as they are stored on the day. */
export async function payOfForm(
  ctx: OnDay,
  employeeId: number,
  projects: readonly EmployeeProject[],
): Promise<PaidLine[]> {
  const wanted = sharesOfForm(projects);
  if (wanted.size === 0) return [];
  const ids = [...wanted.keys()];
  const { id, budget, name } = budgetLine;
  const lines = await ctx.tx
    .select({ id, budget, name, projectId: project.id, project: project.name })
    .from(budgetLine)
    .innerJoin(project, eq(project.id, budgetLine.projectId))
    .where(and(liveLines(ctx, scoped(ctx, project)), inArray(id, ids)))
    .orderBy(asc(project.id), asc(budgetLine.position), asc(id));
  const others = await ctx.tx
    .select({
      lineId: budgetLineShare.budgetLineId,
      employeeId: budgetLineShare.employeeId,
      person: personName,
      percentage: budgetLineShare.percentage,
      startsLater: startsAfter(ctx),
    })
    .from(budgetLineShare)
    .innerJoin(employee, eq(employee.id, budgetLineShare.employeeId))
    .where(
      and(
        countedShares(ctx),
        eq(budgetLineShare.checked, true),
        inArray(budgetLineShare.budgetLineId, ids),
        ne(budgetLineShare.employeeId, employeeId),
      ),
    );
  const rows = lines.flatMap((line) => [
    { ...line, employeeId, person: null, percentage: wanted.get(line.id) ?? '0' },
    ...others.filter(({ lineId }) => lineId === line.id).map((other) => ({ ...line, ...other })),
  ]);
  rows.sort((one, other) => one.employeeId - other.employeeId);
  return splitOverEmployees(rows).get(employeeId) ?? [];
}
