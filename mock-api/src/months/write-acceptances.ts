import type { FindingCode } from '@paga/contract/payroll';
import { and, eq, sql } from 'drizzle-orm';
import { arrayLiteral } from '#core/db/array-literal.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import type { MonthWriter } from './period.ts';
import { salaryAcceptance } from './table.ts';

/** A warning that is accepted: of whom, which, and what it is about. */
type Warning = { employeeId: number; code: FindingCode; fact: string };
type Acceptance = { note: string; withSignOff: boolean };

/** Stores acceptances of a locked month; one of the same warning is replaced. */
export async function addAcceptances(
  ctx: MonthWriter,
  periodId: number,
  warnings: readonly Warning[],
  { note, withSignOff }: Acceptance,
): Promise<void> {
  const of = (field: keyof Warning) => arrayLiteral(warnings.map((one) => one[field]));
  await ctx.tx.execute(sql`
    insert into ${salaryAcceptance} ("tenantId", "periodId", "note", "acceptedBy", "acceptedAt", "withSignOff", "employeeId", "code", "fact")
    select ${ctx.companyId}::bigint, ${periodId}::bigint, ${note}, ${ctx.actor.userId}::bigint, ${ctx.now.toISOString()}::timestamptz, ${withSignOff}::boolean, "one".*
    from unnest(${of('employeeId')}::bigint[], ${of('code')}::text[], ${of('fact')}::text[]) as "one"
    on conflict ("tenantId", "periodId", "employeeId", "code") do update
    set "fact" = excluded."fact", "note" = excluded."note", "acceptedBy" = excluded."acceptedBy", "acceptedAt" = excluded."acceptedAt", "withSignOff" = excluded."withSignOff"`);
}

/** Deletes an acceptance. */
export async function deleteAcceptance(ctx: InCompany, id: number): Promise<void> {
  await ctx.tx
    .delete(salaryAcceptance)
    .where(and(scoped(ctx, salaryAcceptance), eq(salaryAcceptance.id, id)));
}

/** Deletes what was accepted with the sign-off of a month. */
export async function deleteSignedAcceptances(ctx: InCompany, periodId: number): Promise<void> {
  const signed = and(eq(salaryAcceptance.periodId, periodId), eq(salaryAcceptance.withSignOff, true));
  await ctx.tx.delete(salaryAcceptance).where(and(scoped(ctx, salaryAcceptance), signed));
}
