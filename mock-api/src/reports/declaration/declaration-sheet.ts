import { toEuro } from '@paga/payroll';
import type { Sheet } from '#core/print/sheet.ts';
import type { Declared } from './declaration.ts';

// Page 3 §7: what the tax administration reads, whatever the language of the screens.
const COLUMNS = [
  { title: 'Emri', formula: 'a', kind: 'text', width: 18 },
  { title: 'Mbiemri', formula: 'b', kind: 'text', width: 22 },
  { title: 'Numri Individual i punëtorit', formula: 'c', kind: 'identifier', width: 16 },
  { title: 'Bruto paga për muaj', formula: 'd', kind: 'money', width: 14 },
  { title: 'Kontributi pensional i të punësuarit', formula: 'e=(d*5%)', kind: 'money', width: 16 },
  { title: 'Kontributi pensional i punëdhënësit', formula: 'f=(d*5%)', kind: 'money', width: 16 },
  { title: 'Kontributi suplementar i të punësuarit', formula: 'g', kind: 'money', width: 16 },
  { title: 'Kontributi suplementar i punëdhënësit', formula: 'h', kind: 'money', width: 16 },
  { title: 'Punë Primare', formula: 'i', kind: 'text', width: 10 },
  { title: 'Përfshihen Kontributet', formula: 'j', kind: 'text', width: 12 },
  { title: 'Aplikohet Tatimi në Paga', formula: 'k', kind: 'text', width: 12 },
] as const;

const yesNo = (value: boolean) => (value ? 'PO' : 'JO');

/** The wage list as the tax administration reads it: row 1 headings, row 2 formulas, data from row 3, and nothing else. */
export function declarationSheet(rows: readonly Declared[]): Sheet {
  return {
    name: 'EDI',
    above: [],
    headings: [COLUMNS.map(({ title }) => title), COLUMNS.map(({ formula }) => formula)],
    columns: COLUMNS.map(({ kind, width }) => ({ kind, width })),
    rows: rows.map((row) => [
      row.firstName,
      row.lastName,
      row.personalNumber,
      toEuro(row.gross),
      toEuro(row.employee),
      toEuro(row.employer),
      toEuro(row.employeeSupplement),
      toEuro(row.employerSupplement),
      yesNo(row.primary),
      yesNo(row.contributions),
      yesNo(row.taxes),
    ]),
    totals: null,
    landscape: true,
    logo: null,
    footer: null,
  };
}
