import type { SalaryTrace, TraceStep } from '@paga/contract/payroll';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import './explained-step.css';
import './printed-explanation.css';
import { printedSteps } from './printed-steps.ts';
import { StepFacts } from './step-facts.tsx';
import { formulaText, stepName, valueText } from './trace-text.ts';

function PrintedStep({ step }: { step: TraceStep }): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <section className="explained">
      <h3>
        <span>{stepName(step.key, t)}</span>
        <span className="paga-number">{valueText(step, t)}</span>
      </h3>
      <p>{formulaText(step.formula, t)}</p>
      {step.inputs.length > 0 && (
        <ul className="explained-inputs">
          {step.inputs.map((input) => (
            <li key={`${input.key}-${input.value}`}>
              {stepName(input.key, t)}: <span className="paga-number">{valueText(input, t)}</span>{' '}
              <span className="paga-hint">({t(`explain.source.${input.source}`)})</span>
            </li>
          ))}
        </ul>
      )}
      <StepFacts step={step} />
    </section>
  );
}

/** How the numbers of a payslip came about, as it stands on paper behind it: formula, inputs with their origin, table and law, rounding. */
export function PrintedExplanation({ trace, title }: { trace: SalaryTrace; title: string }): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <article className="explanation">
      <h2>{title}</h2>
      <div className="explanation-steps">
        {printedSteps(trace).map((step) => (
          <PrintedStep key={step.key} step={step} />
        ))}
      </div>
      <p className="explanation-engine paga-hint">{t('explain.engine', { version: trace.engineVersion })}</p>
    </article>
  );
}
