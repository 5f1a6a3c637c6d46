import type { EmployeeListRow, EmployeeSort } from '@paga/contract/employees';
import { chosenColumns, DataTable, type Selection, type Sort } from '@paga/kit';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { WithOwnPages } from '#own-page/own-pages-context.tsx';
import { AttachmentsModal } from './attachments.modal.tsx';
import './employee-table.css';
import { useEmployeeColumns } from './use-employee-columns.tsx';
import type { ListView } from './view/list-view.ts';

const rowKey = (row: EmployeeListRow): number => row.id;

/** Longer pages scroll in a box of their own, which draws only the rows in view. */
const UNBOXED_ROWS = 20;

type EmployeeTableProps = {
  rows: readonly EmployeeListRow[];
  label: string;
  loading: boolean;
  view: ListView;
  onView: (part: Partial<ListView>) => void;
  selection: Selection;
};

/** The rows of one page; a row opens its employee. */
export function EmployeeTable({
  rows,
  label,
  loading,
  view,
  onView,
  selection,
}: EmployeeTableProps): ReactNode {
  const navigate = useNavigate();
  const [shownId, setShownId] = useState<number | null>(null);
  const shown = rows.find(({ id }) => id === shownId);
  const all = useEmployeeColumns(setShownId);
  const columns = useMemo(() => chosenColumns(all, view.columns), [all, view.columns]);
  const sort = (next: Sort | null) =>
    onView({ sort: next && { key: next.key as EmployeeSort, descending: next.descending } });
  return (
    <WithOwnPages ids={rows.map(rowKey)} shown={columns.some(({ key }) => key === 'ownPage')}>
      <DataTable
        label={label}
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        loading={loading}
        height={view.pageSize > UNBOXED_ROWS ? 'min(70vh, 720px)' : 'none'}
        sort={view.sort}
        onSort={sort}
        selection={selection}
        onRowActivate={({ id }) => navigate(`/employees/${id}`)}
      />
      {shown && <AttachmentsModal employee={shown} onClose={() => setShownId(null)} />}
    </WithOwnPages>
  );
}
