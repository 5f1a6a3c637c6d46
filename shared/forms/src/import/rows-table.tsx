import { DataTable, type DataTableProps, useToast } from '@paga/kit';
import type { ReactElement } from 'react';
import type { CellText } from './use-bench.ts';

type Shown = 'label' | 'columns' | 'rowTone' | 'tall' | 'totals' | 'height';

type RowsTableProps<Row extends { row: number }, Column extends string> = Pick<DataTableProps<Row>, Shown> & {
  rows: readonly Row[];
  bench: {
    correct: (cells: readonly CellText<Column>[]) => Promise<void>;
    undo: () => void;
    redo: () => void;
  };
  /** What is said of pasted cells that met no editable one. */
  unplaced: (count: number) => string;
  /** The line of the sheet that is to be opened. */
  onOpen: (row: number) => void;
};

const rowKey = ({ row }: { row: number }): number => row;

/** The rows of a workbook, each cell to be corrected where it stands. */
export function RowsTable<Row extends { row: number }, Column extends string>({
  bench,
  unplaced,
  onOpen,
  ...shown
}: RowsTableProps<Row, Column>): ReactElement {
  const toast = useToast();
  return (
    <DataTable
      {...shown}
      rowKey={rowKey}
      onRowActivate={({ row }) => onOpen(row)}
      onEdit={(edits, missed) => {
        const cells = edits.map(({ key, column, text }) => ({
          ...{ row: Number(key), column: column as Column, text },
        }));
        if (cells.length > 0) void bench.correct(cells);
        if (missed > 0) toast.warning(unplaced(missed));
      }}
      onUndo={bench.undo}
      onRedo={bench.redo}
    />
  );
}
