import { fullName } from '@paga/contract/full-name';
import type { AskedRequest, OfficeRequest } from '@paga/contract/requests';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { arrayLiteral } from '#core/db/array-literal.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { namesOf } from '#core/user/names-of.ts';
import type { LeaveBase, LeavePatch } from '#leave/public.ts';
import { employee } from '#people/public.ts';
import { approversOf } from './approvers-of.ts';
import { isAlone, isMaker, isProposal, proposedChanges } from './proposed.ts';
import { type QuestionPatch, request } from './table.ts';

/** A request as stored. */
export type StoredRequest = typeof request.$inferSelect;

/** What is asked for, by its kind. */
function asked(row: StoredRequest): Pick<AskedRequest, 'leave' | 'question' | 'changes'> {
  if (row.kind === 'question') return { question: row.patch as QuestionPatch };
  if (isProposal(row)) return { changes: proposedChanges(row) };
  const { type: typeId, from, to, reason = null } = row.patch as LeavePatch;
  const { workingDays } = row.base as LeaveBase;
  const now = row.found as LeaveBase | null;
  return { leave: { typeId, from, to, reason, workingDays, ...(now && { daysNow: now.workingDays }) } };
}

/** Who decided, by name: of users by their id, of employees who did it on their own page by that of the request. */
type DeciderNames = { users: ReadonlyMap<number, string>; employees: ReadonlyMap<number, string> };

/** The names of who decided these requests. */
export async function deciderNames(ctx: InCompany, rows: readonly StoredRequest[]): Promise<DeciderNames> {
  const users = await namesOf(
    ctx,
    rows.map(({ decidedBy }) => decidedBy),
  );
  const ids = rows.filter(({ decidedByEmployee }) => decidedByEmployee !== null).map(({ id }) => id);
  if (ids.length === 0) return { users, employees: new Map() };
  const { rows: named } = await ctx.tx.execute<{ id: string; name: string | null }>(
    sql`select "id", request_decider("id") as "name" from unnest(${arrayLiteral(ids)}::bigint[]) "id"`,
  );
  return { users, employees: new Map(named.map(({ id, name }) => [Number(id), name ?? ''])) };
}

function decidedBy(
  { id, decidedBy: user, decidedByEmployee }: StoredRequest,
  { users, employees }: DeciderNames,
) {
  if (user !== null) return users.get(user) ?? '';
  return decidedByEmployee === null ? null : (employees.get(id) ?? '');
}

/** A request as everybody reads it who may see it; `names` are those of who decided. */
export function wireRequest(row: StoredRequest, names: DeciderNames): AskedRequest {
  return {
    ...{ id: row.id, kind: row.kind, state: row.state, note: row.note },
    ...asked(row),
    askedAt: row.askedAt.toISOString(),
    decidedBy: decidedBy(row, names),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

type Shown = { where?: SQL | undefined; order: SQL; limit: number; offset?: number };

/** Requests as the office sees them. */
export async function officeRequests(
  ctx: Context,
  { where, order, limit, offset = 0 }: Shown,
): Promise<OfficeRequest[]> {
  const rows = await ctx.tx
    .select()
    .from(request)
    .where(and(scoped(ctx, request), where))
    .orderBy(order, request.id)
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ employeeId }) => employeeId);
  const { id, firstName, lastName } = employee;
  const people = await ctx.tx
    .select({ id, firstName, lastName })
    .from(employee)
    .where(and(scoped(ctx, employee), inArray(id, ids)));
  const named = new Map(people.map((person) => [person.id, fullName(person)]));
  const names = await deciderNames(ctx, rows);
  const standing = await standingIn(ctx, rows);
  const approvers = await approversOf(ctx, rows);
  return rows.map((row) => {
    const { own = false, maker = false, alone = false } = standing.get(row.id) ?? {};
    return {
      ...wireRequest(row, names),
      employeeId: row.employeeId,
      employeeName: found(named.get(row.employeeId)),
      ...{ own, ...(isProposal(row) && { maker, alone }) },
      ...approvers.get(row.id),
    };
  });
}

/** Where who asks stands with requests that wait: whether they are theirs or of somebody who counts as one with them, whether they are a maker of it, and whether they are alone. */
async function standingIn(ctx: InCompany & Pick<Context, 'actor'>, rows: readonly StoredRequest[]) {
  const waiting = rows.filter(({ state }) => state === 'asked').map(({ id }) => id);
  if (waiting.length === 0) return new Map<number, never>();
  const { id } = request;
  const found = await ctx.tx
    .select({ id, own: sql<boolean>`${ownRequest(ctx)}`, maker: isMaker(ctx), alone: isAlone(ctx) })
    .from(request)
    .where(and(scoped(ctx, request), inArray(id, waiting)));
  return new Map(found.map((row) => [row.id, row]));
}

/** Whether who asks is the person a request is of, under one of their accounts. The trigger on the table asks the same. */
export const ownRequest = ({ actor }: Pick<Context, 'actor'>): SQL =>
  sql`(${actor.userId} = any(${request.people}) or ${actor.userId} in (select users_of_employee(${request.tenantId}, ${request.employeeId}, ${request.askedAt})))`;

/** One request as the office sees it. */
export async function officeRequest(ctx: Context, id: number): Promise<OfficeRequest> {
  const [row] = await officeRequests(ctx, { where: eq(request.id, id), order: sql`1`, limit: 1 });
  return found(row);
}
