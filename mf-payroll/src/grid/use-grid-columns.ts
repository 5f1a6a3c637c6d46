import type { SalaryRow } from '@paga/contract/payroll';
import type { Column } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fillColumns } from '#edits/fill-columns.tsx';
import type { SalaryEditing } from '#edits/use-salary-edits.ts';
import type { EditedRow } from '#month/rows/pending-row.ts';
import type { MoneyColumn } from '#month/sums/sum-rows.ts';
import { fillViewColumns, salaryColumns } from './salary-columns.tsx';

/** What opens over the grid. */
export type GridOpens = {
  openFigure: (row: SalaryRow, column: MoneyColumn) => void;
  openPayslip: (row: SalaryRow) => void;
};

/** The columns of the view, the same between renders: a changed cell then draws only its own row. */
export function useGridColumns(
  fill: boolean,
  { rows, sources }: SalaryEditing,
  opens: GridOpens,
): Column<EditedRow>[] {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const shares = useMemo(() => rows?.some((row) => row.insurancePlus !== 0) ?? false, [rows]);
  const newest = useRef({ sources, opens });
  newest.current = { sources, opens };
  const sourceOf = useCallback((row: EditedRow) => newest.current.sources.get(row.id), []);
  return useMemo(() => {
    const stable: GridOpens = {
      openFigure: (row, column) => newest.current.opens.openFigure(row, column),
      openPayslip: (row) => newest.current.opens.openPayslip(row),
    };
    return fill
      ? fillViewColumns(t, stable, fillColumns(t, sourceOf, errorText))
      : salaryColumns(t, shares, stable);
  }, [fill, shares, t, sourceOf, errorText]);
}
