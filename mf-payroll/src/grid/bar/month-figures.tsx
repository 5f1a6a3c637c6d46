import type { SalaryRow, SalaryTotals, SalaryTotalsResult } from '@paga/contract/payroll';
import { Figure, Icon, Money } from '@paga/kit';
import { companyCostOf, toCents, toEuro } from '@paga/payroll';
import { memo, type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SumButton, SumDrawer } from '#explain/sum-drawer.tsx';
import type { Period } from '#month/period/use-period.ts';
import { useShownTotals } from '#month/sums/use-shown-totals.ts';
import { useMonthRows } from '#month/use-month-rows.ts';

const sum = (one: number, other: number) => toEuro(toCents(one) + toCents(other));
const contributionsOf = (of: SalaryTotals | SalaryRow) =>
  sum(of.pensionalContribution, of.employerContribution);

/** The figures of the bar, in euro but for the head count: of the month, of a row, and the steps that explain a row's part. */
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

type FigureProps = { name: 'heads' | FigureName; value: ReactNode; change: ReactNode; sign: number };

/** One figure with its name above it; its change from last month below it on hover and focus, and always for readers. */
function BarFigure({ name, value, change, sign }: FigureProps): ReactElement {
  const { t } = useTranslation('payroll');
  const direction = sign > 0 ? 'up' : 'down';
  return (
    <div className="workbench-figure">
      <dt>
        {name === 'heads' && <Icon name="users" size={12} />}
        <span className={name === 'heads' ? 'paga-hidden' : undefined}>
          {t(`calculations.figure.short.${name}`)}
        </span>
        {sign !== 0 && <Icon name={direction === 'up' ? 'arrowUp' : 'arrowDown'} size={10} />}
      </dt>
      <dd>{value}</dd>
      {change && (
        <dd className="workbench-change">
          {change} <span>{t('calculations.figure.fromLastMonth')}</span>
        </dd>
      )}
    </div>
  );
}

/** Head count, gross, contributions, tax, net and company cost, each with its change from last month; an amount opens what it is made of. */
export const MonthFigures = memo(function MonthFigures({
  totals: stored,
  period,
}: {
  totals: SalaryTotalsResult;
  period: Period;
}): ReactElement {
  const totals = useShownTotals(period, stored);
  const { t } = useTranslation('payroll');
  const [opened, setOpened] = useState<FigureName>();
  const { previous } = totals;
  const heads = previous ? totals.headCount - previous.headCount : 0;
  return (
    <>
      <dl className="workbench-figures" aria-label={t('calculations.figure.label')}>
        <BarFigure
          name="heads"
          value={<Figure value={totals.headCount} />}
          change={previous && `${heads > 0 ? '+' : ''}${heads}`}
          sign={heads}
        />
        {(Object.keys(figures) as FigureName[]).map((name) => {
          const { total } = figures[name];
          const change = previous ? sum(total(totals), -total(previous)) : 0;
          return (
            <BarFigure
              key={name}
              name={name}
              value={<SumButton value={total(totals)} onOpen={() => setOpened(name)} />}
              change={previous && <Money value={change} signed />}
              sign={change}
            />
          );
        })}
      </dl>
      {opened && <OpenedFigure name={opened} period={period} onClose={() => setOpened(undefined)} />}
    </>
  );
});
