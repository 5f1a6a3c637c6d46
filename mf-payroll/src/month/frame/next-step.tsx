import type { MonthSteps, NextStep as Next } from '@paga/contract/payroll';
import { Button, usePhone } from '@paga/kit';
import { placeOfStep, useMayCall } from '@paga/platform';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCalculate } from '#month/calculate/use-salary-month.ts';
import type { Period } from '#month/period/use-period.ts';
import { useGoOn } from '#month/steps/use-month-steps.ts';
import { AfterClosing } from './after-closing.tsx';
import { focusNextStep } from './focus-next-step.ts';
import type { MonthView } from './month-rail.tsx';

/** On a phone the bar has one word for it. */
const SHORT = ['review', 'pay', 'declare'] as const;

type Text = TFunction<'payroll'>;
/** The way on: what the button says, where it leads, and whether with it the step of before is done. */
type Way = { command: string; to: Next; saysDone: boolean };

/** The way on from a page. From the check it leads to the review, also with findings left; from everywhere else to what the month waits for. */
export function wayOn(view: MonthView, { next, problems, warnings }: MonthSteps, t: Text): Way | undefined {
  const left = problems + warnings;
  switch (next) {
    case 'collect':
    case 'fix':
    case 'check':
      if (view === 'check')
        return {
          command:
            left > 0 ? t('calculations.next.reviewLeft', { count: left }) : t('calculations.next.review'),
          to: 'review',
          saysDone: true,
        };
      return {
        command: left > 0 ? t('calculations.next.checkSome', { count: left }) : t('calculations.next.check'),
        to: 'check',
        saysDone: next === 'collect',
      };
    case 'review':
    case 'pay':
    case 'declare':
      return { command: t(`calculations.next.${next}`), to: next, saysDone: false };
    case 'signOff':
    case 'close':
      return { command: t('review.toClose'), to: next, saysDone: false };
    default:
      return undefined;
  }
}

type NextStepProps = { period: Period; view: MonthView; standing: MonthSteps };

/** The one green button of a page of a month: it names the next step. Going on says that the step before is done. */
export function NextStep({ period, view, standing }: NextStepProps): ReactElement | null {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  const goOn = useGoOn(period);
  const isPhone = usePhone();
  if (standing.next === 'calculate') return <CalculateAgain period={period} />;
  if (standing.next === 'done') return <AfterClosing period={period} />;
  const way = wayOn(view, standing, t);
  if (!way) return null;
  const short = isPhone && SHORT.find((one) => one === way.to);
  return (
    <Button
      variant="primary"
      aria-label={way.command}
      onClick={() => {
        if (way.saysDone) goOn();
        navigate(placeOfStep({ ...period, next: way.to }));
      }}
    >
      {short ? t(`calculations.next.short.${short}`) : way.command}
    </Button>
  );
}

/** What the month stands on has changed: it is calculated from wherever one is. */
function CalculateAgain({ period }: { period: Period }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const { calculating, calculate, question } = useCalculate(period);
  if (!useMayCall('generateSalaries')) return null;
  return (
    <>
      <Button variant="primary" loading={calculating} onClick={() => void calculate()?.then(focusNextStep)}>
        {t('calculations.again')}
      </Button>
      {question}
    </>
  );
}
