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

/** The column and the line of a cell reference: `AB12` is 27 and 12; null when it is none. Asked for every cell, so it makes no texts. */
export function placeOf(reference: string): { column: number; row: number } | null {
  let at = 0;
  let column = 0;
  for (; at < 3 && isLetter(reference.charCodeAt(at)); at += 1)
    column = column * 26 + reference.charCodeAt(at) - CODE.a + 1;
  if (at === 0 || at === reference.length) return null;
  let row = 0;
  for (; at < reference.length; at += 1) {
    const digit = reference.charCodeAt(at) - CODE.zero;
    if (!(digit >= 0 && digit <= 9)) return null;
    row = row * 10 + digit;
  }
  return { column: column - 1, row };
}

const CODE = { a: 65, z: 90, zero: 48 } as const;
const isLetter = (code: number) => code >= CODE.a && code <= CODE.z;

const EXCEL_EPOCH = { since1900: -25_569, since1904: -24_107 } as const;

/** The day of an Excel serial number; null when it lies outside 1900 to 9999. The time of day is dropped. Example: `46310` is `2026-10-15`. */
export function serialDate(serial: number, date1904 = false): CivilDate | null {
  if (!(serial >= 61 && serial < 2_958_466)) return null;
  return toCivilDate(Math.floor(serial) + (date1904 ? EXCEL_EPOCH.since1904 : EXCEL_EPOCH.since1900));
}
