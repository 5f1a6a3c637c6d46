import { civilDateOf } from '@paga/calendar';
import type { EmployeeProject, TermsEntry, TermsFieldChange } from '@paga/contract/employees';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { type AuditChanges, auditLine } from '#core/audit/table.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { namesOf } from '#core/user/names-of.ts';
import { budgetLine, project } from '#projects/public.ts';

type Line = Pick<typeof auditLine.$inferSelect, 'at' | 'userId' | 'type' | 'changes'>;
type Share = { budgetLineId: number; checked?: boolean; percentage?: number };

/** The lines of the audit log about one employee that may say something of the contract or of shares, the oldest first. */
function linesAbout(ctx: InCompany, employeeId: number): Promise<Line[]> {
  const { at, userId, type, changes, objectId } = auditLine;
  // A line about many names each of them with the id: `Arta Krasniqi (7)`.
  const everybody = sql`${changes} -> 'employees' -> 'new'`;
  const named = sql`case when jsonb_typeof(${everybody}) = 'array'
    then exists (select 1 from jsonb_array_elements_text(${everybody}) "one" where "one" like ${`% (${employeeId})`}) else false end`;
  const alone = and(inArray(type, ONE), eq(objectId, employeeId));
  return ctx.tx
    .select({ at, userId, type, changes })
    .from(auditLine)
    .where(
      and(
        eq(auditLine.tenantId, ctx.companyId),
        eq(auditLine.page, 'employees'),
        or(alone, and(inArray(type, MANY), named)),
      ),
    )
    .orderBy(asc(at), asc(auditLine.id));
}

const ONE: string[] = [
  ...['create', 'update', 'deleteProject', 'endEmployment', 'undoEndOfEmployment'],
  ...['prolongContract', 'undoProlongation'],
];
const MANY: string[] = ['activateMany', 'deactivateMany'];

/** What a line says of the end of a contract that was `end` before it; a line about many does not say it for each. */
function endOf({ type, changes, at }: Line, end: unknown): { old: unknown; new: unknown } | undefined {
  if (type === 'activateMany')
    return typeof end === 'string' && end < civilDateOf(at) ? { old: end, new: null } : undefined;
  if (type !== 'deactivateMany') return changes.expirationContract;
  const lastDay = changes.lastDay?.new;
  return typeof end === 'string' && end <= String(lastDay) ? undefined : { old: end, new: lastDay };
}

const sharesIn = (projects: unknown): Share[] =>
  ((projects ?? []) as EmployeeProject[]).flatMap(({ budgetLines }) => budgetLines);

function sharesOf(
  type: string,
  { projectBudgetLines, budgetLines }: AuditChanges,
): { old: Share[]; new: Share[] } | undefined {
  if (type === 'deleteProject') return { old: (budgetLines?.old ?? []) as Share[], new: [] };
  return (
    projectBudgetLines && { old: sharesIn(projectBudgetLines.old), new: sharesIn(projectBudgetLines.new) }
  );
}

/** What the lines say, each with its changes; the line of the creation only says how the contract was at first. */
function changesOf(lines: readonly Line[]): { line: Line; changes: TermsFieldChange[] }[] {
  let end: unknown = null;
  return lines.map((line) => {
    const [start, ends, shares] = [
      line.changes.contractStarted,
      endOf(line, end),
      sharesOf(line.type, line.changes),
    ];
    if (ends) end = ends.new;
    if (line.type === 'create') return { line, changes: [] };
    const changed = { contractStarted: start, expirationContract: ends, shares };
    return {
      line,
      changes: Object.entries(changed).flatMap(([field, change]) => (change ? [{ field, ...change }] : [])),
    };
  });
}

async function lineNames(ctx: InCompany): Promise<ReadonlyMap<number, string>> {
  const rows = await ctx.tx
    .select({ id: budgetLine.id, line: budgetLine.name, project: project.name })
    .from(budgetLine)
    .innerJoin(project, eq(project.id, budgetLine.projectId))
    .where(scoped(ctx, budgetLine));
  return new Map(rows.map(({ id, line, project: name }) => [id, `${name} · ${line}`]));
}

/** What changed about somebody without a day from which it holds, as the audit log shows it: the contract's dates, the shares of budget lines. */
export async function undatedChanges(ctx: InCompany, employeeId: number): Promise<TermsEntry[]> {
  const said = changesOf(await linesAbout(ctx, employeeId)).filter(({ changes }) => changes.length > 0);
  const names = await namesOf(
    ctx,
    said.map(({ line }) => line.userId),
  );
  const hasShares = said.some(({ changes }) => changes.some(({ field }) => field === 'shares'));
  const lines = hasShares ? await lineNames(ctx) : new Map<number, string>();
  const withNames = (value: unknown) =>
    (value as Share[]).map((share) => ({
      checked: true,
      percentage: 100,
      ...share,
      name: lines.get(share.budgetLineId) ?? null,
    }));
  return said.map(({ line, changes }) => ({
    validFrom: civilDateOf(line.at),
    isDated: false,
    changedBy: names.get(line.userId ?? 0) ?? null,
    changedAt: line.at.toISOString(),
    changes: changes.map((change) =>
      change.field === 'shares'
        ? { ...change, old: withNames(change.old), new: withNames(change.new) }
        : change,
    ),
  }));
}
