import type { LeaveApprover, LeaveApprovers, NamedDecider } from '@paga/contract/requests';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { employee, sector } from '#people/public.ts';
import { leaveApprover } from '../table.ts';

type Asking = Pick<Context, 'tx' | 'companyId' | 'now'>;
type Row = { of: NamedDecider['of']; id: string; name: string; works: boolean };

const NAME = sql<
  string | null
>`coalesce(${employee.firstName} || ' ' || ${employee.lastName}, ${sector.name})`;

/** Who decides about leave in the company, and who can be named. */
export async function leaveApprovers(ctx: Asking): Promise<LeaveApprovers> {
  const { rows } = await ctx.tx.execute<Row>(
    sql`select "of", "id", "name", "works" from leave_decider_people(${ctx.now.toISOString()})`,
  );
  const people = rows.map(({ id, ...person }) => ({ ...person, id: Number(id) }));
  const byId = new Map(people.map((person) => [`${person.of} ${person.id}`, person]));
  const personOf = (userId: number | null, employeeId: number | null) =>
    found(byId.get(userId === null ? `ownPage ${employeeId}` : `office ${userId}`));
  return {
    named: (await namedRows(ctx)).map(
      ({ rule, name }): LeaveApprover => ({
        ...{ employeeId: rule.employeeId, sectorId: rule.sectorId, name },
        approver: personOf(rule.approverUserId, rule.approverEmployeeId),
        deputy:
          rule.deputyUserId === null && rule.deputyEmployeeId === null
            ? null
            : personOf(rule.deputyUserId, rule.deputyEmployeeId),
      }),
    ),
    deciders: people.filter(({ works }) => works),
  };
}

/** Of a deleted employee or sector nobody asks for leave any more. */
const namedRows = (ctx: Asking) =>
  ctx.tx
    .select({ rule: leaveApprover, name: NAME })
    .from(leaveApprover)
    .leftJoin(employee, and(scoped(ctx, employee), eq(employee.id, leaveApprover.employeeId)))
    .leftJoin(sector, and(scoped(ctx, sector), eq(sector.id, leaveApprover.sectorId)))
    .where(
      and(
        scoped(ctx, leaveApprover),
        or(isNull(employee.id), isNull(employee.deletedAt)),
        isNull(sector.deletedAt),
      ),
    )
    .orderBy(
      asc(sql`num_nonnulls(${leaveApprover.employeeId}, ${leaveApprover.sectorId})`),
      asc(sql`${leaveApprover.sectorId} is null`),
      asc(sql`${NAME} collate "sq-x-icu"`),
      asc(leaveApprover.id),
    );
