import type { SalaryRow } from '@paga/contract/payroll';
import { Button, DataTable, EmptyState, type Key, Money, useToast } from '@paga/kit';
import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainDrawer } from '#explain/explain-drawer.tsx';
import { PayslipModal } from '#payslip/payslip.modal.tsx';
import { ExportButton } from './export-button.tsx';
import { filterRows, type RowFilter } from './filter-rows.ts';
import { GridFilter } from './grid-filter.tsx';
import { salaryColumns } from './salary-columns.tsx';
import './salary-grid.css';
import { moneyColumns, sumRows } from './sum-rows.ts';
import type { Period } from './use-period.ts';

type SalaryGridProps = { period: Period; rows: readonly SalaryRow[] | undefined };
type Explained = { row: SalaryRow; step: string };

const noRows: readonly SalaryRow[] = [];
const rowKey = (row: SalaryRow) => row.id;
const rowTone = (row: SalaryRow) => {
  if (row.problems.some((problem) => problem.level === 'error')) return 'error' as const;
  if (row.mark === 'new') return 'new' as const;
  return row.mark === 'ended' ? ('muted' as const) : undefined;
};

/** Changed rows stand first, the rest by name as the server sent them. */
function changedFirst(rows: readonly SalaryRow[]): SalaryRow[] {
  return [...rows.filter((row) => row.mark !== null), ...rows.filter((row) => row.mark === null)];
}

/** Sums of the selected rows; of the rows shown when none is selected. */
function useTotals(shown: readonly SalaryRow[], selected: ReadonlySet<Key>) {
  const { t } = useTranslation('payroll');
  return useMemo(() => {
    const chosen = shown.filter((row) => selected.has(row.id));
    const summed = chosen.length > 0 ? chosen : shown;
    const sums = sumRows(summed);
    const name = chosen.length > 0 ? 'calculations.total.selected' : 'calculations.total.shown';
    return {
      name: t(name, { count: summed.length }),
      ...Object.fromEntries(moneyColumns.map((key) => [key, <Money key={key} value={sums[key]} />])),
    };
  }, [shown, selected, t]);
}

/** The month's table: search and filter, figures that explain themselves, sums that follow filter and selection, payslips. */
export function SalaryGrid({ period, rows }: SalaryGridProps): ReactElement {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const [filter, setFilter] = useState<RowFilter>({ text: '', show: 'all' });
  const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set<Key>());
  const [explained, setExplained] = useState<Explained>();
  const [payslip, setPayslip] = useState<SalaryRow>();
  const all = useMemo(() => changedFirst(rows ?? noRows), [rows]);
  const shown = useMemo(() => filterRows(all, filter), [all, filter]);
  const totals = useTotals(shown, selected);
  const columns = useMemo(() => salaryColumns(t, (row, step) => setExplained({ row, step }), setPayslip), [t]);
  const selection = useMemo(() => ({ selected, onChange: setSelected }), [selected]);
  const openPayslip = () => {
    const [only, ...others] = all.filter((row) => selected.has(row.id));
    if (!only || others.length > 0) return toast.warning(t('payslip.onlyOne'));
    setPayslip(only);
  };
  return (
    <>
      <DataTable
        label={t('calculations.table')}
        rows={shown}
        columns={columns}
        rowKey={rowKey}
        rowTone={rowTone}
        totals={totals}
        selection={selection}
        loading={rows === undefined}
        chooser="payroll.salaries"
        height="max(400px, calc(100vh - 470px))"
        empty={<EmptyState title={t('calculations.noMatch')} />}
        toolbar={
          <>
            <GridFilter rows={all} filter={filter} onChange={setFilter} />
            <Button icon="file" onClick={openPayslip}>
              {t('payslip.open')}
            </Button>
            <ExportButton period={period} />
          </>
        }
      />
      {explained && <ExplainDrawer row={explained.row} step={explained.step} onClose={() => setExplained(undefined)} />}
      {payslip && <PayslipModal salaryId={payslip.id} name={payslip.name} period={period} onClose={() => setPayslip(undefined)} />}
    </>
  );
}
