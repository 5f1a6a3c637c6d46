import { formatNumber, type Key, Money } from '@paga/kit';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type EditField, isHours } from '#salary-edits/edit-fields.ts';
import { type FillSum, fillSums } from '#salary-edits/fill-sums.ts';
import type { EditedRow } from '#salary-edits/pending-row.ts';
import { type MoneyColumn, moneyColumns, sumRows } from './sum-rows.ts';
import type { MonthSums } from './use-month-sums.ts';

type Summed = { shown: readonly EditedRow[]; selected: ReadonlySet<Key>; fill: boolean; sums: MonthSums | undefined };

/** Sums of the selected rows that are shown; of all shown when none of them is selected. `sums`: those of the month, while not all rows are there. */
export function useGridTotals({ shown, selected, fill, sums }: Summed): Record<string, ReactNode> {
  const { t } = useTranslation('payroll');
  return useMemo(() => {
    const chosen = selected.size > 0 ? shown.filter((row) => selected.has(row.id)) : [];
    const summed = chosen.length > 0 ? chosen : shown;
    const ofMonth = chosen.length > 0 ? undefined : sums;
    const ofRows = (): Partial<Record<MoneyColumn | FillSum, number>> => (fill ? fillSums(summed) : sumRows(summed));
    const columns = ofMonth ? Object.fromEntries(moneyColumns.map((column) => [column, ofMonth.columns[column]])) : ofRows();
    const name = chosen.length > 0 ? 'calculations.total.selected' : 'calculations.total.shown';
    const cells = Object.entries(columns).map(([key, value]) => [
      key,
      isHours(key as EditField) ? formatNumber(value) : <Money key={key} value={value} />,
    ]);
    return { name: t(name, { count: ofMonth?.count ?? summed.length }), ...Object.fromEntries(cells) };
  }, [shown, selected, fill, sums, t]);
}
