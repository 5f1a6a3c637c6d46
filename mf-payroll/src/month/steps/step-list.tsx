import { MonthStep, type MonthSteps, type SaidOfStep, SaidStep } from '@paga/contract/payroll';
import { Button, formatDateTime, Grid, Icon, Row } from '@paga/kit';
import { placeOfStep, useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Period } from '#month/period/use-period.ts';
import { SignOffOfStep } from './sign-off-of-step.tsx';
import { entryOf, isReached, needOf, stateOf } from './step-words.ts';
import { useSayStep, waitsForWord } from './use-month-steps.ts';

const ORDER = MonthStep.options;

type StepListProps = { month: Period; standing: MonthSteps; onLeave: () => void };

/** The steps of a month: done, where it is, still to come; what each needs, and who said what of it. */
export function StepList({ month, standing, onLeave }: StepListProps): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <div className="month-steps" role="dialog" aria-label={t('steps.label')}>
      <Grid as="ol" gap={12}>
        {ORDER.map((step) => (
          <StepLine key={step} step={step} month={month} standing={standing} onLeave={onLeave} />
        ))}
      </Grid>
    </div>
  );
}

function StepLine({ step, month, standing, onLeave }: StepListProps & { step: MonthStep }): ReactElement {
  const { t } = useTranslation('payroll');
  const { said, heads } = standing;
  const state = stateOf(step, standing);
  const need = needOf(step, standing, t);
  const place = placeOfStep({ ...month, next: entryOf(step, standing) });
  const name = t(`steps.name.${step}`);
  const word = said.find((one) => one.step === step);
  return (
    <li className={`month-step month-step-${state}`} aria-current={state === 'here' ? 'step' : undefined}>
      <Row
        as="span"
        gap={0}
        inline
        wrap={false}
        justify="center"
        className="month-step-mark"
        aria-hidden="true"
      >
        {state === 'done' ? <Icon name="check" size={14} /> : ORDER.indexOf(step) + 1}
      </Row>
      <div className="month-step-text">
        {isReached(step, standing) ? (
          <Link to={place} onClick={onLeave}>
            {name}
          </Link>
        ) : (
          <span>{name}</span>
        )}
        {state === 'done' && <span className="paga-hidden">{t('steps.done')}</span>}
        {need && <span className="paga-hint">{need}</span>}
        {word && <Word word={word} month={month} />}
        {step === 'close' && state !== 'done' && heads > 0 && <SignOffOfStep month={month} />}
        {step === waitsForWord(standing) && <SayDone step={step} month={month} />}
      </div>
    </li>
  );
}

function SayDone({ step, month }: { step: MonthStep; month: Period }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const { mark } = useSayStep(month);
  const said = SaidStep.options.find((one) => one === step);
  if (!useMayCall('markMonthStep') || !said) return null;
  return (
    <div>
      <Button size="small" icon="check" onClick={() => mark(said)}>
        {t(`steps.say.${said}`)}
      </Button>
    </div>
  );
}

function Word({ word: { step, by, at, holds }, month }: { word: SaidOfStep; month: Period }): ReactElement {
  const { t } = useTranslation('payroll');
  const { takeBack } = useSayStep(month);
  const mayTakeBack = useMayCall('takeMonthStepBack');
  const who = { by: by ?? t('steps.somebody'), at: formatDateTime(at) };
  return (
    <span className="paga-hint">
      {t(holds ? 'steps.said' : 'steps.changedSince', who)}{' '}
      {holds && mayTakeBack && (
        <Button variant="link" size="small" onClick={() => takeBack(step)}>
          {t('steps.takeBack')}
        </Button>
      )}
    </span>
  );
}
