import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type EditKind, editKinds, kindOf } from '#edits/edit-kinds.ts';
import { type CellOpens, explainedBy } from './columns/salary-columns.tsx';
import type { OpenWindow } from './grid-windows.tsx';

const isKind = (kind: string | null): kind is EditKind => kind !== null && Object.hasOwn(editKinds, kind);

// A finding of the check leads into the window it is fixed in: `?salary=7&edit=hours`.
function asked(search: URLSearchParams): OpenWindow | undefined {
  const kind = search.get('edit');
  const salaryId = Number(search.get('salary'));
  return isKind(kind) && salaryId > 0 ? { salaryId, what: 'edit', kind } : undefined;
}

/** What stands open over the grid, and what opens it: a figure that is typed opens its edit, one that only follows explains itself. */
export function useGridOpens(openPanel: CellOpens['openPanel']) {
  const [search] = useSearchParams();
  const [open, setOpen] = useState<OpenWindow | undefined>(() => asked(search));
  const openEdit: CellOpens['openEdit'] = (row, kind) => setOpen({ salaryId: row.id, what: 'edit', kind });
  const opens: CellOpens = {
    openFigure(row, column) {
      const kind = kindOf(column, row);
      if (kind) openEdit(row, kind);
      else setOpen({ salaryId: row.id, what: 'explain', step: explainedBy[column] });
    },
    openEdit,
    openPayslip: (row) => setOpen({ what: 'payslip', salaryId: row.id }),
    openPanel,
  };
  return { open, setOpen, opens };
}
