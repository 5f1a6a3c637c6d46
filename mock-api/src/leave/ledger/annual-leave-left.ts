import { LeaveType } from '@paga/contract/shapes';
import { yearFigures } from '@paga/payroll';
import { and, eq } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { employee } from '#people/public.ts';
import { correctionsOf, firstLinkedYear, ledgerRules, personLedger } from './person-ledger.ts';
import { usedHalves } from './used-days.ts';

/** Days of annual leave that somebody has left this year, as the leave of the office shows them. */
export async function annualLeaveLeft(
  ctx: InCompany & { today: string },
  employeeId: number,
): Promise<number> {
  const [person] = await ctx.tx
    .select()
    .from(employee)
    .where(and(scoped(ctx, employee), eq(employee.id, employeeId)));
  const [type, last] = [LeaveType.annual, Number(ctx.today.slice(0, 4))];
  const rules = await ledgerRules(ctx);
  const first = firstLinkedYear(rules.settings, last);
  const scope = { first, last, employeeId };
  const used = (await usedHalves(ctx, scope)).of(employeeId, type);
  const corrections = await correctionsOf(ctx, scope);
  return yearFigures(
    personLedger(rules, found(person), { type, first, last, used, corrections }),
    last,
    ctx.today,
  ).left;
}
