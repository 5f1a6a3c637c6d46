import { formatMoney, Icon } from '@paga/kit';
import { sumCents, toCents, toEuro } from '@paga/payroll';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** An amount in euro with its name. */
type Term = { label: string; value: number };

type AddsUpProps = {
  first: Term;
  /** Whether the others are taken away from the first, or come on top. */
  sign: '−' | '+';
  terms: readonly Term[];
  /** What should come of it. */
  sum: Term;
};

/** By how much a calculation misses what should come of it, in euro; 0 when it adds up to the cent. */
function missedBy({ first, sign, terms, sum }: AddsUpProps): number {
  const others = sumCents(terms.map(({ value }) => toCents(value)));
  return toEuro(toCents(first.value) + (sign === '+' ? others : -others) - toCents(sum.value));
}

/** How the sums of a report come to the last of them, worked out from what is shown: `Gross 1,000.00 − tax 66.00 = Net 934.00 ✓`. */
export function AddsUp(props: AddsUpProps): ReactElement {
  const { t } = useTranslation('reports');
  const { first, sign, terms, sum } = props;
  const missed = missedBy(props);
  return (
    <p className={missed === 0 ? 'report-line' : 'report-line report-line-off'}>
      <Amount {...first} />
      {terms.map((term) => (
        <Amount key={term.label} sign={sign} {...term} />
      ))}
      <Amount sign={missed === 0 ? '=' : '≠'} {...sum} isSum />
      {missed === 0 ? (
        <Icon name="check" size={16} label={t('frame.line.holds')} />
      ) : (
        <strong>{t('frame.line.differs', { amount: formatMoney(missed) })}</strong>
      )}
    </p>
  );
}

function Amount({ sign, label, value, isSum }: Term & { sign?: string; isSum?: boolean }): ReactElement {
  const Figure = isSum ? 'strong' : 'span';
  return (
    <span className="report-term">
      {sign && `${sign} `}
      {label} <Figure className="paga-number">{formatMoney(value)}</Figure>{' '}
    </span>
  );
}
