import { DraftStatus, EmployeeStatus, SalaryPaymentType } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import type { PeopleToPay } from '#company/public.ts';
import { found } from '#core/domain-error.ts';
import { employee, employmentTerms } from '#people/public.ts';
import type { OnDay } from './paid-shares.ts';
import { budgetLineShare } from './table.ts';

/** The people who will be paid, and of how many something is missing. Of a project's people the shares count, of the others the base. */
export async function peopleToPay({ tx, companyId, today }: Omit<OnDay, 'thenOnly'>): Promise<PeopleToPay> {
  const { rows } = await tx.execute<PeopleToPay>(sql`
    select count(*)::int as "all",
      count(*) filter (where coalesce(e."bankAccountNumber", '') = '')::int as "noAccount",
      count(*) filter (where coalesce(e."personalNumber", '') = '')::int as "noNumber",
      count(*) filter (where not case b."salaryPaymentType"
        when ${SalaryPaymentType.hourly} then coalesce(b."pricePerHour", 0) > 0
        when ${SalaryPaymentType.project} then exists (
          select 1 from ${budgetLineShare} s where s."tenantId" = ${companyId} and s."employeeId" = e."id" and s."checked")
        else coalesce(b."baseCents", 0) > 0 end)::int as "noSalary"
    from ${employee} e left join lateral (
      select "salaryPaymentType", "baseCents", "pricePerHour" from ${employmentTerms} where "tenantId" = ${companyId} and "employeeId" = e."id"
      order by ("validFrom" > ${today}), abs("validFrom" - ${today}::date) limit 1
    ) b on true
    where e."tenantId" = ${companyId} and e."deletedAt" is null
      and (e."employeeStatus" = ${EmployeeStatus.active}
        or e."employeeStatus" = ${EmployeeStatus.inactive} and e."expirationContract" >= ${today}::date) and e."draftStatus" = ${DraftStatus.undrafted}`);
  return found(rows[0]);
}
