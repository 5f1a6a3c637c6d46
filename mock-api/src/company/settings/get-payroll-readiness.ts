import { getPayrollReadiness as call, type ReadinessLine } from '@paga/contract/company/settings';
import { sql } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { doubtfulHolidays } from '../law/holidays.ts';
import { companyPeople, type PeopleToPay } from '../people-to-pay.ts';
import { salaryMonths } from '../salary-months.ts';

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

/** What is there of the company itself, and of the national tables in force today. */
async function companyOf(ctx: Context): Promise<Company> {
  const { tx, companyId, today } = ctx;
  const { rows } = await tx.execute<Company>(sql`
    select coalesce("businessNumber", '') <> '' as "businessNumber", "address" is not null as "address", "phone" is not null as "phone",
      "authorizedPerson" is not null as "authorizedPerson", "logo" is not null as "logo",
      exists (
        select 1 from "audit_line" a left join "user_company" l on l."userId" = a."userId" and l."tenantId" = ${companyId}
        where a."tenantId" = ${companyId} and (a."type" = 'updateClosingCode' or (a."type" = 'viewClosingCode' and l."userId" is not null))
      ) or ${salaryMonths.ask.isAnyClosed(ctx)} as "closingCode",
      exists (select 1 from "tax_table" where "tier" = 1 and "validFrom" <= ${today})
        and exists (select 1 from "tax_table" where "tier" = 2 and "validFrom" <= ${today}) as "taxTable",
      exists (select 1 from "minimum_wage" where "validFrom" <= ${today}) as "minimumWage",
      exists (select 1 from "leave_setting" where "tenantId" = ${companyId} and "lawAdditions" is not null) as "lawAdditions"
    from "tenant" where "id" = ${companyId}`);
  return found(rows[0]);
}

function linesOf(people: PeopleToPay, company: Company, { unconfirmed, missing }: Doubts): ReadinessLine[] {
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
    const [people, company, doubts] = await Promise.all([
      companyPeople.ask.toPay(ctx),
      companyOf(ctx),
      doubtfulHolidays(ctx, `${year}-01-01`, `${year}-12-31`),
    ]);
    const lines = linesOf(people, company, doubts);
    return { ready: lines.every(({ done, required }) => done || !required), lines };
  },
});
