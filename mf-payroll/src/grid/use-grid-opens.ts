import { useState } from 'react';
import { kindOf } from '#edits/edit-kinds.ts';
import type { OpenWindow } from './grid-windows.tsx';
import { explainedBy } from './salary-columns.tsx';
import type { GridOpens } from './use-grid-columns.ts';

/** What stands open over the grid, and what opens it: while cells are filled in a figure explains itself instead of opening its edit. */
export function useGridOpens(fill: boolean) {
  const [open, setOpen] = useState<OpenWindow>();
  const opens: GridOpens = {
    openFigure(row, column) {
      const kind = fill ? undefined : kindOf(column, row);
      setOpen({
        salaryId: row.id,
        ...(kind ? { what: 'edit', kind } : { what: 'explain', step: explainedBy[column] }),
      });
    },
    openPayslip: (row) => setOpen({ what: 'payslip', salaryId: row.id }),
  };
  return { open, setOpen, opens };
}
