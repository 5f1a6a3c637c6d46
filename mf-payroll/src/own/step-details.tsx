import type { SalaryTrace, TraceStep } from '@paga/contract/payroll/trace';
import { formatDate, formatMoney, formatNumber, formatPercent, type Language } from '@paga/kit/own';
import { type ExplainedInput, explainer } from '@paga/payroll/explained';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const format = { money: formatMoney, percent: formatPercent, number: formatNumber, date: formatDate };

type StepDetailsProps = { step: TraceStep; trace: SalaryTrace; language: Language };

/** How a number came about: its formula in words, what went in, the addends, the rounding, the table and the law. What is a step itself opens in its place. */
export function StepDetails({ step, trace, language }: StepDetailsProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { formula, inputs, parts, rounding, table, law } = explainer(language, format).step(step);
  return (
    <div className="own-step">
      <p>{formula}</p>
      {inputs.map((input) => (
        <Input key={`${input.key}-${input.value}`} input={input} trace={trace} language={language} />
      ))}
      {parts.map((part) => (
        <p key={part} className="own-hint">
          {part}
        </p>
      ))}
      {rounding && <p className="own-hint">{rounding}</p>}
      {table && (
        <p>
          {table.name} {table.inForce}
        </p>
      )}
      {(table ?? law) && (
        <p className="own-law">
          {t('own.payslip.law')}: {table?.law ?? law}
        </p>
      )}
    </div>
  );
}

function Input({
  input,
  trace,
  language,
}: {
  input: ExplainedInput;
  trace: SalaryTrace;
  language: Language;
}): ReactElement {
  const step = input.isStep ? trace.steps.find(({ key }) => key === input.key) : undefined;
  const content = (
    <>
      <span>
        {input.name}
        <span className="own-below">{input.source}</span>
      </span>
      <span className="own-value">{input.value}</span>
    </>
  );
  if (!step) return <div className="own-line">{content}</div>;
  return (
    <details className="own-explained">
      <summary className="own-line">{content}</summary>
      <StepDetails step={step} trace={trace} language={language} />
    </details>
  );
}
