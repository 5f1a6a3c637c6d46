import { importProjects as call } from '@paga/contract/bookkeeping';
import { ProjectStatus } from '@paga/contract/shapes';
import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { companySecret } from '#core/http/handler.ts';
import { liveProjects } from '#projects/public.ts';
import { budgetLine, project } from '#projects/table.ts';
import { everyRow } from '../accounts/service-lists.ts';
import { orRefuse } from '../connection/refusal-text.ts';
import { requireService } from '../connection/service-context.ts';
import { Customer } from '../connection/service-shapes.ts';
import { noteParty, partiesOf } from './parties.ts';

type OnDay = InCompany & { today: string };
type Tree = { root: Customer; lines: Customer[] };

/** A customer with jobs below it is a project, the jobs are its lines; a project of the service without jobs has one line of its name. */
function projectsAmong(customers: readonly Customer[]): Tree[] {
  const active = customers.filter(({ Active }) => Active);
  const below = (id: string) =>
    active.filter(
      ({ ParentRef, Job, IsProject }) => Job === true && IsProject !== true && ParentRef?.value === id,
    );
  return active.flatMap((root) => {
    const lines = below(root.Id);
    if (lines.length > 0) return [{ root, lines }];
    return root.IsProject === true ? [{ root, lines: [root] }] : [];
  });
}

async function projectFor(ctx: OnDay, root: Customer, known: ReadonlyMap<string, number>): Promise<number> {
  const before = known.get(root.Id);
  if (before !== undefined) return before;
  const [same] = await ctx.tx
    .select({ id: project.id })
    .from(project)
    .where(liveProjects(ctx, eq(sql`lower(${project.name})`, root.DisplayName.toLowerCase())));
  const values = {
    tenantId: ctx.companyId,
    name: root.DisplayName,
    budget: 0,
    status: ProjectStatus.active,
    createdAt: ctx.today,
  };
  const id =
    same?.id ?? found((await ctx.tx.insert(project).values(values).returning({ id: project.id }))[0]).id;
  await noteParty(ctx, 'project', id, root.Id);
  return id;
}

async function saveTree(
  ctx: OnDay,
  { root, lines }: Tree,
  projects: ReadonlyMap<string, number>,
  known: ReadonlySet<string>,
): Promise<number> {
  const fresh = lines.filter(({ Id }) => !known.has(Id));
  if (fresh.length === 0) return 0;
  const projectId = await projectFor(ctx, root, projects);
  const [last] = await ctx.tx
    .select({ position: sql<number>`coalesce(max(${budgetLine.position}), -1)::int` })
    .from(budgetLine)
    .where(and(eq(budgetLine.tenantId, ctx.companyId), eq(budgetLine.projectId, projectId)));
  for (const [at, line] of fresh.entries()) {
    const values = {
      tenantId: ctx.companyId,
      projectId,
      name: line.DisplayName,
      budget: 0,
      position: (last?.position ?? -1) + 1 + at,
    };
    const [made] = await ctx.tx.insert(budgetLine).values(values).returning({ id: budgetLine.id });
    await noteParty(ctx, 'budgetLine', found(made).id, line.Id);
  }
  return fresh.length;
}

const turned = (parties: ReadonlyMap<number, string>) =>
  new Map([...parties].map(([ours, theirs]) => [theirs, ours]));

/** Brings in what is not known yet; a project keeps its budget, what comes in has none until somebody enters it. */
export const importProjects = companySecret({
  call,
  run: async (context) => {
    const ctx = await requireService(context);
    const { companyId, actor, now, today } = ctx;
    const trees = projectsAmong(await orRefuse(actor.language, () => everyRow(ctx, 'Customer', Customer)));
    return ctx.inCompany(async (tx) => {
      const company = { tx, companyId, today };
      const projects = turned(await partiesOf(company, 'project'));
      const lines = new Set((await partiesOf(company, 'budgetLine')).values());
      let savedCount = 0;
      for (const tree of trees) savedCount += await saveTree(company, tree, projects, lines);
      await recordAudit(
        tx,
        { now, userId: actor.userId, companyId },
        { page: 'quickbooks', type: 'importProjects', new: { savedCount } },
      );
      return { savedCount };
    });
  },
});
