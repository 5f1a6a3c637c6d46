import { Button, EmptyState } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeriodName } from '../period/period-name.ts';
import type { Period } from '../period/use-period.ts';
import type { SalaryMonth } from './use-salary-month.ts';

/** A month without salaries: says so, and offers to calculate. */
export function NotCalculated({ period, month }: { period: Period; month: SalaryMonth }): ReactElement {
  const { t } = useTranslation('payroll');
  const mayCalculate = useMayCall('generateSalaries');
  const name = usePeriodName(period);
  return (
    <EmptyState
      title={t('calculations.none.title', { month: name })}
      hint={t('calculations.none.hint')}
      action={
        mayCalculate && (
          <Button variant="primary" icon="calculator" loading={month.calculating} onClick={month.calculate}>
            {t('calculations.calculate', { month: name })}
          </Button>
        )
      }
    />
  );
}
