import { and, eq, gt, sql } from 'drizzle-orm';
import type { AuditFacts } from '#core/audit/audit-facts.ts';
import { auditLine } from '#core/audit/table.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { aboutEmployee, employee } from '#people/public.ts';
import { ownLink } from '../table.ts';

/** A profile that stands open asks again and again: within these minutes it is one opening. */
const ONE_OPENING_MS = 600_000;

/** A line where somebody of the office looks at the page of one employee. In a list of many it is a mark, and of whom was never invited there is nothing to see. */
export async function openedPage(ctx: Context, ids: readonly number[]): Promise<AuditFacts | null> {
  const [employeeId, ...others] = new Set(ids);
  if (employeeId === undefined || others.length > 0) return null;
  const { id, firstName, lastName } = employee;
  const noted = await ctx.tx
    .select({ one: sql`1` })
    .from(auditLine)
    .where(
      and(
        ...[eq(auditLine.tenantId, ctx.companyId), eq(auditLine.userId, ctx.actor.userId)],
        ...[eq(auditLine.type, 'openOwnPage'), eq(auditLine.objectId, employeeId)],
        gt(auditLine.at, new Date(ctx.now.getTime() - ONE_OPENING_MS)),
      ),
    )
    .limit(1);
  if (noted.length > 0) return null;
  const [invited] = await ctx.tx
    .select({ person: { firstName, lastName } })
    .from(ownLink)
    .innerJoin(employee, eq(id, ownLink.employeeId))
    .where(and(scoped(ctx, ownLink), eq(ownLink.employeeId, employeeId)))
    .limit(1);
  if (!invited) return null;
  return { page: 'ownPage', type: 'openOwnPage', objectId: employeeId, about: aboutEmployee(invited.person) };
}
