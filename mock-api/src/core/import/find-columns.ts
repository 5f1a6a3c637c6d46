import { columnName, type SheetRow } from '../workbook/cell.ts';
import type { WorkbookError } from '../workbook/workbook-error.ts';
import { columnNames, columnOfHeading, type Places, type RowColumns } from './columns.ts';

/** What is wrong with a workbook as a whole: each area says it in its own problems. `heading` is in the person's language. */
export type SheetProblem<Column extends string> = {
  code: WorkbookError['code'] | 'columnMissing' | 'columnTwice';
  severity: 'error' | 'warning';
  column: Column | null;
  cell: string | null;
  heading?: string;
  other?: string;
  limit?: string;
};

/** The headings of a line, known ones only. */
export function headingsFinder<Column extends string>(table: RowColumns<Column>) {
  const columnOf = columnOfHeading(table);
  return ({ cells }: SheetRow): [Column, number][] =>
    [...cells].flatMap(([index, cell]) => {
      const column = cell.kind === 'text' ? columnOf(cell.text) : undefined;
      return column ? [[column, index] as [Column, number]] : [];
    });
}

/** Where the headings of a line stand, and what is wrong with them: two of one column, and missing ones with the free cells to write them in. */
export function findColumns<Column extends string>(
  line: SheetRow,
  headings: readonly [Column, number][],
  { columns, needed }: RowColumns<Column>,
  language: 'sq' | 'en',
): { at: Places<Column>; problems: SheetProblem<Column>[] } {
  const at = new Map<Column, number>();
  const problems: SheetProblem<Column>[] = [];
  const cellAt = (index: number) => `${columnName(index)}${line.row}`;
  const headingOf = (column: Column) => columns[column][language];
  for (const [column, index] of headings) {
    const first = at.get(column);
    if (first === undefined) at.set(column, index);
    else {
      const facts = { column, cell: cellAt(index), heading: headingOf(column), other: cellAt(first) };
      problems.push({ code: 'columnTwice', severity: 'error', ...facts });
    }
  }
  const groups = needed.map((one) => (typeof one === 'string' ? [one] : one) as readonly Column[]);
  const wanting = groups.filter((group) => !group.some((column) => at.has(column)));
  // The needed ones first, so that they get the nearest free cells.
  const errors = wanting.flatMap((group) => group.slice(0, 1));
  const named = new Set(groups.flat());
  const warnings = columnNames(columns).filter((column) => !at.has(column) && !named.has(column));
  const free = Math.max(-1, ...line.cells.keys()) + 1;
  [...errors, ...warnings].forEach((column, index) => {
    const facts = { column, cell: cellAt(free + index), heading: headingOf(column) };
    const severity = index < errors.length ? 'error' : 'warning';
    problems.push({ code: 'columnMissing', severity, ...facts });
  });
  return { at, problems };
}
