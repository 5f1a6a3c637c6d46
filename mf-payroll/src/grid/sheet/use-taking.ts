import type { CellEdit } from '@paga/kit';
import { useState } from 'react';
import { takeEdits } from '#edits/take-edits.ts';
import type { SalaryEditing } from '#edits/use-salary-edits.ts';
import { type AskedHours, hoursToAsk } from './asked-hours.ts';

/** How edits of cells are taken, wherever they come from: each list is one step, and hours that nobody works are asked about. */
export type Taking = {
  take: (edits: readonly CellEdit[]) => void;
  /** The same for a window, which saves by itself. */
  save: SalaryEditing['save'];
  asked: readonly AskedHours[];
  /** They are meant, or the cells hold again what they held before. */
  answer: (isMeant: boolean) => void;
};

/** Takes edits of cells, and asks about hours that nobody works; the table goes on meanwhile. */
export function useTaking(editing: SalaryEditing): Taking {
  const [asked, setAsked] = useState<readonly AskedHours[]>([]);
  return {
    take(edits) {
      const touched = new Set(edits.map(({ key, column }) => `${key} ${column}`));
      const open = asked.filter(({ salaryId, field }) => !touched.has(`${salaryId} ${field}`));
      setAsked([...open, ...hoursToAsk(editing, edits)]);
      takeEdits(editing, edits);
    },
    async save(row, typed) {
      const texts = Object.entries(typed).map(([column, value]) => ({
        key: row.id,
        column,
        text: `${value ?? ''}`,
      }));
      const more = hoursToAsk(editing, texts);
      await editing.save(row, typed);
      setAsked((before) => [...before, ...more]);
    },
    asked,
    answer(isMeant) {
      setAsked([]);
      const back = asked.map(({ salaryId, field, before }) => ({
        key: salaryId,
        column: field,
        text: before,
      }));
      if (!isMeant) takeEdits(editing, back);
    },
  };
}
