// The bench that every import of a workbook is looked at on: choose a file, correct its rows, save them, undo an import. Only an import's window carries it.
export { BenchFooter } from './bench-footer.tsx';
export { DiscardModal } from './discard.modal.tsx';
export { ImportList } from './import-list.tsx';
export { ProblemAlert } from './problem-alert.tsx';
export { RowModal } from './row.modal.tsx';
export { RowFilter } from './row-filter.tsx';
export { RowsTable } from './rows-table.tsx';
export { StepButtons } from './step-buttons.tsx';
export { UndoModal, type UndoQuestion } from './undo.modal.tsx';
export { type CellText, LONG, toggled, useBench } from './use-bench.ts';
export { type BlockedText, type UndoImport, useUndoImport } from './use-undo-import.ts';
export { WorkbookPick } from './workbook-pick.tsx';
