import {
  saveProject as call,
  type Project,
  type SaveBudgetLine,
  type SaveProject,
} from '@paga/contract/projects';
import { ProjectStatus } from '@paga/contract/shapes';
import { toCents } from '@paga/payroll';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found, invalidField, notFoundField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { liveProjects, lockedProject, projectRow } from './project-rows.ts';
import { budgetLine, project } from './table.ts';

/** Adds a project, or changes one, with its lines in one transaction. */
export const saveProject = write({
  call,
  load: async (ctx, { body }) => (body.projectId ? lockedProject(ctx, body.projectId) : null),
  run: async (ctx, { body }, old) => {
    if (old && body.version !== undefined && body.version !== old.version)
      throw new DomainError('CONFLICT', { message: 'the project was changed in the meantime' });
    await refuseTakenName(ctx, body);
    const id = await storeProject(ctx, body, old);
    await removeLines(ctx, body, old?.budgetLines ?? []);
    await storeLines(ctx, id, body.budgetLines);
    return projectRow(ctx, id);
  },
  audit: ({ loaded, answer }) => ({
    page: 'projects',
    type: loaded ? 'update' : 'create',
    objectId: answer.id,
    about: { project: answer.name },
    old: loaded && auditedProject(loaded),
    new: auditedProject(answer),
  }),
});

/** A project as the audit log keeps it: a line is a field of its own, so that a changed line shows alone. */
export function auditedProject({
  name,
  budget,
  statusName,
  createdAt,
  budgetLines,
}: Project): Record<string, unknown> {
  const lines = budgetLines.map((line) => [
    `budgetLine.${line.id}`,
    [line.name, line.budget.toFixed(2), line.type].filter(Boolean).join(', '),
  ]);
  return { name, budget, status: statusName, createdAt, ...Object.fromEntries(lines) };
}

async function refuseTakenName(ctx: Context, { projectId, name }: SaveProject): Promise<void> {
  const same = and(
    sql`lower(${project.name}) = lower(${name})`,
    projectId ? ne(project.id, projectId) : undefined,
  );
  const [taken] = await ctx.tx.select({ id: project.id }).from(project).where(liveProjects(ctx, same));
  if (taken) throw invalidField('name', 'nameTaken', 'A project with this name exists already');
}

async function storeProject(
  ctx: Context,
  { name, budget, createdAt, isActive }: SaveProject,
  old: Project | null,
): Promise<number> {
  const status = isActive ? ProjectStatus.active : ProjectStatus.finished;
  const values = { name, budget: toCents(budget), createdAt, status };
  if (!old) {
    const [created] = await ctx.tx
      .insert(project)
      .values({ tenantId: ctx.companyId, ...values })
      .returning({ id: project.id });
    return found(created).id;
  }
  await ctx.tx
    .update(project)
    .set({ ...values, version: old.version + 1 })
    .where(and(scoped(ctx, project), eq(project.id, old.id)));
  return old.id;
}

async function removeLines(
  ctx: Context,
  { budgetLines }: SaveProject,
  old: Project['budgetLines'],
): Promise<void> {
  const named = budgetLines.flatMap(({ id }) => id ?? []);
  const stray = named.find((id, index) => !old.some((line) => line.id === id) || named.indexOf(id) < index);
  if (stray !== undefined) throw notFoundField('budgetLines', 'unknownLine', 'No such budget line');
  const gone = old.filter(({ id }) => !named.includes(id));
  const used = gone.find(({ employees }) => employees > 0);
  if (used) throw invalidField('budgetLines', 'lineInUse', `Employees are paid from ${used.name}`);
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await ctx.tx
    .update(budgetLine)
    .set({ deletedAt: ctx.now })
    .where(and(scoped(ctx, budgetLine), inArray(budgetLine.id, ids)));
}

async function storeLines(ctx: Context, projectId: number, lines: readonly SaveBudgetLine[]): Promise<void> {
  const placed = lines.map(({ id, checked, budget, type, ...line }, position) => ({
    id,
    columns: { ...line, type: type || null, budget: toCents(budget), position },
  }));
  const fresh = placed.filter(({ id }) => id === undefined);
  if (fresh.length > 0)
    await ctx.tx
      .insert(budgetLine)
      .values(fresh.map(({ columns }) => ({ tenantId: ctx.companyId, projectId, ...columns })));
  for (const { id, columns } of placed) {
    if (id === undefined) continue;
    await ctx.tx
      .update(budgetLine)
      .set(columns)
      .where(and(scoped(ctx, budgetLine), eq(budgetLine.id, id)));
  }
}
