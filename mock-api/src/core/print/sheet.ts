/** How the values of a column stand: `identifier` is text that never becomes a number, `money` has two decimals, `number` as it is. */
export type ColumnKind = 'text' | 'identifier' | 'money' | 'number';

/** A cell's value; null stays empty. */
export type CellValue = string | number | null;

/** A sheet as plain values, so that it travels to another thread cheaply. Every text is written as text: nothing a person wrote becomes a formula. */
export type Sheet = {
  name: string;
  /** Lines above the table, the first one large; none for a file that another program reads. */
  above: readonly string[];
  /** Rows of column headings; the first is coloured when there are lines above. They stay in sight and are printed on every page. */
  headings: readonly (readonly string[])[];
  columns: readonly { kind: ColumnKind; width: number }[];
  rows: readonly (readonly CellValue[])[];
  totals: readonly CellValue[] | null;
  /** For a person who goes on working with it: the headings filter the rows, and each total of a column is the formula of its sum. */
  calculates?: true;
  landscape: boolean;
  /** A PNG. */
  logo: Uint8Array | null;
  /** Left and right of every printed page's foot; the right one is followed by `1 / 3`. Null for a file that another program reads. */
  footer: { left: string; page: string } | null;
};
