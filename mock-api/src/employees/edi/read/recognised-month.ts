import { EdiMonth } from '@paga/contract/employees';
import { folded } from '#core/db/search-text.ts';

// With and without the ending that Albanian nouns get.
const MONTHS = [
  'janari?|january',
  'shkurti?|february',
  'marsi?|march',
  'prilli?|april',
  'maji?|may',
  'qershori?|june',
  'korriku?|july',
  'gushti?|august',
  'shtatori?|september',
  'tetori?|october',
  'nentori?|november',
  'dhjetori?|december',
].map((words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u'));

const YEAR_FIRST = /(?<!\d)(20\d\d)[-_./ ]?(0[1-9]|1[0-2])(?!\d)/;
const MONTH_FIRST = /(?<!\d)(0?[1-9]|1[0-2])[-_./ ]?(20\d\d)(?!\d)/;
const YEAR = /(?<!\d)20\d\d(?!\d)/;

const monthOf = (year: string | undefined, month: number | string | undefined): EdiMonth | null => {
  const read = EdiMonth.safeParse(`${year}-${String(month).padStart(2, '0')}`);
  return read.success ? read.data : null;
};

/** The month that a file's name or a title names: `EDI-2026-10.xlsx`, `EDI 10_2026`, `Pagat e muajit tetor 2026`. */
export function recognisedMonth(text: string): EdiMonth | null {
  const plain = folded(text);
  const word = MONTHS.findIndex((month) => month.test(plain));
  if (word >= 0) return monthOf(YEAR.exec(plain)?.[0], word + 1);
  const [, year, month] = YEAR_FIRST.exec(plain) ?? [];
  if (year) return monthOf(year, month);
  const [, first, later] = MONTH_FIRST.exec(plain) ?? [];
  return monthOf(later, first);
}
