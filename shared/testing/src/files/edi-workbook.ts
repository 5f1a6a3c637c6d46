import { percentOf, toCents, toEuro, toRate } from '@paga/payroll';
import { aWorkbook, type TestCell } from './workbook.ts';

/** Row 1 of a wage list, letter by letter as the tax administration has it (rules §7). */
export const EDI_TITLES = [
  'Emri',
  'Mbiemri',
  'Numri Individual i punëtorit',
  'Bruto paga për muaj',
  'Kontributi pensional i të punësuarit',
  'Kontributi pensional i punëdhënësit',
  'Kontributi suplementar i të punësuarit',
  'Kontributi suplementar i punëdhënësit',
  'Punë Primare',
  'Përfshihen Kontributet',
  'Aplikohet Tatimi në Paga',
] as const;

/** Row 2. */
const EDI_FORMULAS = ['a', 'b', 'c', 'd', 'e=(d*5%)', 'f=(d*5%)', 'g', 'h', 'i', 'j', 'k'] as const;

/** A line of a wage list with both contributions at 5 %; cells by their column's place say otherwise. */
export function anEdiLine(
  name: string,
  personalNumber: string | number | null,
  gross: number,
  changed: Readonly<Record<number, TestCell>> = {},
): TestCell[] {
  const [first = '', ...last] = name.split(' ');
  const five = toEuro(percentOf(toCents(gross), toRate(5)));
  const line = [first, last.join(' '), personalNumber, gross, five, five, 0, 0, 'PO', 'PO', 'PO'];
  return line.map((cell, index) => (index in changed ? (changed[index] ?? null) : cell));
}

/** A wage list: titles, formulas, and these lines. */
export function anEdiWorkbook(...lines: readonly (readonly TestCell[])[]): Buffer {
  return aWorkbook([EDI_TITLES, EDI_FORMULAS, ...lines]);
}

/** A wage list as a browser sends it. */
export function anEdiFile(name: string, ...lines: readonly (readonly TestCell[])[]): File {
  return new File([new Uint8Array(anEdiWorkbook(...lines))], name);
}
