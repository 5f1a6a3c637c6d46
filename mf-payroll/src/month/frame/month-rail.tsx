import { MonthStep, type MonthSteps } from '@paga/contract/payroll';
import { Icon } from '@paga/kit';
import { placeOfStep } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Period } from '#month/period/use-period.ts';
import { entryOf, isReached, stateOf } from '../steps/step-words.ts';

/** The page of a month that is seen; the simulation is none of its steps. */
export type MonthView = 'calculations' | 'check' | 'review' | 'whatIf' | 'pay';

const VIEW_OF: Partial<Record<MonthView, MonthStep>> = {
  calculations: 'collect',
  check: 'check',
  review: 'review',
  pay: 'pay',
};

type MonthRailProps = { month: Period; view: MonthView; standing: MonthSteps | undefined };

/** The five steps of a month in a line: which are done, where the month is, which page is seen, and what its check still has. */
export function MonthRail({ month, view, standing }: MonthRailProps): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <nav aria-label={t('steps.rail')} className="month-rail-box">
      <ol className="month-rail">
        {MonthStep.options.map((step) => (
          <RailStep key={step} {...{ step, month, standing }} isSeen={VIEW_OF[view] === step} />
        ))}
      </ol>
    </nav>
  );
}

type RailStepProps = Omit<MonthRailProps, 'view'> & { step: MonthStep; isSeen: boolean };

function RailStep({ step, month, standing, isSeen }: RailStepProps): ReactElement {
  const { t } = useTranslation('payroll');
  const state = standing && standing.heads > 0 ? stateOf(step, standing) : 'later';
  const left = standing && step === 'check' && state !== 'done' ? standing.problems + standing.warnings : 0;
  const content = (
    <>
      <span className="month-rail-mark" aria-hidden="true">
        {state === 'done' ? <Icon name="check" size={12} /> : MonthStep.options.indexOf(step) + 1}
      </span>
      <span className="month-rail-name">
        {step === 'pay' ? t('steps.shortPay') : t(`steps.name.${step}`)}
      </span>
      {state === 'done' && <span className="paga-hidden"> {t('steps.done')}</span>}
      {left > 0 && <span className="month-rail-left">{left}</span>}
    </>
  );
  return (
    <li
      className={`month-rail-step month-rail-${state}`}
      aria-current={state === 'here' ? 'step' : undefined}
    >
      {standing && isReached(step, standing) ? (
        <Link
          to={placeOfStep({ ...month, next: entryOf(step, standing) })}
          aria-current={isSeen ? 'page' : undefined}
        >
          {content}
        </Link>
      ) : (
        <span>{content}</span>
      )}
    </li>
  );
}
