import { getMonthlySalary } from '@paga/contract/reports/salaries';
import { sumCents, toEuro } from '@paga/payroll';
import { and, eq, sql } from 'drizzle-orm';
import { salary, salaryPeriod } from '#company/months/table.ts';
import { own } from '#core/db/own-rows.ts';
import { folded } from '#core/db/search-text.ts';
import { read } from '#core/http/handler.ts';

const byName = new Intl.Collator('sq');
const amounts = {
  brutto: salary.totalBrutto,
  employerContribute: salary.contributionEmployer,
  personalContribute: salary.contributionEmployee,
  tax: salary.tax,
  netto: salary.netto,
};
type Amounts = Record<keyof typeof amounts, number>;

/** Salaries of a month per employee, filtered by a part of the name without regard to case and diacritics. */
export const listMonthlySalary = read({
  call: getMonthlySalary,
  run: async (ctx, { body: { month, year, name } }) => {
    const rows = await ctx.tx
      .select({
        employeeId: salary.employeeId,
        employeeName: salary.name,
        personalNumber: sql<string | null>`nullif(${salary.personalNumber}, '')`,
        ...amounts,
      })
      .from(salary)
      .innerJoin(salaryPeriod, eq(salaryPeriod.id, salary.periodId))
      .where(and(own(ctx, salary), eq(salaryPeriod.year, year), eq(salaryPeriod.month, month)));
    const shown = rows
      .filter(({ employeeName }) => folded(employeeName).includes(folded(name)))
      .sort((one, other) => byName.compare(one.employeeName, other.employeeName));
    const total = (amount: keyof Amounts) => sumCents(shown.map((row) => row[amount]));
    const totals = {
      brutto: total('brutto'),
      employerContribute: total('employerContribute'),
      personalContribute: total('personalContribute'),
      tax: total('tax'),
      netto: total('netto'),
    };
    return { totals: inEuro(totals), employees: shown.map((row) => ({ ...row, ...inEuro(row), isChecked: false })) };
  },
});

function inEuro({ brutto, employerContribute, personalContribute, tax, netto }: Amounts): Amounts {
  return {
    brutto: toEuro(brutto),
    employerContribute: toEuro(employerContribute),
    personalContribute: toEuro(personalContribute),
    tax: toEuro(tax),
    netto: toEuro(netto),
  };
}
