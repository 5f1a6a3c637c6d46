import { Button } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCalculate } from '#month/calculate/use-salary-month.ts';
import { usePeriodName } from '#month/period/period-name.ts';
import { placeOf } from '#month/period/place-of.ts';
import { monthAfter, type Period } from '#month/period/use-period.ts';
import { useHasSalaries } from '#month/use-month-rows.ts';

/** Everything of a month is done: one press calculates the next one and opens it; one that was calculated before is only opened. */
export function OpenNextMonth({ period }: { period: Period }): ReactElement {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  const next = monthAfter(period);
  const name = usePeriodName(next);
  const has = useHasSalaries(next);
  const mayCalculate = useMayCall('generateSalaries');
  const { calculate } = useCalculate(next);
  const [isOpening, setOpening] = useState(false);
  const isThere = has.data?.hasSalaries !== false;
  const open = async () => {
    setOpening(true);
    if (!isThere && mayCalculate) await calculate();
    navigate(placeOf('calculations', next));
  };
  return (
    <Button variant={isThere ? 'default' : 'primary'} loading={isOpening || has.isPending} onClick={open}>
      {t('calculations.next.month', { month: name })}
    </Button>
  );
}
