import type { CivilDate } from '@paga/contract/shapes';
import { toCivilDate } from '@paga/payroll';

/** What a cell holds. `text` is always what a person reads there; a number keeps whether it is shown in percent. */
export type Cell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number; text: string; percent: boolean }
  | { kind: 'date'; date: CivilDate; text: string }
  | { kind: 'error'; text: string };

/** A line of the sheet: its number as Excel shows it, and its filled cells by column (0 is A). */
export type SheetRow = { row: number; cells: ReadonlyMap<number, Cell> };

/** `0` is `A`, `25` is `Z`, `26` is `AA`. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

/** The column of a cell reference: `AB12` is 27; -1 when it is none. */
export function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}(?=\d+$)/.exec(reference)?.[0];
  if (!letters) return -1;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

const EXCEL_EPOCH = { since1900: -25_569, since1904: -24_107 } as const;

/** The day of an Excel serial number; null when it lies outside 1900 to 9999. The time of day is dropped. Example: `46310` is `2026-10-15`. */
export function serialDate(serial: number, date1904 = false): CivilDate | null {
  if (!(serial >= 61 && serial < 2_958_466)) return null;
  return toCivilDate(Math.floor(serial) + (date1904 ? EXCEL_EPOCH.since1904 : EXCEL_EPOCH.since1900));
}
