import type { Payslip } from '@paga/contract/payroll';
import { eq } from 'drizzle-orm';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import { closedPayslip, type KeptRow } from '#payroll/public.ts';
import { employee } from '#people/public.ts';
import type { Whose } from './own-closings.ts';

/** A closing of theirs as a payslip; what a closing keeps of no one (position, bank, company) is of today, as on the office's. */
export async function ownSlip(ctx: Whose, kept: KeptRow): Promise<Payslip> {
  const { bank, bankAccountNumber, occupation } = employee;
  const [person] = await ctx.tx
    .select({ bank, bankAccountNumber, occupation })
    .from(employee)
    .where(ownRowsOf(ctx, employee));
  const [company] = await ctx.tx
    .select({ name: tenant.name, businessNumber: tenant.businessNumber, address: tenant.address })
    .from(tenant)
    .where(eq(tenant.id, ctx.own.companyId));
  return closedPayslip(kept, found(person), found(company));
}
