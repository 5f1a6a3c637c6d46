import { type Amount, byAmount } from '@paga/contract/reports/amounts';
import { toEuro } from '@paga/payroll';
import { type SQLWrapper, sql, sum } from 'drizzle-orm';
import { salary } from '#months/public.ts';
import type { ReportWords } from '../files/report-words.ts';

/** Each amount of the reports: the heading of its column in a file, and where it is stored, in cents. */
export const REPORT_AMOUNTS = {
  brutto: { word: 'gross', cents: salary.totalBrutto },
  personalContribute: { word: 'employeeContribution', cents: salary.contributionEmployee },
  employerContribute: { word: 'employerContribution', cents: salary.contributionEmployer },
  taxableSalary: { word: 'taxable', cents: salary.taxable },
  tax: { word: 'tax', cents: salary.tax },
  deductions: { word: 'deductions', cents: sql`${salary.prime} + ${salary.deductions}` },
  netto: { word: 'net', cents: salary.netto },
} as const satisfies Record<Amount, { word: keyof ReportWords; cents: SQLWrapper }>;

/** The sums of amounts over rows of salaries, in cents, for a select. */
export const sumsInCents = <Name extends Amount>(amounts: readonly Name[]) =>
  byAmount(amounts, (amount) => sum(REPORT_AMOUNTS[amount].cents).mapWith(Number));

/** Amounts in cents as euro. */
export const inEuro = <Name extends Amount>(amounts: readonly Name[], cents: Record<Name, number>) =>
  byAmount(amounts, (amount) => toEuro(cents[amount]));
