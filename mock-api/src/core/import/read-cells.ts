import type { Cell } from '../workbook/cell.ts';

/** What a cell was read as: a value (null: empty or unreadable) and, when something is wrong, its code with what goes into the message. */
export type CellReading<Value, Code extends string = string> = {
  value: Value | null;
  code?: Code;
  /** What the cell is said to hold, when that is not its text. */
  shown?: string;
  suggestion?: string;
  limit?: string;
};

/** What is said of a cell that is wrong: what it holds, what it may hold, the bound it broke. */
type CellFacts = { value?: string; suggestion?: string; limit?: string };

/** How the cell of each column is read. */
type CellReaders<Around> = Record<
  string,
  (cell: Cell | undefined, around: Around) => CellReading<unknown, string>
>;
type Read<Readers, Column extends keyof Readers> = Readers[Column] extends (
  ...cell: never[]
) => CellReading<infer Value, string>
  ? Value | null
  : never;
type CodeOf<Readers> = Readers[keyof Readers] extends (...cell: never[]) => CellReading<unknown, infer Code>
  ? Code
  : never;

/** The cells of one row, by column; what is wrong with one goes to `report`. */
type RowCells<Readers, Around> = {
  cellOf: (column: keyof Readers & string) => Cell | undefined;
  around: Around;
  report: (
    code: CodeOf<Readers> | 'cellError' | 'formulaEmpty',
    column: keyof Readers & string,
    facts: CellFacts,
  ) => void;
};

/** Reads the cells of a row by their columns: one with an error of Excel, or a formula without a result, is a problem and no value. */
export function cellTaker<Around, Readers extends CellReaders<Around>>(
  readers: Readers,
  { cellOf, around, report }: RowCells<Readers, Around>,
) {
  return <Column extends keyof Readers & string>(column: Column): Read<Readers, Column> | null => {
    const cell = cellOf(column);
    if (cell?.kind === 'error') {
      report(cell.text === '=' ? 'formulaEmpty' : 'cellError', column, { value: cell.text });
      return null;
    }
    const reading = (readers[column] as Readers[string])(cell, around);
    // Most cells are right: what is said of the others is put together for them alone.
    if (reading.code) {
      const { value: _, code, shown = cell?.text, ...facts } = reading;
      report(code as CodeOf<Readers>, column, { ...(shown !== undefined && { value: shown }), ...facts });
    }
    return reading.value as Read<Readers, Column> | null;
  };
}
