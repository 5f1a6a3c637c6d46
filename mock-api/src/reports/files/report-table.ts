import type { CellValue, ColumnKind } from '#core/print/sheet.ts';

/** A column; `width` in characters, as a workbook counts it, and its share of the paper. */
export type ReportColumn = { title: string; kind: ColumnKind; width: number };

/** A line above the table: what it is about. */
type ReportFact = { label: string; value: string };

/** A report as a table, in the reader's language; amounts in euro. Drawn as paper or as a workbook, it is the same. */
export type ReportTable = {
  title: string;
  /** `Tetor 2026`, `2026`, `01.01.2026 – 31.12.2026`. */
  period: string;
  facts?: readonly ReportFact[];
  columns: readonly ReportColumn[];
  rows: readonly (readonly CellValue[])[];
  totals: readonly CellValue[] | null;
};

/** What a file of tables is called, without its ending: `Statistikat-2026`. */
export type Report = { name: string; tables: readonly ReportTable[]; landscape?: boolean };
