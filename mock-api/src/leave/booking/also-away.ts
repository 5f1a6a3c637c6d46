import { fullName } from '@paga/contract/full-name';
import type { LeavePreview } from '@paga/contract/leave';
import { and, eq, gte, inArray, isNull, lte, ne } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { employee, employeeSector } from '#people/table.ts';
import type { Stretch } from '../count/maternity-chain.ts';
import { vacation } from '../count/table.ts';
import { withinContract } from '../count/wire-leave.ts';

/** At most so many names: a warning, not a list. */
const NAMED = 20;

/** Who of the sectors of a person is away in a stretch, the earliest first. */
export async function alsoAway(
  ctx: InCompany,
  employeeId: number,
  { from, to }: Stretch,
): Promise<LeavePreview['alsoAway']> {
  const sectors = ctx.tx
    .select({ id: employeeSector.sectorId })
    .from(employeeSector)
    .where(and(scoped(ctx, employeeSector), eq(employeeSector.employeeId, employeeId)));
  const colleagues = ctx.tx
    .select({ id: employeeSector.employeeId })
    .from(employeeSector)
    .where(
      and(
        scoped(ctx, employeeSector),
        inArray(employeeSector.sectorId, sectors),
        ne(employeeSector.employeeId, employeeId),
      ),
    );
  const { id, firstName, lastName } = employee;
  const rows = await ctx.tx
    .select({ id, firstName, lastName, from: vacation.from, to: vacation.to })
    .from(vacation)
    .innerJoin(employee, eq(id, vacation.employeeId))
    .where(
      and(
        scoped(ctx, vacation),
        isNull(employee.deletedAt),
        inArray(vacation.employeeId, colleagues),
        lte(vacation.from, to),
        gte(vacation.to, from),
        withinContract,
      ),
    )
    .orderBy(vacation.from, id)
    .limit(NAMED);
  return rows.map(({ firstName: first, lastName: last, ...row }) => ({
    ...row,
    name: fullName({ firstName: first, lastName: last }),
  }));
}
