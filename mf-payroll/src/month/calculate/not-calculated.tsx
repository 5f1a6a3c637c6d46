import { Button, EmptyState } from '@paga/kit';
import { placeOfStep, useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMonthSteps } from '#steps/use-month-steps.ts';
import { usePeriodName } from '../period/period-name.ts';
import type { Period } from '../period/use-period.ts';
import type { SalaryMonth } from './use-salary-month.ts';

type NotCalculatedProps = { period: Period; month: SalaryMonth };

/** A month without salaries: asks for people while the company has none, else whether to calculate it (specification 2 §4). */
export function NotCalculated({ period, month }: NotCalculatedProps): ReactElement {
  const { t } = useTranslation('payroll');
  const mayCalculate = useMayCall('generateSalaries');
  const name = usePeriodName(period);
  const isEmpty = useMonthSteps(period).data?.next === 'hire';
  const ask = mayCalculate && !isEmpty;
  const title = t(ask ? 'calculations.none.question' : 'calculations.none.title', { month: name });
  return (
    <section className="workbench-none" aria-label={title}>
      <EmptyState
        title={title}
        hint={isEmpty ? t('dashboard.month.standing.hire') : <Hint explained={mayCalculate} />}
        action={
          <>
            {isEmpty && <AddPeople period={period} />}
            {ask && (
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

function Hint({ explained }: { explained: boolean }): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <>
      {t('calculations.none.hint')} {explained && t('calculations.none.explain')}
    </>
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
