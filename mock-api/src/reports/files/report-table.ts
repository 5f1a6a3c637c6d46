import type { CellValue, ColumnKind } from '#core/print/sheet.ts';
import { mapInTurns } from '#core/turns.ts';

/** A column; `width` in characters, as a workbook counts it, and its share of the paper. */
export type ReportColumn = { title: string; kind: ColumnKind; width: number };

/** A line above the table: what it is about. */
type ReportFact = { label: string; value: string };

type Head = {
  title: string;
  /** `Tetor 2026`, `2026`, `01.01.2026 – 31.12.2026`. */
  period: string;
  facts?: readonly ReportFact[];
};

/** A report as a table, in the reader's language; amounts in euro. Drawn as paper or as a workbook, it is the same. */
export type ReportTable = Head & {
  columns: readonly ReportColumn[];
  rows: readonly (readonly CellValue[])[];
  totals: readonly CellValue[] | null;
};

/** A column with what a row has in it, and what the line of totals has. */
type ColumnOf<Row> = ReportColumn & { value: (row: Row) => CellValue; total?: CellValue };

/** A table of rows by its columns; it has a line of totals when a column has one. */
export async function tableOf<Row>({
  columns,
  rows,
  ...head
}: Head & { columns: readonly ColumnOf<Row>[]; rows: readonly Row[] }): Promise<ReportTable> {
  return {
    ...head,
    columns: columns.map(({ title, kind, width }) => ({ title, kind, width })),
    rows: await mapInTurns(rows, (row) => columns.map(({ value }) => value(row))),
    totals: columns.some(({ total }) => total !== undefined)
      ? columns.map(({ total = null }) => total)
      : null,
  };
}

/** What a file of tables is called, without its ending: `Statistikat-2026`. */
export type Report = { name: string; tables: readonly ReportTable[]; landscape?: boolean };
