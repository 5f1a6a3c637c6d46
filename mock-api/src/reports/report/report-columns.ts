import { sumCents, toCents, toEuro } from '@paga/payroll';
import type { ReportColumn } from '../files/report-table.ts';
import type { ReportWords } from '../files/report-words.ts';

const MONEY_WIDTH = 14;
const NAME_WIDTH = 28;
const NUMBER_WIDTH = 15;

/** A column of amounts. */
export const moneyColumn = (title: string): ReportColumn => ({ title, kind: 'money', width: MONEY_WIDTH });

/** The columns that say who a row is about. */
export const personColumns = (words: ReportWords): ReportColumn[] => [
  { title: words.name, kind: 'text', width: NAME_WIDTH },
  { title: words.personalNumber, kind: 'identifier', width: NUMBER_WIDTH },
];

/** The sum of the amounts shown, exact to the cent (rules §1). */
export const sumEuro = (amounts: readonly number[]): number => toEuro(sumCents(amounts.map(toCents)));

/** `Totali (120)`. */
export const totalTitle = ({ total }: ReportWords, count: number): string => `${total} (${count})`;
