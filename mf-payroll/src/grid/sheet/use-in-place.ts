import { type Listed, listIn, openIn } from '@paga/forms';
import { type CellEdit, type CellPlace, type Column, useToast } from '@paga/kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalaryEditing } from '#edits/use-salary-edits.ts';
import type { EditedRow } from '#month/rows/pending-row.ts';
import type { OpenList } from './pasted-list.modal.tsx';
import { editsOfList } from './pasted-list.ts';
import type { Taking } from './use-taking.ts';

/** What a table that is filled in does with typed and pasted cells, and with undo and redo; `list` is a pasted one that leaves something open. */
export function useInPlace(editing: SalaryEditing, taking: Taking, columns: readonly Column<EditedRow>[]) {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const [list, setList] = useState<OpenList>();
  const onPaste = (block: readonly (readonly string[])[], at: CellPlace): boolean => {
    const typed = columns.filter(({ edit }) => edit).map(({ key }) => key);
    const to = typed.slice(typed.indexOf(at.column));
    const lines = typed.includes(at.column) ? listIn<Listed>(block, editing.rows ?? []) : undefined;
    if (!lines) return false;
    if (!openIn(lines).isClear) setList({ lines, columns: to });
    else {
      taking.take(editsOfList(lines, to, ({ found }) => found[0]?.id, 'last'));
      toast.success(t('list.done', { count: lines.length }));
    }
    return true;
  };
  return {
    list,
    closeList: () => setList(undefined),
    cells: {
      onPaste,
      onEdit(edits: readonly CellEdit[], unplaced: number) {
        taking.take(edits);
        if (unplaced > 0) toast.warning(t('edits.unplaced', { count: unplaced }));
      },
      onUndo: () => editing.queue.undo(editing.storedOf),
      onRedo: () => editing.queue.redo(editing.storedOf),
    },
  };
}
