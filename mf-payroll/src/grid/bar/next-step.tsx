import type { MonthSteps, NextStep as Next } from '@paga/contract/payroll';
import { Button, usePhone } from '@paga/kit';
import { placeOfStep } from '@paga/platform';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Period } from '#month/period/use-period.ts';
import { useGoOn } from '#month/steps/use-month-steps.ts';

/** On a phone the bar has one word for it. */
const SHORT = ['review', 'pay', 'declare', 'done'] as const;

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
  const isPhone = usePhone();
  const { next } = standing;
  const go = () => {
    if (next === 'collect') goOn();
    navigate(placeOfStep({ ...period, next: PLACE[next] ?? next }));
  };
  const command = commandOf(standing, t);
  const short = isPhone && SHORT.find((one) => one === next);
  return (
    <Button variant={next === 'done' ? 'default' : 'primary'} aria-label={command} onClick={go}>
      {short ? t(`calculations.next.short.${short}`) : command}
    </Button>
  );
}
