import { MonthStep, type MonthSteps, type NextStep } from '@paga/contract/payroll';
import type { TFunction } from 'i18next';

type Text = TFunction<'payroll'>;

/** What waits in each step for the page where it is taken; what a step waits for now comes first. */
const STEP_OF: Record<NextStep, MonthStep> = {
  hire: 'collect',
  calculate: 'collect',
  collect: 'collect',
  fix: 'check',
  check: 'check',
  review: 'review',
  signOff: 'close',
  close: 'close',
  pay: 'pay',
  declare: 'pay',
  done: 'pay',
};
const ENTRY: Record<MonthStep, NextStep> = {
  collect: 'collect',
  check: 'check',
  review: 'review',
  close: 'close',
  pay: 'pay',
};

/** What stands behind a step: what the month waits for if it is in it, else what one sees there. */
export const entryOf = (step: MonthStep, { next }: MonthSteps): NextStep =>
  STEP_OF[next] === step ? next : ENTRY[step];

const ORDER = MonthStep.options;

/** Whether a step is done, the month is in it, or it is still to come. */
export function stateOf(step: MonthStep, { here, next }: MonthSteps): 'done' | 'here' | 'later' {
  if (next === 'done' || ORDER.indexOf(step) < ORDER.indexOf(here)) return 'done';
  return step === here ? 'here' : 'later';
}

/** Whether a step can be gone to: there are salaries, and for paying a closed month. */
export const isReached = (step: MonthStep, { heads, here }: MonthSteps): boolean =>
  heads > 0 && (step !== 'pay' || here === 'pay');

/** How the chip is coloured. */
export const toneOf = ({ next }: MonthSteps): 'done' | 'error' | 'warning' | 'open' => {
  if (next === 'done') return 'done';
  if (next === 'fix') return 'error';
  return next === 'check' || next === 'calculate' ? 'warning' : 'open';
};

function checkNeeds({ problems, warnings, hints }: MonthSteps, t: Text): string {
  return [
    problems > 0 && t('calculations.step.errors', { count: problems }),
    warnings > 0 && t('calculations.step.warnings', { count: warnings }),
    hints > 0 && t('calculations.step.hints', { count: hints }),
  ]
    .filter(Boolean)
    .join(', ');
}

function payNeeds({ here, paid, declared }: MonthSteps, t: Text): string {
  if (here !== 'pay') return t('steps.need.afterClosing');
  if (paid && declared) return t('calculations.step.paidAndDeclared');
  if (paid || declared) return t(paid ? 'calculations.step.paid' : 'calculations.step.declared');
  return t('steps.need.pay');
}

/** What a step still needs, in a few words; empty when nothing. */
export function needOf(step: MonthStep, standing: MonthSteps, t: Text): string {
  const { here, heads, outdatedBy } = standing;
  switch (step) {
    case 'collect':
      if (heads === 0) return t('steps.need.calculate');
      return outdatedBy ? t('steps.need.again') : t('calculations.step.people', { count: heads });
    case 'check':
      return here === 'close' || here === 'pay' ? '' : checkNeeds(standing, t);
    case 'close':
      // What a sign-off is missing stands below, with who gave it.
      return here === step ? t(`steps.need.${standing.next === 'signOff' ? 'signOff' : 'close'}`) : '';
    case 'pay':
      return payNeeds(standing, t);
    default:
      return here === step ? t(`steps.need.${step}`) : '';
  }
}
