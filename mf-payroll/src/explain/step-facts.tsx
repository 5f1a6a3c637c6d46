import type { TracePart, TraceStep } from '@paga/contract/payroll';
import { DateText, Icon, useKit } from '@paga/kit';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { exactText, valueText, wasRounded } from './trace-text.ts';

/** The text of an addend: the last band has no end, and a base that changed in the month says since when it holds. */
function partName({ key, inputs }: TracePart) {
  if (key === 'band') return inputs.some((input) => input.key === 'to' && input.value === null) ? 'bandAbove' : key;
  if (key === 'line') return key;
  return inputs.some((input) => input.key === 'validFrom') ? (`${key}Since` as const) : key;
}

/** One addend, on one line: "500.00 € × 10%". */
function Part({ part }: { part: TracePart }): ReactElement {
  const { t } = useTranslation('payroll');
  const text = (key: string) => {
    const input = part.inputs.find((one) => one.key === key);
    return input ? valueText(input, t) : '';
  };
  const line = [text('project'), text('budgetLineName') || text('budgetLine')].filter(Boolean).join(', ');
  const facts = { from: text('from'), to: text('to'), amount: text('amount'), percentage: text('percentage') };
  const more = { days: text('days'), base: text('base'), leave: text('leave'), line, share: text('share'), since: text('validFrom') };
  return <li className="paga-number">{t(`explain.part.${partName(part)}`, { ...facts, ...more })}</li>;
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

/** What stands behind a number beside its inputs: the addends, what rounding did, the table with its law. */
export function StepFacts({ step }: { step: TraceStep }): ReactElement {
  return (
    <>
      {step.parts && step.parts.length > 0 && (
        <ul className="explain-parts">
          {step.parts.map((part) => (
            <Part key={JSON.stringify(part)} part={part} />
          ))}
        </ul>
      )}
      {wasRounded(step) && <Rounding step={step} />}
      {step.table && <Table table={step.table} />}
    </>
  );
}
