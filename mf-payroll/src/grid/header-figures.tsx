import type { SalaryRow, SalaryTotals, SalaryTotalsResult } from '@paga/contract/payroll';
import { Figure, Money, Row, StatCard } from '@paga/kit';
import { companyCostOf, toCents, toEuro } from '@paga/payroll';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SumButton, SumDrawer } from '#explain/sum-drawer.tsx';
import { useMonthRows } from '#month/cache/use-month-rows.ts';
import type { Period } from '#month/period/use-period.ts';

const sum = (one: number, other: number) => toEuro(toCents(one) + toCents(other));
const contributionsOf = (of: SalaryTotals | SalaryRow) =>
  sum(of.pensionalContribution, of.employerContribution);

/** The figures above the table, in euro but for the head count: of the month, of a row, and the steps that explain a row's part. */
const figures = {
  gross: {
    total: (totals: SalaryTotals) => totals.totalBrutto,
    value: (row: SalaryRow) => row.totalBrutto,
    steps: ['totalBrutto'],
  },
  contributions: {
    total: contributionsOf,
    value: contributionsOf,
    steps: ['contributionEmployee', 'contributionEmployer'],
  },
  tax: {
    total: (totals: SalaryTotals) => totals.totalTax,
    value: (row: SalaryRow) => row.tax,
    steps: ['tax'],
  },
  net: {
    total: (totals: SalaryTotals) => totals.netto,
    value: (row: SalaryRow) => row.netto,
    steps: ['netto'],
  },
  cost: { total: companyCostOf, value: companyCostOf, steps: ['companyCost'] },
} as const;
type FigureName = keyof typeof figures;

const directionOf = (change: number) => (change === 0 ? 'same' : change > 0 ? 'up' : 'down');

function OpenedFigure({
  name,
  period,
  onClose,
}: {
  name: FigureName;
  period: Period;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('payroll');
  const { rows, whole } = useMonthRows(period);
  const { value, steps } = figures[name];
  const explained = { what: t(`calculations.figure.${name}`), of: 'month', value, steps } as const;
  return <SumDrawer sum={explained} rows={whole ? rows : undefined} onClose={onClose} />;
}

/** Head count, gross, contributions, tax, net and company cost, each with its change from last month; an amount opens what it is made of. */
export function HeaderFigures({
  totals,
  period,
}: {
  totals: SalaryTotalsResult;
  period: Period;
}): ReactElement {
  const { t } = useTranslation('payroll');
  const [opened, setOpened] = useState<FigureName>();
  const { previous } = totals;
  const hint = <span className="paga-hidden">{t('calculations.figure.fromLastMonth')}</span>;
  const heads = previous ? totals.headCount - previous.headCount : 0;
  return (
    <>
      <Row columns={170}>
        <StatCard
          label={t('calculations.figure.heads')}
          value={<Figure value={totals.headCount} />}
          delta={
            previous
              ? { value: `${heads > 0 ? '+' : ''}${heads}`, direction: directionOf(heads), hint }
              : undefined
          }
        />
        {(Object.keys(figures) as FigureName[]).map((name) => {
          const { total } = figures[name];
          const change = previous ? sum(total(totals), -total(previous)) : 0;
          return (
            <StatCard
              key={name}
              label={t(`calculations.figure.${name}`)}
              value={<SumButton value={total(totals)} onOpen={() => setOpened(name)} />}
              delta={
                previous
                  ? { value: <Money value={change} signed />, direction: directionOf(change), hint }
                  : undefined
              }
            />
          );
        })}
      </Row>
      {opened && <OpenedFigure name={opened} period={period} onClose={() => setOpened(undefined)} />}
    </>
  );
}
