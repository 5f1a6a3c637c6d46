import type { SalaryTrace } from '@paga/contract/payroll';
import { type ExplainedStep, printedSteps } from '@paga/payroll/explained';
import type { ReactElement } from 'react';
import './explained-step.css';
import './printed-explanation.css';
import { StepFacts } from './step-facts.tsx';
import { useExplainer } from './use-explainer.ts';

function PrintedStep({ step }: { step: ExplainedStep }): ReactElement {
  return (
    <section className="explained">
      <h3>
        <span>{step.name}</span>
        <span className="paga-number">{step.value}</span>
      </h3>
      <p>{step.formula}</p>
      {step.inputs.length > 0 && (
        <ul>
          {step.inputs.map((input) => (
            <li key={`${input.key}-${input.value}`}>
              {input.name}: <span className="paga-number">{input.value}</span>{' '}
              <span className="paga-hint">({input.source})</span>
            </li>
          ))}
        </ul>
      )}
      <StepFacts step={step} />
    </section>
  );
}

/** How the numbers of a payslip came about, as it stands on paper behind it: formula, inputs with their origin, table and law, rounding. */
export function PrintedExplanation({
  trace,
  name,
  month,
}: {
  trace: SalaryTrace;
  name: string;
  month: string;
}): ReactElement {
  const explain = useExplainer();
  return (
    <article className="explanation">
      <h2>{explain.title(name, month)}</h2>
      <div className="explanation-steps">
        {printedSteps(trace)
          .map(explain.step)
          .map((step) => (
            <PrintedStep key={step.key} step={step} />
          ))}
      </div>
      <p className="explanation-engine paga-hint">{explain.proof(trace)}</p>
    </article>
  );
}
