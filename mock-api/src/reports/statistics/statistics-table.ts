import type { Statistics } from '@paga/contract/reports/statistics';
import type { ReportTable } from '../files/report-table.ts';
import type { ReportWords } from '../files/report-words.ts';
import { moneyColumn } from '../report/report-columns.ts';

const MONTH_WIDTH = 14;

/** The amounts of a month, where their totals stand, and their words. */
const AMOUNTS = {
  brutto: ['totalBrutto', 'gross'],
  employerContribute: ['totalEmployerContribute', 'employerContribution'],
  personalContribute: ['totalPersonalContribute', 'employeeContribution'],
  taxableSalary: ['totalTaxableSalary', 'taxable'],
  tax: ['totalTax', 'tax'],
  deductions: ['totalDeductions', 'deductions'],
  netto: ['totalNetto', 'net'],
} as const;
type Amount = keyof typeof AMOUNTS;

/** Those of the company's statistics in the order of the specification; where something was deducted they have it too, so that a month adds up to its net. */
export const statisticsAmounts = ({ totalDeductions }: Statistics): readonly Amount[] => [
  ...(['brutto', 'employerContribute', 'personalContribute', 'taxableSalary', 'tax'] as const),
  ...(totalDeductions === 0 ? [] : (['deductions'] as const)),
  'netto',
];
/** Those of a person's book of contributions, which adds up to the net. */
export const BOOK_AMOUNTS: readonly Amount[] = [
  ...(['brutto', 'personalContribute', 'employerContribute'] as const),
  ...(['taxableSalary', 'tax', 'deductions', 'netto'] as const),
];

/** The twelve months in the columns of the screen; one that was not calculated stays empty. */
export function statisticsTable(
  year: Statistics,
  amounts: readonly Amount[],
  words: ReportWords,
): Pick<ReportTable, 'columns' | 'rows' | 'totals'> {
  return {
    columns: [
      { title: words.month, kind: 'text', width: MONTH_WIDTH },
      ...amounts.map((amount) => moneyColumn(words[AMOUNTS[amount][1]])),
    ],
    rows: year.months.map((row) => {
      const name = words.months[row.month.monthId - 1] ?? '';
      return [name, ...amounts.map((amount) => (row.calculated ? row[amount] : null))];
    }),
    totals: [words.total, ...amounts.map((amount) => year[AMOUNTS[amount][0]])],
  };
}
