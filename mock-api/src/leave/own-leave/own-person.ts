import { and, isNull } from 'drizzle-orm';
import { ownRowsOf } from '#core/db/own-rows.ts';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import type { OwnEmployeeContext } from '#core/http/context.ts';
import { employee } from '#people/public.ts';
import type { Employee } from '../ledger/leave-person.ts';

/** The company of an own page, as what counts leave asks for it; its transaction sees of people only the one whose page it is. */
export const companyOf = ({ tx, own, today }: OwnEmployeeContext): InCompany & { today: string } => ({
  ...{ tx, today },
  companyId: own.companyId,
});

/** The person whose page it is, as the rules of leave need to know them. */
export async function ownPerson(ctx: OwnEmployeeContext): Promise<Employee> {
  const rows = await ctx.tx
    .select()
    .from(employee)
    .where(and(ownRowsOf(ctx, employee), isNull(employee.deletedAt)));
  return found(rows[0]);
}
