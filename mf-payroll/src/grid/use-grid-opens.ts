import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type EditKind, editKinds, kindOf } from '#edits/edit-kinds.ts';
import type { OpenWindow } from './grid-windows.tsx';
import { explainedBy } from './salary-columns.tsx';
import type { GridOpens } from './use-grid-columns.ts';

const isKind = (kind: string | null): kind is EditKind => kind !== null && Object.hasOwn(editKinds, kind);

// A finding of the check leads into the window it is fixed in: `?salary=7&edit=hours`.
function asked(search: URLSearchParams): OpenWindow | undefined {
  const kind = search.get('edit');
  const salaryId = Number(search.get('salary'));
  return isKind(kind) && salaryId > 0 ? { salaryId, what: 'edit', kind } : undefined;
}

/** What stands open over the grid, and what opens it: while cells are filled in a figure explains itself instead of opening its edit. */
export function useGridOpens(fill: boolean) {
  const [search] = useSearchParams();
  const [open, setOpen] = useState<OpenWindow | undefined>(() => asked(search));
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
