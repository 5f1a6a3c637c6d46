import type { SalaryTotals, SalaryTotalsResult } from '@paga/contract/payroll';
import { Figure, Money, Row, StatCard } from '@paga/kit';
import { toCents, toEuro } from '@paga/payroll';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { costOf } from './sum-rows.ts';

const sum = (one: number, other: number) => toEuro(toCents(one) + toCents(other));

/** The figures above the table, in euro but for the head count. */
const figures = {
  gross: (totals: SalaryTotals) => totals.totalBrutto,
  contributions: (totals: SalaryTotals) => sum(totals.pensionalContribution, totals.employerContribution),
  tax: (totals: SalaryTotals) => totals.totalTax,
  net: (totals: SalaryTotals) => totals.netto,
  cost: (totals: SalaryTotals) => costOf(totals),
} as const;

const directionOf = (change: number) => (change === 0 ? 'same' : change > 0 ? 'up' : 'down');

/** Head count, gross, contributions, tax, net and company cost, each with its change from last month. */
export function HeaderFigures({ totals }: { totals: SalaryTotalsResult }): ReactElement {
  const { t } = useTranslation('payroll');
  const { previous } = totals;
  const hint = <span className="paga-hidden">{t('calculations.figure.fromLastMonth')}</span>;
  const heads = previous ? totals.headCount - previous.headCount : 0;
  return (
    <Row columns={170}>
      <StatCard
        label={t('calculations.figure.heads')}
        value={<Figure value={totals.headCount} />}
        delta={previous ? { value: `${heads > 0 ? '+' : ''}${heads}`, direction: directionOf(heads), hint } : undefined}
      />
      {(Object.keys(figures) as (keyof typeof figures)[]).map((name) => {
        const change = previous ? sum(figures[name](totals), -figures[name](previous)) : 0;
        return (
          <StatCard
            key={name}
            label={t(`calculations.figure.${name}`)}
            value={<Money value={figures[name](totals)} />}
            delta={previous ? { value: <Money value={change} signed />, direction: directionOf(change), hint } : undefined}
          />
        );
      })}
    </Row>
  );
}
