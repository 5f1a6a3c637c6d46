import { Button, EmptyState } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeriodName } from '../period/period-name.ts';
import type { Period } from '../period/use-period.ts';
import type { SalaryMonth } from './use-salary-month.ts';

/** A month without salaries: says so, and asks whether to calculate it (specification 2 §4). */
export function NotCalculated({ period, month }: { period: Period; month: SalaryMonth }): ReactElement {
  const { t } = useTranslation('payroll');
  const mayCalculate = useMayCall('generateSalaries');
  const name = usePeriodName(period);
  const title = t(mayCalculate ? 'calculations.none.question' : 'calculations.none.title', { month: name });
  return (
    <section className="workbench-none" aria-label={title}>
      <EmptyState
        title={title}
        hint={
          <>
            {t('calculations.none.hint')} {mayCalculate && t('calculations.none.explain')}
          </>
        }
        action={
          mayCalculate && (
            <Button variant="primary" icon="calculator" loading={month.calculating} onClick={month.calculate}>
              {t('calculations.calculate', { month: name })}
            </Button>
          )
        }
      />
    </section>
  );
}
