// The bench that every import of a workbook is looked at on: choose a file, correct its rows, save them, undo an import. Only an import's window carries it.
export { BenchFooter } from './bench-footer.tsx';
export { ImportList, type UndoQuestion } from './import-list.tsx';
export { ProblemAlert } from './problem-alert.tsx';
export { RowModal } from './row.modal.tsx';
export { RowsTable } from './rows-table.tsx';
export { type CellText, LONG, toggled, useBench } from './use-bench.ts';
export { useRowFilter } from './use-row-filter.tsx';
export { type BlockedText, type UndoImport, useUndoImport } from './use-undo-import.ts';
export { WorkbookPick } from './workbook-pick.tsx';
