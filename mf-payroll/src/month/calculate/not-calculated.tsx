import { Alert, Button, EmptyState } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMonthSteps } from '#steps/use-month-steps.ts';
import { usePeriodName } from '../period/period-name.ts';
import { placeOf } from '../period/place-of.ts';
import { monthBefore, type Period } from '../period/use-period.ts';
import type { SalaryMonth } from './use-salary-month.ts';

/** A month without salaries: says so, and asks whether to calculate it (specification 2 §4). */
export function NotCalculated({ period, month }: { period: Period; month: SalaryMonth }): ReactElement {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  const mayCalculate = useMayCall('generateSalaries');
  const name = usePeriodName(period);
  const before = monthBefore(period);
  const { data: standing } = useMonthSteps(before);
  const isBeforeOpen = standing !== undefined && standing.heads > 0 && standing.here !== 'pay';
  const nameBefore = usePeriodName(before);
  const title = t(mayCalculate ? 'calculations.none.question' : 'calculations.none.title', { month: name });
  return (
    <section className="workbench-none" aria-label={title}>
      <EmptyState
        title={title}
        hint={
          <>
            {t('calculations.none.hint')} {mayCalculate && t('calculations.none.explain')}
            {isBeforeOpen && (
              <Alert
                tone="warning"
                title={t('calculations.none.beforeOpen', { month: nameBefore })}
                action={
                  <Button size="small" onClick={() => navigate(placeOf('calculations', before))}>
                    {t('check.month.cure.EARLIER_MONTH_OPEN')}
                  </Button>
                }
              />
            )}
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
