import { ProjectStatus } from '@paga/contract/shapes';
import { and, eq } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { budgetLine, budgetLineShare, project } from './table.ts';

type NewShare = Omit<typeof budgetLineShare.$inferInsert, 'id' | 'tenantId'>;

/** Adds an active project that nobody has given a budget yet, and answers its id. */
export async function addProject(ctx: InCompany & { today: string }, name: string): Promise<number> {
  const values = { name, budget: 0, status: ProjectStatus.active, createdAt: ctx.today };
  const [row] = await ctx.tx
    .insert(project)
    .values({ tenantId: ctx.companyId, ...values })
    .returning({ id: project.id });
  return found(row).id;
}

/** Adds a line without a budget to a project, and answers its id. */
export async function addBudgetLine(
  ctx: InCompany,
  line: { projectId: number; name: string; position: number },
): Promise<number> {
  const [row] = await ctx.tx
    .insert(budgetLine)
    .values({ tenantId: ctx.companyId, budget: 0, ...line })
    .returning({ id: budgetLine.id });
  return found(row).id;
}

/** Rows of one statement: their columns stay well below Postgres' 65,535 parameters. */
const CHUNK = 5000;

/** Adds shares of budget lines for employees who have none of them yet. */
export async function addShares(ctx: InCompany, shares: readonly NewShare[]): Promise<void> {
  const rows = shares.map((share) => ({ tenantId: ctx.companyId, ...share }));
  for (let start = 0; start < rows.length; start += CHUNK)
    await ctx.tx.insert(budgetLineShare).values(rows.slice(start, start + CHUNK));
}

/** Takes away what an employee is paid from: of one project, or of all. */
export async function deleteShares(ctx: InCompany, employeeId: number, projectId?: number): Promise<void> {
  const ofProject = projectId === undefined ? undefined : eq(budgetLineShare.projectId, projectId);
  await ctx.tx
    .delete(budgetLineShare)
    .where(and(scoped(ctx, budgetLineShare), eq(budgetLineShare.employeeId, employeeId), ofProject));
}
