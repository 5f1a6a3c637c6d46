import type { Amount } from '@paga/contract/reports/amounts';
import { sumCents, toCents, toEuro } from '@paga/payroll';
import type { ReportColumn } from '../files/report-table.ts';
import type { ReportWords } from '../files/report-words.ts';
import { REPORT_AMOUNTS } from './report-amounts.ts';

const MONEY_WIDTH = 14;
const NAME_WIDTH = 28;
const NUMBER_WIDTH = 15;

/** A column of amounts. */
export const moneyColumn = (title: string): ReportColumn => ({ title, kind: 'money', width: MONEY_WIDTH });

/** The column of an amount under its usual heading. */
export const amountColumn = (amount: Amount, words: ReportWords): ReportColumn =>
  moneyColumn(words[REPORT_AMOUNTS[amount].word]);

/** The column of names of so many people, above `Totali (120)`. */
export const nameColumn = ({ name, total }: ReportWords, count: number) => ({
  ...({ title: name, kind: 'text', width: NAME_WIDTH } as const),
  total: `${total} (${count})`,
});

/** The column of personal numbers. */
export const numberColumn = ({ personalNumber }: ReportWords): ReportColumn => ({
  title: personalNumber,
  kind: 'identifier',
  width: NUMBER_WIDTH,
});

/** The sum of the amounts shown, exact to the cent (rules §1). */
export const sumEuro = (amounts: readonly number[]): number => toEuro(sumCents(amounts.map(toCents)));
