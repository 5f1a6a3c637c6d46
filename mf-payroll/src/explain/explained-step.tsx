import type { SalaryTrace, TraceStep } from '@paga/contract/payroll';
import { Button, Row, Stack } from '@paga/kit';
import type { ExplainedInput } from '@paga/payroll/explained';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import './explained-step.css';
import { StepFacts } from './step-facts.tsx';
import { useExplainer } from './use-explainer.ts';

type Open = (key: string) => void;

function Input({
  input,
  known,
  onOpen,
}: {
  input: ExplainedInput;
  known: boolean;
  onOpen: Open;
}): ReactElement {
  return (
    <Row gap={12} wrap={false} align="baseline" justify="between" className="explain-input">
      <dt>
        {known ? (
          <button type="button" className="paga-reset explain-link" onClick={() => onOpen(input.key)}>
            {input.name}
          </button>
        ) : (
          input.name
        )}
        <span className="paga-hint">{input.source}</span>
      </dt>
      <dd className="paga-number">{input.value}</dd>
    </Row>
  );
}

type ExplainedStepProps = { step: TraceStep; trace: SalaryTrace; onOpen: Open; onBack?: () => void };

/** One number: its formula in words, what went in and where from, the table with its law, the rounding; the rules' version only as proof. */
export function ExplainedStep({ step, trace, onOpen, onBack }: ExplainedStepProps): ReactElement {
  const { t } = useTranslation('payroll');
  const explain = useExplainer();
  const explained = explain.step(step);
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
      <p className="explain-result paga-number">{explained.value}</p>
      <p>{explained.formula}</p>
      {explained.inputs.length > 0 && (
        <dl className="explain-inputs">
          {explained.inputs.map((input) => (
            <Input
              key={`${input.key}-${input.value}`}
              input={input}
              known={input.isStep && known.has(input.key)}
              onOpen={onOpen}
            />
          ))}
        </dl>
      )}
      <StepFacts step={explained} />
      <details className="explain-proof">
        <summary>{t('closed.proof.title')}</summary>
        <p className="paga-hint">{explain.engine(trace)}</p>
      </details>
    </Stack>
  );
}
