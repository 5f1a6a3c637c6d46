import { SalaryPaymentType } from '@paga/contract/shapes';
import type { Column } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { inputColumns } from '#edits/input-columns.tsx';
import type { SalaryEditing } from '#edits/use-salary-edits.ts';
import type { EditedRow } from '#month/rows/pending-row.ts';
import { widthOfNames } from './columns/name-with-marks.tsx';
import { type CellOpens, type NetBefore, salaryColumns } from './columns/salary-columns.tsx';

/** The columns of the table, the same between renders: a changed cell then draws only its own row. */
export function useGridColumns(
  { rows, sources, mayEdit }: SalaryEditing,
  netBefore: NetBefore | undefined,
  opens: CellOpens,
): Column<EditedRow>[] {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const shares = useMemo(() => rows?.some((row) => row.insurancePlus !== 0) ?? false, [rows]);
  const paysByHour = useMemo(
    () => rows?.some((row) => row.salaryPaymentType === SalaryPaymentType.hourly) ?? false,
    [rows],
  );
  const nameWidth = useMemo(() => widthOfNames(rows ?? []), [rows]);
  const newest = useRef({ sources, opens });
  newest.current = { sources, opens };
  const sourceOf = useCallback((row: EditedRow) => newest.current.sources.get(row.id), []);
  return useMemo(() => {
    const stable: CellOpens = {
      openFigure: (row, column) => newest.current.opens.openFigure(row, column),
      openEdit: (row, kind) => newest.current.opens.openEdit(row, kind),
      openPayslip: (row) => newest.current.opens.openPayslip(row),
      openPanel: (row) => newest.current.opens.openPanel(row),
    };
    const shown = { shares, mayEdit, netBefore, nameWidth };
    const inputs = inputColumns(t, sourceOf, errorText).filter(
      ({ key }) => paysByHour || key !== 'regularHours',
    );
    return salaryColumns(t, shown, stable, inputs);
  }, [shares, mayEdit, netBefore, nameWidth, paysByHour, t, sourceOf, errorText]);
}
