import { EmployeeLimits } from '@paga/contract/employees';
import type { CalculatorAnswer, CalculatorQuestion } from '@paga/contract/payroll';
import { Alert, Button, DateText, Money, NumberInput, Segmented, Stack } from '@paga/kit';
import { type ReactElement, useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { CalculatorTerms, type Terms } from './calculator-terms.tsx';
import { useQuote } from './use-quote.ts';
import { useSettled } from './use-settled.ts';
import './calculator.css';

type Side = 'gross' | 'net';

/** Specification 1 §7: the dashboard's calculator starts at contribution 5 and not exempt. */
const start: Terms = { contributionPercentage: 5, employerTier: 1, noTaxes: false };

function questionOf(
  side: Side,
  amount: number | null,
  terms: Terms,
): Omit<CalculatorQuestion, 'userId'> | null {
  if (amount === null || Number.isNaN(amount)) return null;
  return { ...terms, calculateSalary: side === 'gross' ? { gross: amount } : { net: amount } };
}

function Figures({
  quote,
  side,
  busy,
}: {
  quote: CalculatorAnswer;
  side: Side;
  busy: boolean;
}): ReactElement {
  const { t } = useTranslation('payroll');
  const wanted = side === 'gross' ? 'net' : 'gross';
  return (
    <dl className="payroll-quote" aria-live="polite" aria-busy={busy}>
      {(['contribution', 'taxable', 'tax', wanted] as const).map((key) => (
        <div key={key} className={key === wanted ? 'payroll-quote-wanted' : undefined}>
          <dt>{t(`dashboard.calculator.${key}`)}</dt>
          <dd>
            <Money value={quote[key]} currency />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The answer to one question. Figures of another amount stay, dimmed, until the new ones are there; those of another direction or other terms would be wrong. */
function Answer({ question, side }: { question: ReturnType<typeof questionOf>; side: Side }): ReactElement {
  const { t } = useTranslation('payroll');
  const { quote, offline, busy } = useQuote(question);
  return (
    <>
      {quote && <Figures quote={quote} side={side} busy={busy} />}
      {quote === null && <Alert tone="warning">{t('dashboard.calculator.noGross')}</Alert>}
      {quote && offline && (
        <Alert tone="info">
          <Trans
            t={t}
            i18nKey="dashboard.calculator.offline"
            components={{ date: <DateText value={quote.taxTable} /> }}
          />
        </Alert>
      )}
    </>
  );
}

/** It takes the focus: who opens the window has a number in mind. */
function Amount({ side, onChange }: { side: Side; onChange: (amount: number | null) => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{t(`dashboard.calculator.${side}Typed`)}</label>
      <NumberInput
        id={id}
        autoFocus
        min={0}
        max={EmployeeLimits.grossSalary}
        precision={2}
        keys="either"
        style={{ width: '100%' }}
        onChange={onChange}
      />
    </div>
  );
}

/** The calculator of the home page, in the window of its shortcut: gross to net or net to gross, by the tables in force today. */
export function CalculatorCard(): ReactElement {
  const { t } = useTranslation('payroll');
  const [side, setSide] = useState<Side>('gross');
  const [amount, setAmount] = useState<number | null>(null);
  const [terms, setTerms] = useState(start);
  const [more, setMore] = useState(false);
  const settled = useSettled(amount, 300);
  const options = (['gross', 'net'] as const).map((value) => ({
    value,
    label: t(`dashboard.calculator.from.${value}`),
  }));
  return (
    <Stack gap={8}>
      <Segmented
        label={t('dashboard.calculator.direction')}
        value={side}
        options={options}
        onChange={setSide}
      />
      <Amount side={side} onChange={setAmount} />
      <Answer key={JSON.stringify([side, terms])} question={questionOf(side, settled, terms)} side={side} />
      {more && <CalculatorTerms terms={terms} onChange={setTerms} />}
      <Button variant="link" size="small" aria-expanded={more} onClick={() => setMore(!more)}>
        {t(more ? 'dashboard.calculator.less' : 'dashboard.calculator.more')}
      </Button>
    </Stack>
  );
}
