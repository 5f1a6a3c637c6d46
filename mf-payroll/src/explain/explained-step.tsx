import type { SalaryTrace, TraceInput, TracePart, TraceStep } from '@paga/contract/payroll';
import { Button, DateText, Icon, Stack, useKit } from '@paga/kit';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import './explained-step.css';
import { exactText, formulaText, stepName, valueText, wasRounded } from './trace-text.ts';

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

/** One addend, on one line: "500.00 € × 10%". */
function Part({ part }: { part: TracePart }): ReactElement {
  const { t } = useTranslation('payroll');
  const text = (key: string) => {
    const input = part.inputs.find((one) => one.key === key);
    return input ? valueText(input, t) : '';
  };
  const facts = { from: text('from'), to: text('to'), amount: text('amount'), percentage: text('percentage') };
  const more = { days: text('days'), base: text('base'), leave: text('leave'), line: text('budgetLine'), share: text('share') };
  const open = part.inputs.some((input) => input.key === 'to' && input.value === null);
  const name = part.key === 'band' && open ? 'bandAbove' : part.key;
  return <li className="paga-number">{t(`explain.part.${name}`, { ...facts, ...more })}</li>;
}

function Table({ table }: { table: NonNullable<TraceStep['table']> }): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  return (
    <p className="explain-note">
      <Icon name="file" />
      <span>
        <strong>{t(`explain.table.${table.kind}`)}</strong>{' '}
        <Trans
          t={t}
          i18nKey="explain.table.inForce"
          components={{ from: <DateText value={table.validFrom} />, on: <DateText value={table.usedOn} /> }}
        />
        <br />
        {table.law[language]}
      </span>
    </p>
  );
}

function Rounding({ step }: { step: TraceStep }): ReactElement {
  const { t } = useTranslation('payroll');
  const to = step.rounding?.to ?? 'cent';
  return <p className="paga-hint">{t(`explain.rounding.${to}`, { exact: exactText(step), value: valueText(step, t) })}</p>;
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
      {step.parts && step.parts.length > 0 && (
        <ul className="explain-parts">
          {step.parts.map((part) => (
            <Part key={JSON.stringify(part)} part={part} />
          ))}
        </ul>
      )}
      {wasRounded(step) && <Rounding step={step} />}
      {step.table && <Table table={step.table} />}
      <p className="paga-hint">{t('explain.engine', { version: trace.engineVersion })}</p>
    </Stack>
  );
}
