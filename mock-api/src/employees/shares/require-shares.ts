import type { EmployeeProject } from '@paga/contract/employees';
import { ProjectStatus } from '@paga/contract/shapes';
import { toRate, WHOLE } from '@paga/payroll';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { DomainError, notFoundField } from '#core/domain-error.ts';
import { employee } from '#people/public.ts';
import {
  budgetLine,
  budgetLineShare,
  countedShares,
  liveLines,
  type OnDay,
  project,
} from '#projects/public.ts';

type Wanted = { path: string; projectId: number; budgetLineId: number; checked: boolean; rate: number };

/**
 * Refuses budget lines that are not the company's, lines of a finished project that the employee was not paid from before, and what would
 * bring a line over 100 % over all employees (rules §3). Locks the lines until the transaction ends, so that two employees saved at once are
 * counted one after the other. `employeeId`: whose own shares of before are replaced.
 */
export async function requireShares(
  ctx: OnDay,
  projects: readonly EmployeeProject[],
  employeeId?: number,
): Promise<void> {
  const wanted = wantedLines(projects);
  if (wanted.length === 0) return;
  const ids = [...new Set(wanted.map((line) => line.budgetLineId))];
  if (ids.length < wanted.length)
    throw notFoundField('projectBudgetLines', 'lineTwice', 'A budget line is named twice');
  const lines = await lockedLines(ctx, ids);
  const { before, taken } = await sharesOf(ctx, ids, employeeId);
  for (const { path, projectId, budgetLineId, checked, rate } of wanted) {
    const line = lines.get(budgetLineId);
    if (line?.projectId !== projectId) throw notFoundField(path, 'unknownLine', 'No such budget line');
    if (line.status === ProjectStatus.finished && !before.has(budgetLineId))
      throw refusal(path, 'projectFinished', `${line.project} is finished`);
    const others = taken.get(budgetLineId) ?? 0;
    if (checked && others + rate > WHOLE)
      throw refusal(path, 'lineOver100', `${line.name}: ${(WHOLE - others) / 10_000} % is left`);
  }
}

const refusal = (path: string, code: string, message: string) =>
  new DomainError('VALIDATION_FAILED', { fields: [{ path: `${path}.percentage`, code, message }] });

function wantedLines(projects: readonly EmployeeProject[]): Wanted[] {
  return projects.flatMap(({ projectId, budgetLines }, at) =>
    budgetLines.map(({ budgetLineId, checked, percentage = 100 }, index) => ({
      path: `projectBudgetLines.${at}.budgetLines.${index}`,
      projectId,
      budgetLineId,
      checked,
      rate: toRate(percentage),
    })),
  );
}

async function lockedLines(ctx: InCompany, ids: readonly number[]) {
  const { id, name, projectId } = budgetLine;
  const rows = await ctx.tx
    .select({ id, name, projectId })
    .from(budgetLine)
    .where(liveLines(ctx, inArray(id, [...ids])))
    .orderBy(asc(id))
    .for('update');
  const projectIds = [...new Set(rows.map((row) => row.projectId))];
  const named =
    projectIds.length === 0
      ? []
      : await ctx.tx
          .select({ id: project.id, project: project.name, status: project.status })
          .from(project)
          .where(and(scoped(ctx, project), inArray(project.id, projectIds)));
  const byId = new Map(named.map(({ id: key, ...rest }) => [key, rest]));
  return new Map(rows.map((row) => [row.id, { ...row, ...byId.get(row.projectId) }]));
}

/** What others take of the lines, and the lines that the employee was paid from before. */
async function sharesOf(ctx: OnDay, ids: readonly number[], employeeId: number | undefined) {
  const inLines = inArray(budgetLineShare.budgetLineId, [...ids]);
  const others = await ctx.tx
    .select({ budgetLineId: budgetLineShare.budgetLineId, percentage: budgetLineShare.percentage })
    .from(budgetLineShare)
    .innerJoin(employee, eq(employee.id, budgetLineShare.employeeId))
    .where(
      and(
        countedShares(ctx),
        inLines,
        eq(budgetLineShare.checked, true),
        employeeId === undefined ? undefined : ne(budgetLineShare.employeeId, employeeId),
      ),
    );
  const taken = new Map<number, number>();
  for (const { budgetLineId, percentage } of others)
    taken.set(budgetLineId, (taken.get(budgetLineId) ?? 0) + toRate(percentage));
  const earlier =
    employeeId === undefined
      ? []
      : await ctx.tx
          .select({ id: budgetLineShare.budgetLineId })
          .from(budgetLineShare)
          .where(and(scoped(ctx, budgetLineShare), inLines, eq(budgetLineShare.employeeId, employeeId)));
  return { before: new Set(earlier.map(({ id }) => id)), taken };
}
