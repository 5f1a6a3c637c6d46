import { DataTable, EmptyState } from '@paga/kit';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useArrivalInTable, useFindingKeys } from '#month/frame/use-month-keys.ts';
import type { Period } from '#month/period/use-period.ts';
import { type CheckedRow, problemsOf } from '#month/rows/problems-of.ts';
import { PastedListModal } from './sheet/pasted-list.modal.tsx';
import { useCellMenu } from './sheet/use-cell-menu.ts';
import { useInPlace } from './sheet/use-in-place.ts';
import type { WorkbenchState } from './use-workbench.ts';
import { useTablePlace } from './view/use-table-place.ts';

type SalaryTableProps = { period: Period; state: WorkbenchState; current: number | undefined };

const rowKey = (row: CheckedRow) => row.id;
const rowTone = (row: CheckedRow) => {
  if (problemsOf(row).some((problem) => problem.level === 'error')) return 'error' as const;
  if (row.mark === 'new') return 'new' as const;
  return row.mark === 'ended' ? ('muted' as const) : undefined;
};

/** The month's table: figures that explain themselves or open their edit, cells that are filled in, sums that follow filter and selection. */
export function SalaryTable({ period, state, current: shownBeside }: SalaryTableProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { editing, view, current } = state;
  const inPlace = useInPlace(editing, state.taking, state.seen);
  const { list } = inPlace;
  const { shown } = state;
  useArrivalInTable(shown.length > 0);
  const found = useMemo(
    () => shown.flatMap((row, place) => (problemsOf(row).length > 0 ? place : [])),
    [shown],
  );
  useFindingKeys(found, current.at, (place) => {
    const row = shown[place];
    if (row) editing.goTo({ key: row.id, column: 'name' });
  });
  const cellMenu = useCellMenu(editing, state.taking, {
    explain: (row, step) => state.window.setOpen({ what: 'explain', salaryId: row.id, step }),
    edit: state.opens.openEdit,
  });
  return (
    <>
      <DataTable
        label={t('calculations.table')}
        rows={shown}
        columns={state.seen}
        rowKey={rowKey}
        rowTone={rowTone}
        totals={state.totals}
        selection={state.selection}
        loading={state.loading}
        partial={!editing.whole}
        fills
        empty={<EmptyState title={t('calculations.noMatch')} />}
        goTo={state.target}
        onCurrent={(row) => current.choose(row.id)}
        {...(shownBeside !== undefined && { current: shownBeside })}
        {...(view.panel && { onTyping: current.setTyping })}
        {...useTablePlace(period)}
        editsSoon={editing.mayEditSoon}
        onRange={state.range.set}
        cellMenu={cellMenu}
        {...(editing.mayEdit ? inPlace.cells : {})}
      />
      {list && <PastedListModal list={list} taking={state.taking} onClose={inPlace.closeList} />}
    </>
  );
}
