import type { SalaryTotals } from '@paga/contract/payroll';
import { Figure, formatMoney, formatNumber, Grid, Money, Stack, StatCard } from '@paga/kit';
import { companyCostOf, toCents, toEuro } from '@paga/payroll';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type FigureListProps = { totals: SalaryTotals; before: SalaryTotals | null };

/** The six figures of a month. */
export function FigureList({ totals, before }: FigureListProps): ReactElement {
  const { t } = useTranslation('reports');
  const parts = {
    employee: formatMoney(totals.pensionalContribution),
    employer: formatMoney(totals.employerContribution),
  };
  return (
    <Stack gap={8}>
      <Grid columns={300}>
        <StatCard
          label={t('hub.figure.headCount')}
          value={<Figure value={totals.headCount} />}
          {...useDelta(totals.headCount, before?.headCount, formatNumber)}
        />
        <MoneyCard label={t('hub.figure.gross')} value={totals.totalBrutto} before={before?.totalBrutto} />
        <MoneyCard
          label={t('hub.figure.contributions')}
          value={contributionsOf(totals)}
          before={before && contributionsOf(before)}
        />
        <MoneyCard label={t('hub.figure.tax')} value={totals.totalTax} before={before?.totalTax} />
        <MoneyCard label={t('hub.figure.net')} value={totals.netto} before={before?.netto} />
        <MoneyCard
          label={t('hub.figure.companyCost')}
          value={companyCostOf(totals)}
          before={before && companyCostOf(before)}
        />
      </Grid>
      <p className="paga-hint">
        {t('hub.figure.contributions')}: {t('hub.figure.contributionsParts', parts)}
      </p>
    </Stack>
  );
}

type MoneyCardProps = { label: ReactNode; value: number; before: number | null | undefined };

function MoneyCard({ label, value, before }: MoneyCardProps): ReactElement {
  return <StatCard label={label} value={<Money value={value} />} {...useDelta(value, before, formatMoney)} />;
}

function useDelta(value: number, before: number | null | undefined, format: (value: number) => string) {
  const { t } = useTranslation('reports');
  if (before === null || before === undefined) return {};
  const change = toEuro(toCents(value) - toCents(before));
  if (change === 0) return { delta: { value: t('hub.figures.sameAsBefore'), direction: 'same' as const } };
  const direction = change > 0 ? ('up' as const) : ('down' as const);
  return { delta: { value: format(Math.abs(change)), direction, hint: t('hub.figures.sinceBefore') } };
}

/** What goes to the pension fund: both shares. */
function contributionsOf({ pensionalContribution, employerContribution }: SalaryTotals): number {
  return toEuro(toCents(pensionalContribution) + toCents(employerContribution));
}
