import { usePhone } from '@paga/kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type EditKind, editKinds, kindOf } from '#edits/edit-kinds.ts';
import type { EditField } from '#month/rows/edit-fields.ts';
import { type CellOpens, explainedBy } from './columns/salary-columns.tsx';
import type { OpenWindow } from './grid-windows.tsx';

const windows = Object.entries(editKinds) as [EditKind, readonly string[]][];

// A finding leads to a cell: `?row=7&field=stops`. Cards have none, there its window opens, or the payslip; `window=open` asks for the window everywhere.
const opensWindow = (search: URLSearchParams) => search.get('window') === 'open';
function asked(search: URLSearchParams): OpenWindow | undefined {
  const salaryId = Number(search.get('row'));
  if (!(salaryId > 0)) return undefined;
  const at = search.get('field') as EditField | null;
  const kind = windows.find(([, fields]) => fields.includes(at ?? ''))?.[0];
  if (!kind) return { salaryId, what: 'payslip' };
  return { salaryId, what: 'edit', kind, ...(at && opensWindow(search) && { at }) };
}

/** What stands open over the grid, and what opens it: a figure that is typed opens its edit, one that only follows explains itself. */
export function useGridOpens(openPanel: CellOpens['openPanel']) {
  const [search] = useSearchParams();
  const isPhone = usePhone();
  const [open, setOpen] = useState<OpenWindow | undefined>(() =>
    isPhone || opensWindow(search) ? asked(search) : undefined,
  );
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
