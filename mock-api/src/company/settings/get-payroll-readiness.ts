import { getPayrollReadiness as call, type ReadinessLine } from '@paga/contract/company/settings';
import { DraftStatus, EmployeeStatus, SalaryPaymentType } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { doubtfulHolidays } from '../law/holidays.ts';

type People = { all: number; noAccount: number; noNumber: number; noSalary: number };
type Company = {
  businessNumber: boolean;
  address: boolean;
  phone: boolean;
  authorizedPerson: boolean;
  logo: boolean;
  closingCode: boolean;
  taxTable: boolean;
  lawAdditions: boolean;
  minimumWage: boolean;
};
type Doubts = Awaited<ReturnType<typeof doubtfulHolidays>>;

/** The people who will be paid, and of how many something is missing. Of a project's people the shares count, of the others the base. */
async function peopleOf({ tx, companyId, today }: Context): Promise<People> {
  const { rows } = await tx.execute<People>(sql`
    select count(*)::int as "all",
      count(*) filter (where coalesce(e."bankAccountNumber", '') = '')::int as "noAccount",
      count(*) filter (where coalesce(e."personalNumber", '') = '')::int as "noNumber",
      count(*) filter (where not case b."salaryPaymentType"
        when ${SalaryPaymentType.hourly} then coalesce(b."pricePerHour", 0) > 0
        when ${SalaryPaymentType.project} then exists (
          select 1 from "budget_line_share" s where s."tenantId" = ${companyId} and s."employeeId" = e."id" and s."checked")
        else coalesce(b."baseCents", 0) > 0 end)::int as "noSalary"
    from "employee" e left join lateral (
      select "salaryPaymentType", "baseCents", "pricePerHour" from "employment_terms" where "tenantId" = ${companyId} and "employeeId" = e."id"
      order by ("validFrom" > ${today}), abs("validFrom" - ${today}::date) limit 1
    ) b on true
    where e."tenantId" = ${companyId} and e."deletedAt" is null
      and e."employeeStatus" = ${EmployeeStatus.active} and e."draftStatus" = ${DraftStatus.undrafted}`);
  return found(rows[0]);
}

/** What is there of the company itself, and of the national tables in force today. */
async function companyOf({ tx, companyId, today }: Context): Promise<Company> {
  const { rows } = await tx.execute<Company>(sql`
    select coalesce("businessNumber", '') <> '' as "businessNumber", "address" is not null as "address", "phone" is not null as "phone",
      "authorizedPerson" is not null as "authorizedPerson", "logo" is not null as "logo",
      exists (
        select 1 from "audit_line" a left join "user_company" l on l."userId" = a."userId" and l."tenantId" = ${companyId}
        where a."tenantId" = ${companyId} and (a."type" = 'updateClosingCode' or (a."type" = 'viewClosingCode' and l."userId" is not null))
      ) or exists (select 1 from "salary_period" where "tenantId" = ${companyId} and "closedAt" is not null) as "closingCode",
      exists (select 1 from "tax_table" where "tier" = 1 and "validFrom" <= ${today})
        and exists (select 1 from "tax_table" where "tier" = 2 and "validFrom" <= ${today}) as "taxTable",
      exists (select 1 from "minimum_wage" where "validFrom" <= ${today}) as "minimumWage",
      exists (select 1 from "leave_setting" where "tenantId" = ${companyId} and "lawAdditions" is not null) as "lawAdditions"
    from "tenant" where "id" = ${companyId}`);
  return found(rows[0]);
}

function linesOf(people: People, company: Company, { unconfirmed, missing }: Doubts): ReadinessLine[] {
  const line = (key: ReadinessLine['key'], done: boolean, missing = 0, required = true) => ({
    key,
    done,
    required,
    missing,
  });
  const ofPeople = (key: ReadinessLine['key'], missing: number) =>
    line(key, people.all > 0 && missing === 0, missing);
  return [
    line('employees', people.all > 0),
    ofPeople('bankAccounts', people.noAccount),
    ofPeople('personalNumbers', people.noNumber),
    ofPeople('salaries', people.noSalary),
    line('businessNumber', company.businessNumber),
    // What the certificates and the declaration say; salaries are right without.
    line('address', company.address, 0, false),
    line('phone', company.phone, 0, false),
    line('authorizedPerson', company.authorizedPerson, 0, false),
    line('closingCode', company.closingCode),
    line('taxTable', company.taxTable),
    line('minimumWage', company.minimumWage),
    // A Bajram that nobody announced yet is a hint only; one of the law's days that is not in the table is not.
    line(
      'publicHolidays',
      unconfirmed.length + missing.length === 0,
      unconfirmed.length + missing.length,
      missing.length > 0,
    ),
    // On or off is the company's own choice; salaries are right either way.
    line('lawAdditions', company.lawAdditions, 0, false),
    line('logo', company.logo, 0, false),
  ];
}

export const getPayrollReadiness = read({
  call,
  run: async (ctx) => {
    const year = ctx.today.slice(0, 4);
    const lines = linesOf(
      await peopleOf(ctx),
      await companyOf(ctx),
      await doubtfulHolidays(ctx, `${year}-01-01`, `${year}-12-31`),
    );
    return { ready: lines.every(({ done, required }) => done || !required), lines };
  },
});
