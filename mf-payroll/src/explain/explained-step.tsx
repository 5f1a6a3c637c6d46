import type { SalaryTrace, TraceInput, TraceStep } from '@paga/contract/payroll';
import { Button, Stack } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import './explained-step.css';
import { StepFacts } from './step-facts.tsx';
import { formulaText, stepName, valueText } from './trace-text.ts';

type Open = (key: string) => void;

function Input({ input, known, onOpen }: { input: TraceInput; known: boolean; onOpen: Open }): ReactElement {
  const { t } = useTranslation('payroll');
  const name = stepName(input.key, t);
  return (
    <div className="explain-input">
      <dt>
        {known ? (
          <button type="button" className="paga-reset explain-link" onClick={() => onOpen(input.key)}>
            {name}
          </button>
        ) : (
          name
        )}
        <span className="paga-hint">{t(`explain.source.${input.source}`)}</span>
      </dt>
      <dd className="paga-number">{valueText(input, t)}</dd>
    </div>
  );
}

type ExplainedStepProps = { step: TraceStep; trace: SalaryTrace; onOpen: Open; onBack?: () => void };

/** One number: its formula in words, what went in and where from, the table with its law, the rounding. */
export function ExplainedStep({ step, trace, onOpen, onBack }: ExplainedStepProps): ReactElement {
  const { t } = useTranslation('payroll');
  const known = new Set(trace.steps.map((one) => one.key));
  return (
    <Stack>
      {onBack && (
        <div>
          <Button icon="arrowLeft" size="small" onClick={onBack}>
            {t('explain.back')}
          </Button>
        </div>
      )}
      <p className="explain-result paga-number">{valueText(step, t)}</p>
      <p>{formulaText(step.formula, t)}</p>
      {step.inputs.length > 0 && (
        <dl className="explain-inputs">
          {step.inputs.map((input) => (
            <Input
              key={`${input.key}-${input.value}`}
              input={input}
              known={input.source === 'step' && known.has(input.key)}
              onOpen={onOpen}
            />
          ))}
        </dl>
      )}
      <StepFacts step={step} />
      <p className="paga-hint">{t('explain.engine', { version: trace.engineVersion })}</p>
    </Stack>
  );
}
