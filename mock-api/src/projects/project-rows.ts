import type { BudgetLine, Project } from '@paga/contract/projects';
import { ProjectStatus } from '@paga/contract/shapes';
import { groupedBy, toEuro } from '@paga/payroll';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { type OnDay, useOfLines } from './paid-shares.ts';
import { budgetLine, project } from './table.ts';

/** Names of the statuses as the specification writes them. */
const statusNames = { [ProjectStatus.active]: 'Aktiv', [ProjectStatus.finished]: 'Perfunduar' } as const;

/** The company's projects that are not deleted. */
export function liveProjects(ctx: InCompany, more?: SQL): SQL | undefined {
  return and(scoped(ctx, project), isNull(project.deletedAt), more);
}

/** The company's budget lines that are not deleted. */
export function liveLines(ctx: InCompany, more?: SQL): SQL | undefined {
  return and(scoped(ctx, budgetLine), isNull(budgetLine.deletedAt), more);
}

async function linesOf(ctx: OnDay, projectIds: readonly number[]): Promise<Map<number, BudgetLine[]>> {
  if (projectIds.length === 0) return new Map();
  const rows = await ctx.tx
    .select()
    .from(budgetLine)
    .where(liveLines(ctx, inArray(budgetLine.projectId, [...projectIds])))
    .orderBy(asc(budgetLine.position), asc(budgetLine.id));
  const use = await useOfLines(
    ctx,
    rows.map((row) => row.id),
  );
  const lineOf = ({ tenantId, projectId, position, deletedAt, budget, ...row }: (typeof rows)[number]) => {
    const used = use.get(row.id);
    return {
      ...row,
      budget: toEuro(budget),
      assignedPercentage: Number(used?.assigned ?? 0),
      employees: used?.employees ?? 0,
    };
  };
  const byProject = groupedBy(rows, ({ projectId }) => projectId);
  return new Map([...byProject].map(([id, lines]) => [id, lines.map(lineOf)]));
}

/** Projects with their lines, by name. */
export async function projectRows(ctx: OnDay, more?: SQL): Promise<Project[]> {
  const rows = await ctx.tx
    .select()
    .from(project)
    .where(liveProjects(ctx, more))
    .orderBy(sql`${project.name} collate "sq-x-icu"`, asc(project.id));
  const lines = await linesOf(
    ctx,
    rows.map((row) => row.id),
  );
  return rows.map(({ deletedAt, budget, ...row }) => ({
    ...row,
    budget: toEuro(budget),
    statusName: statusNames[row.status],
    isActive: row.status === ProjectStatus.active,
    budgetLines: lines.get(row.id) ?? [],
  }));
}

/** One project, or `NOT_FOUND` for one of another company as for one that does not exist. */
export async function projectRow(ctx: OnDay, id: number): Promise<Project> {
  return found((await projectRows(ctx, eq(project.id, id)))[0]);
}

/**
 * The project with its lines, locked until the transaction ends: saving and deleting take turns here, and an employee who is to be paid from
 * a line waits at the line.
 */
export async function lockedProject(ctx: OnDay, id: number): Promise<Project> {
  const [row] = await ctx.tx
    .select({ id: project.id })
    .from(project)
    .where(liveProjects(ctx, eq(project.id, id)))
    .for('update');
  found(row);
  await ctx.tx
    .select({ id: budgetLine.id })
    .from(budgetLine)
    .where(liveLines(ctx, eq(budgetLine.projectId, id)))
    .orderBy(asc(budgetLine.id))
    .for('update');
  return projectRow(ctx, id);
}
