import type { SalaryTotalsResult } from '@paga/contract/payroll';
import { isClosed } from '@paga/contract/payroll/is-closed';
import { useMemo } from 'react';
import type { Period } from '#month/period/use-period.ts';
import { useEditQueue } from '#month/queue/use-edit-queue.ts';
import { sumRows } from './sum-rows.ts';
import { useEditedRows } from './use-edited-rows.ts';

/** The totals of a month with what is typed and not saved yet, so that the bar and the last row of the table say one sum. */
export function useShownTotals(period: Period, totals: SalaryTotalsResult): SalaryTotalsResult {
  const { state } = useEditQueue(period);
  const closed = isClosed(totals);
  const { shown, whole } = useEditedRows(period, closed, state.pending);
  return useMemo(() => {
    if (closed || !whole || !shown) return totals;
    const { totalBrutto, pensionalContribution, employerContribution, tax, netto } = sumRows(shown);
    return { ...totals, totalBrutto, pensionalContribution, employerContribution, totalTax: tax, netto };
  }, [totals, closed, whole, shown]);
}
