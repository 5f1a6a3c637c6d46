import type { SalaryTotalsResult } from '@paga/contract/payroll';
import { isClosed } from '@paga/contract/payroll/is-closed';
import { Button } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ClosePeriodButton } from '#closing/close-period.modal.tsx';
import { AfterClosing } from '#month/frame/after-closing.tsx';
import { usePeriodName } from '#month/period/period-name.ts';
import { placeOf } from '#month/period/place-of.ts';
import type { Period } from '#month/period/use-period.ts';
import { useGoOn, useMonthSteps } from '#month/steps/use-month-steps.ts';

/** What comes after the review: closing, once nothing forbids it; for a closed month paying and filing, which stands out until both are done. */
export function ReviewNext({
  period,
  totals,
}: {
  period: Period;
  totals: SalaryTotalsResult;
}): ReactElement | null {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  const name = usePeriodName(period);
  const goOn = useGoOn(period);
  const { data: standing, isPending } = useMonthSteps(period);
  const left = standing ? standing.problems + standing.warnings : 0;
  if (isPending) return null;
  if (!isClosed(totals) && left > 0)
    return (
      <Button variant="primary" onClick={() => navigate(placeOf('check', period))}>
        {t('review.checkFirst', { count: left })}
      </Button>
    );
  if (!isClosed(totals))
    return (
      <ClosePeriodButton
        period={period}
        name={name}
        totals={totals}
        label={t('review.toClose')}
        onPress={goOn}
      />
    );
  if (standing?.next === 'done') return <AfterClosing period={period} />;
  return (
    <Button variant="primary" onClick={() => navigate(placeOf('pay', period))}>
      {t('review.toPay')}
    </Button>
  );
}
