import { isClosed } from '@paga/contract/payroll/is-closed';
import { IconButton } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosePeriodButton } from '#closing/close-period.modal.tsx';
import type { SalaryMonth } from '#month/calculate/use-salary-month.ts';
import { usePeriodName } from '#month/period/period-name.ts';
import type { Period } from '#month/period/use-period.ts';

/** What is done with the whole month: calculated again while it is open, closed, opened again. */
export function MonthActions({ period, month }: { period: Period; month: SalaryMonth }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const mayCalculate = useMayCall('generateSalaries');
  const { has, totals, calculated, calculating, calculate } = month;
  const name = usePeriodName(period);
  // While it is asked the bar has its place already, so that nothing below it moves.
  if (has.isPending) return <div className="workbench-actions" />;
  if (!calculated) return null;
  const open = totals.data && !isClosed(totals.data);
  return (
    <div className="workbench-actions">
      {open && mayCalculate && (
        <IconButton
          icon="refresh"
          variant="default"
          label={t('calculations.again')}
          loading={calculating}
          onClick={calculate}
        />
      )}
      {totals.data && <ClosePeriodButton period={period} name={name} totals={totals.data} linked />}
    </div>
  );
}
