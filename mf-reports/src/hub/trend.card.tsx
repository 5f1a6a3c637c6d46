import { Card, EmptyState, ErrorState, LineChart, monthPoint, SkeletonCard, useKit } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { currentMonth } from '#address/use-month.ts';
import { calculatedOf, type TrendMonth, valuesOf } from './twelve-months.ts';
import { useTwelveMonths } from './use-twelve-months.ts';

const MEASURES = [
  { key: 'brutto', label: 'hub.trend.column.gross', colour: 1 },
  { key: 'netto', label: 'hub.trend.column.net', colour: 0 },
  { key: 'tax', label: 'hub.trend.column.tax' },
  { key: 'personalContribute', label: 'hub.trend.column.employeeContribution' },
  { key: 'employerContribute', label: 'hub.trend.column.employerContribution' },
  { key: 'companyCost', label: 'hub.trend.column.companyCost' },
] as const;

/** The salaries of the last twelve months in six measures. */
export function TrendCard(): ReactElement {
  const { t } = useTranslation('reports');
  const errorText = useErrorText();
  const { months, error, retry } = useTwelveMonths(currentMonth());
  const hasSome = calculatedOf(months ?? []).length > 0;
  return (
    <Card title={t('hub.trend.title')}>
      {error && <ErrorState detail={errorText(error)} onRetry={retry} />}
      {!error && !months && <SkeletonCard lines={6} />}
      {!error && months && !hasSome && <EmptyState title={t('hub.trend.empty')} />}
      {!error && months && hasSome && <Trend months={months} />}
    </Card>
  );
}

function Trend({ months }: { months: readonly TrendMonth[] }): ReactElement {
  const { t } = useTranslation('reports');
  const { language } = useKit();
  const points = months.map(({ month, year }) => monthPoint(month.monthId, year, language));
  const series = MEASURES.map(({ label, ...one }) => ({
    ...one,
    label: t(label),
    values: valuesOf(months, one.key),
  }));
  return <LineChart label={t('hub.trend.inEuro')} points={points} series={series} />;
}
