import type { MonthSteps, NextStep as Next } from '@paga/contract/payroll';
import { Button } from '@paga/kit';
import { placeOfStep } from '@paga/platform';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Period } from '#month/period/use-period.ts';
import { useGoOn } from '#steps/use-month-steps.ts';

const PLACE: Partial<Record<Next, Next>> = { collect: 'check' };

/** What the month waits for elsewhere than here, as a command; nothing where it is to be calculated or closed. */
function commandOf({ next, problems, warnings }: MonthSteps, t: TFunction<'payroll'>): string | undefined {
  switch (next) {
    case 'collect':
    case 'fix':
    case 'check': {
      const count = problems + warnings;
      return count > 0 ? t('calculations.next.checkSome', { count }) : t('calculations.next.check');
    }
    case 'review':
    case 'pay':
    case 'declare':
    case 'done':
      return t(`calculations.next.${next}`);
    default:
      return undefined;
  }
}

/** Whether the next step of the month is taken on another page. */
export const isElsewhere = ({ next }: MonthSteps): boolean => next !== 'calculate' && next !== 'close';

/** The one button that names the next step. Going on from collecting says that it is done. */
export function NextStep({ period, standing }: { period: Period; standing: MonthSteps }): ReactElement {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  const goOn = useGoOn(period);
  const { next } = standing;
  const go = () => {
    if (next === 'collect') goOn();
    navigate(placeOfStep({ ...period, next: PLACE[next] ?? next }));
  };
  return (
    <Button variant={next === 'done' ? 'default' : 'primary'} onClick={go}>
      {commandOf(standing, t)}
    </Button>
  );
}
