import { DataTable, EmptyState, type Key } from '@paga/kit';
import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditBar } from '#edits/edit-bar.tsx';
import { EditsOffer } from '#edits/edits-offer.tsx';
import { useSalaryEdits } from '#edits/use-salary-edits.ts';
import { Unread } from '#month/frame/unread.tsx';
import type { Period } from '#month/period/use-period.ts';
import { type CheckedRow, problemsOf } from '#month/rows/problems-of.ts';
import { useMonthSums } from '#month/sums/use-month-sums.ts';
import { GridToolbar, type GridView } from './grid-toolbar.tsx';
import { GridWindows } from './grid-windows.tsx';
import { useGridColumns } from './use-grid-columns.ts';
import { useGridOpens } from './use-grid-opens.ts';
import { useGridRows } from './use-grid-rows.ts';
import { useGridTotals } from './use-grid-totals.tsx';
import { useInPlace } from './use-in-place.ts';

type SalaryGridProps = {
  period: Period /** Undefined: not known yet, for reading as long. */;
  closed: boolean | undefined;
};

const noRows: readonly CheckedRow[] = [];
const rowKey = (row: CheckedRow) => row.id;
const rowTone = (row: CheckedRow) => {
  if (problemsOf(row).some((problem) => problem.level === 'error')) return 'error' as const;
  if (row.mark === 'new') return 'new' as const;
  return row.mark === 'ended' ? ('muted' as const) : undefined;
};

/** The month's table: figures that explain themselves or open their edit, cells that are filled in, sums that follow filter and selection. */
export function SalaryGrid({ period, closed }: SalaryGridProps): ReactElement {
  const { t } = useTranslation('payroll');
  const editing = useSalaryEdits(period, closed);
  const inPlace = useInPlace(editing);
  const sums = useMonthSums(period, editing.whole);
  const { all, loading, shown, filter, setFilter } = useGridRows(period, editing, sums);
  const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set<Key>());
  const [view, setView] = useState<GridView>('overview');
  const fill = view === 'fill' && editing.mayEdit;
  const { totals, drawer } = useGridTotals({ shown, selected, fill, sums });
  const selection = useMemo(() => ({ selected, onChange: setSelected }), [selected]);
  const { open, setOpen, opens } = useGridOpens(fill);
  const columns = useGridColumns(fill, editing, opens);
  // What the filter hides is not meant, though it stays ticked.
  const chosen = shown.filter((row) => selected.has(row.id));
  return (
    <>
      <EditsOffer editing={editing} />
      {editing.readInputs && (
        <Unread title={t('edits.inputsUnread.title')} onRetry={editing.readInputs}>
          {t('edits.inputsUnread.text')}
        </Unread>
      )}
      {(fill || editing.state.pending.size > 0) && <EditBar editing={editing} />}
      <DataTable
        key={String(fill)}
        label={t('calculations.table')}
        rows={shown}
        columns={columns}
        rowKey={rowKey}
        rowTone={rowTone}
        totals={totals}
        selection={selection}
        loading={loading}
        partial={!editing.whole}
        chooser={fill ? 'payroll.salaries.fill' : 'payroll.salaries'}
        height="max(400px, calc(100vh - 470px))"
        empty={<EmptyState title={t('calculations.noMatch')} />}
        {...(fill ? inPlace : {})}
        toolbar={
          <GridToolbar
            period={period}
            editing={editing}
            rows={editing.whole ? all : noRows}
            chosen={chosen}
            filter={filter}
            view={view}
            onFilter={setFilter}
            onView={setView}
            onPayslip={opens.openPayslip}
          />
        }
      />
      {drawer}
      <GridWindows open={open} editing={editing} period={period} onOpen={setOpen} />
    </>
  );
}
