import { type CellEdit, useToast } from '@paga/kit';
import { useTranslation } from 'react-i18next';
import { takeEdits } from '#edits/take-edits.ts';
import type { SalaryEditing } from '#edits/use-salary-edits.ts';

/** What a table that is filled in does with typed and pasted cells, and with undo and redo. */
export function useInPlace(editing: SalaryEditing) {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  return {
    onEdit(edits: readonly CellEdit[], unplaced: number) {
      takeEdits(editing, edits);
      if (unplaced > 0) toast.warning(t('edits.unplaced', { count: unplaced }));
    },
    onUndo: () => editing.queue.undo(editing.storedOf),
    onRedo: () => editing.queue.redo(editing.storedOf),
  };
}
