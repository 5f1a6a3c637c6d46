import { Alert, Button, EmptyState, Waits } from '@paga/kit';
import { placeOfStep, useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMonthSteps } from '#month/steps/use-month-steps.ts';
import { usePeriodName } from '../period/period-name.ts';
import { placeOf } from '../period/place-of.ts';
import { monthBefore, type Period } from '../period/use-period.ts';
import type { SalaryMonth } from './use-salary-month.ts';

type NotCalculatedProps = { period: Period; month: SalaryMonth };

/** A month without salaries: asks for people while the company has none, else whether to calculate it (specification 2 §4). */
export function NotCalculated({ period, month }: NotCalculatedProps): ReactElement {
  const { t } = useTranslation('payroll');
  const mayCalculate = useMayCall('generateSalaries');
  const name = usePeriodName(period);
  const isEmpty = useMonthSteps(period).data?.next === 'hire';
  const before = useMonthSteps(monthBefore(period));
  const asks = mayCalculate && !isEmpty;
  const title = t(asks ? 'calculations.none.question' : 'calculations.none.title', { month: name });
  return (
    <section className="workbench-none" aria-label={title}>
      <Waits asked={before.isPending} />
      {!isEmpty && <MonthBeforeOpen period={monthBefore(period)} />}
      <EmptyState
        title={title}
        hint={
          isEmpty
            ? t('dashboard.month.standing.hire')
            : `${t('calculations.none.hint')} ${mayCalculate ? t('calculations.none.explain') : ''}`
        }
        action={
          <>
            {isEmpty && <AddPeople period={period} />}
            {asks && (
              <Button
                variant="primary"
                icon="calculator"
                loading={month.calculating}
                onClick={month.calculate}
              >
                {t('calculations.calculate', { month: name })}
              </Button>
            )}
          </>
        }
      />
    </section>
  );
}

/** The month before is calculated and not closed yet: people should not come to this one by mistake. */
function MonthBeforeOpen({ period }: { period: Period }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  const name = usePeriodName(period);
  const { data } = useMonthSteps(period);
  if (!data || data.heads === 0 || data.here === 'pay') return null;
  return (
    <Alert
      tone="warning"
      title={t('calculations.none.beforeOpen', { month: name })}
      action={
        <Button size="small" onClick={() => navigate(placeOf('calculations', period))}>
          {t('check.month.cure.EARLIER_MONTH_OPEN')}
        </Button>
      }
    />
  );
}

function AddPeople({ period }: { period: Period }): ReactElement {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  return (
    <Button variant="primary" icon="plus" onClick={() => navigate(placeOfStep({ ...period, next: 'hire' }))}>
      {t('dashboard.month.do.hire')}
    </Button>
  );
}
