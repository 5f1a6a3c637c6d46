import type { SalaryTotalsResult } from '@paga/contract/payroll';
import { isClosed } from '@paga/contract/payroll/is-closed';
import { DataTable, EmptyState, type Key } from '@paga/kit';
import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditBar } from '#edits/edit-bar.tsx';
import { EditsOffer } from '#edits/edits-offer.tsx';
import { useSalaryEdits } from '#edits/use-salary-edits.ts';
import { Unread } from '#month/frame/unread.tsx';
import { monthIdOf } from '#month/period/month-id.ts';
import type { Period } from '#month/period/use-period.ts';
import { type CheckedRow, problemsOf } from '#month/rows/problems-of.ts';
import { useMonthSums } from '#month/sums/use-month-sums.ts';
import { SidePanel } from '#panel/side-panel.tsx';
import { CreatedBy } from './bar/created-by.tsx';
import { GridTools } from './bar/grid-tools.tsx';
import { GridWindows } from './grid-windows.tsx';
import { useCurrentRow } from './use-current-row.ts';
import { useGridColumns } from './use-grid-columns.ts';
import { useGridOpens } from './use-grid-opens.ts';
import { useGridRows } from './use-grid-rows.ts';
import { useGridTotals } from './use-grid-totals.tsx';
import { useInPlace } from './use-in-place.ts';
import { useNetBefore } from './use-net-before.ts';
import { useTablePlace } from './view/use-table-place.ts';
import { useView } from './view/use-view.ts';

type SalaryGridProps = {
  period: Period /** Undefined: not known yet, for reading as long. */;
  totals: SalaryTotalsResult | undefined;
};

const rowKey = (row: CheckedRow) => row.id;
const rowTone = (row: CheckedRow) => {
  if (problemsOf(row).some((problem) => problem.level === 'error')) return 'error' as const;
  if (row.mark === 'new') return 'new' as const;
  return row.mark === 'ended' ? ('muted' as const) : undefined;
};

/** The month's table: figures that explain themselves or open their edit, cells that are filled in, sums that follow filter and selection. */
export function SalaryGrid({ period, totals: month }: SalaryGridProps): ReactElement {
  const { t } = useTranslation('payroll');
  const editing = useSalaryEdits(period, month && isClosed(month));
  const inPlace = useInPlace(editing);
  const sums = useMonthSums(period, editing.whole);
  const view = useView();
  const { all, loading, shown } = useGridRows(period, editing, sums, view.filter);
  const netBefore = useNetBefore(period, editing.whole);
  const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set<Key>());
  const { totals, drawer } = useGridTotals({ shown, selected, sums, netBefore });
  const selection = useMemo(() => ({ selected, onChange: setSelected }), [selected]);
  const current = useCurrentRow(editing, shown);
  const { open, setOpen, opens } = useGridOpens((row) => {
    current.choose(row.id);
    view.setPanel(true);
  });
  const columns = useGridColumns(editing, netBefore, opens);
  const seen = useMemo(() => columns.filter(({ key }) => !view.hidden.has(key)), [columns, view.hidden]);
  const panel = view.panel ? current.row : undefined;
  return (
    <>
      <GridTools
        period={period}
        editing={editing}
        all={all}
        // What the filter hides is not meant, though it stays ticked.
        chosen={shown.filter((row) => selected.has(row.id))}
        columns={columns}
        view={view}
        onPayslip={opens.openPayslip}
      />
      <div className="workbench-body">
        <div className="workbench-table">
          <EditsOffer editing={editing} />
          {editing.readInputs && (
            <Unread title={t('edits.inputsUnread.title')} onRetry={editing.readInputs}>
              {t('edits.inputsUnread.text')}
            </Unread>
          )}
          <DataTable
            label={t('calculations.table')}
            rows={shown}
            columns={seen}
            rowKey={rowKey}
            rowTone={rowTone}
            totals={totals}
            selection={selection}
            loading={loading}
            partial={!editing.whole}
            fills
            empty={<EmptyState title={t('calculations.noMatch')} />}
            current={panel?.id}
            onCurrent={(row) => current.choose(row.id)}
            onTyping={view.panel ? current.setTyping : undefined}
            {...useTablePlace(period)}
            {...(editing.mayEdit ? inPlace : {})}
          />
        </div>
        {panel && (
          <SidePanel
            monthId={monthIdOf(period)}
            row={panel}
            draftRow={current.draft}
            onClose={() => view.setPanel(false)}
            onNext={current.next}
            onPrevious={current.previous}
          />
        )}
      </div>
      <footer className="workbench-foot">
        {(editing.mayEdit || editing.state.pending.size > 0) && (
          <div className="workbench-edits">
            <EditBar editing={editing} />
          </div>
        )}
        {month && (
          <p className="workbench-facts">
            <CreatedBy totals={month} />
          </p>
        )}
      </footer>
      {drawer}
      <GridWindows open={open} editing={editing} period={period} onOpen={setOpen} />
    </>
  );
}
