import { columnNames, type RowColumns, type Texts } from '#core/import/columns.ts';

/**
 * The columns of the tax administration's wage list (rules §7), by what they hold: the title of row 1 and the formula of row 2, whatever the language of
 * the screens. What is written by them is read by them.
 */
export const EDI_COLUMNS = {
  firstName: { title: 'Emri', formula: 'a' },
  lastName: { title: 'Mbiemri', formula: 'b' },
  personalNumber: { title: 'Numri Individual i punëtorit', formula: 'c' },
  gross: { title: 'Bruto paga për muaj', formula: 'd' },
  employee: { title: 'Kontributi pensional i të punësuarit', formula: 'e=(d*5%)' },
  employer: { title: 'Kontributi pensional i punëdhënësit', formula: 'f=(d*5%)' },
  employeeSupplement: { title: 'Kontributi suplementar i të punësuarit', formula: 'g' },
  employerSupplement: { title: 'Kontributi suplementar i punëdhënësit', formula: 'h' },
  primary: { title: 'Punë Primare', formula: 'i' },
  contributions: { title: 'Përfshihen Kontributet', formula: 'j' },
  taxes: { title: 'Aplikohet Tatimi në Paga', formula: 'k' },
} as const;

/** What a column of a wage list holds. */
export type EdiColumn = keyof typeof EDI_COLUMNS;

const NAMES = columnNames(EDI_COLUMNS);

/** A wage list: its titles are those of the tax administration, and all of them are there. */
export const EDI_TABLE: RowColumns<EdiColumn> = {
  columns: Object.fromEntries(
    NAMES.map((name) => [name, { sq: EDI_COLUMNS[name].title, en: EDI_COLUMNS[name].title }]),
  ) as Record<EdiColumn, Texts>,
  needed: NAMES,
  headings: 3,
  fewerCount: false,
};
