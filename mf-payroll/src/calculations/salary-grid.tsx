import type { SalaryRow } from '@paga/contract/payroll';
import { Button, type CellEdit, DataTable, EmptyState, type Key, Segmented, useToast } from '@paga/kit';
import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MailButton } from '#mail/mail-button.tsx';
import { ArchiveButton } from '#payslip-archive/archive-button.tsx';
import { EditBar } from '#salary-edits/edit-bar.tsx';
import { kindOf } from '#salary-edits/edit-kinds.ts';
import { takeEdits } from '#salary-edits/take-edits.ts';
import { useSalaryEdits } from '#salary-edits/use-salary-edits.ts';
import { ExportButton } from './export-button.tsx';
import { GridFilter } from './grid-filter.tsx';
import { GridWindows, type OpenWindow } from './grid-windows.tsx';
import { explainedBy } from './salary-columns.tsx';
import { useGridColumns } from './use-grid-columns.ts';
import { useGridRows } from './use-grid-rows.ts';
import { useGridTotals } from './use-grid-totals.tsx';
import type { Period } from './use-period.ts';

type SalaryGridProps = { period: Period; closed: boolean };

const rowKey = (row: SalaryRow) => row.id;
const rowTone = (row: SalaryRow) => {
  if (row.problems.some((problem) => problem.level === 'error')) return 'error' as const;
  if (row.mark === 'new') return 'new' as const;
  return row.mark === 'ended' ? ('muted' as const) : undefined;
};

type View = 'overview' | 'fill';

function ViewSwitch({ view, onChange }: { view: View; onChange: (next: View) => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const options = (['overview', 'fill'] as const).map((value) => ({ value, label: t(`edits.view.${value}`) }));
  return <Segmented<View> label={t('edits.view.label')} value={view} options={options} onChange={onChange} />;
}

/** The month's table: figures that explain themselves or open their edit, cells that are filled in, sums that follow filter and selection. */
export function SalaryGrid({ period, closed }: SalaryGridProps): ReactElement {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const editing = useSalaryEdits(period, closed);
  const { all, shown, filter, setFilter } = useGridRows(editing);
  const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set<Key>());
  const [view, setView] = useState<View>('overview');
  const [open, setOpen] = useState<OpenWindow>();
  const fill = view === 'fill' && editing.mayEdit;
  const totals = useGridTotals(shown, selected, fill);
  const selection = useMemo(() => ({ selected, onChange: setSelected }), [selected]);
  const columns = useGridColumns(fill, editing, {
    openFigure(row, column) {
      const kind = fill ? undefined : kindOf(column, row);
      setOpen({ salaryId: row.id, ...(kind ? { what: 'edit', kind } : { what: 'explain', step: explainedBy[column] }) });
    },
    openPayslip: (row) => setOpen({ what: 'payslip', salaryId: row.id }),
  });
  const chosen = all.filter((row) => selected.has(row.id));
  const openPayslip = () => {
    const [only, ...others] = chosen;
    if (!only || others.length > 0) return toast.warning(t('payslip.onlyOne'));
    setOpen({ what: 'payslip', salaryId: only.id });
  };
  const onEdit = (edits: readonly CellEdit[], unplaced: number) => {
    takeEdits(editing, edits, (problem) => t(`edits.problem.${problem}`));
    if (unplaced > 0) toast.warning(t('edits.unplaced', { count: unplaced }));
  };
  const inPlace = {
    onEdit,
    onUndo: () => editing.queue.undo(editing.versionOf),
    onRedo: () => editing.queue.redo(editing.versionOf),
  };
  return (
    <>
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
        loading={editing.rows === undefined}
        chooser={fill ? 'payroll.salaries.fill' : 'payroll.salaries'}
        height="max(400px, calc(100vh - 470px))"
        empty={<EmptyState title={t('calculations.noMatch')} />}
        {...(fill ? inPlace : {})}
        toolbar={
          <>
            <GridFilter rows={all} sectors={editing.sectors} filter={filter} onChange={setFilter} />
            {editing.mayEdit && <ViewSwitch view={view} onChange={setView} />}
            <Button icon="file" onClick={openPayslip}>
              {t('payslip.open')}
            </Button>
            <MailButton period={period} rows={chosen} />
            <ArchiveButton period={period} all={all} chosen={chosen} />
            <ExportButton period={period} />
          </>
        }
      />
      <GridWindows open={open} editing={editing} period={period} closed={closed} onOpen={setOpen} />
    </>
  );
}
