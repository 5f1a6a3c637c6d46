import type { Statistics } from '@paga/contract/reports/statistics';
import {
  Card,
  EmptyState,
  ErrorState,
  monthInText,
  monthPoint,
  SkeletonCard,
  StackChart,
  useKit,
} from '@paga/kit';
import { useErrorText } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { currentMonth } from '#address/use-month.ts';
import { useStatistics } from '#months/use-statistics.ts';
import { type CostPart, costOf, partOf } from './cost-parts.ts';

const PARTS = [
  { key: 'net', colour: 0 },
  { key: 'tax', colour: 2 },
  { key: 'contributions', colour: 3 },
  { key: 'deductions', colour: 4 },
] as const satisfies readonly { key: CostPart; colour: number }[];

/** What the salaries of this year's months cost the company, before what they cost last year; each month opens. */
export function TrendCard(): ReactElement {
  const { t } = useTranslation('reports');
  const errorText = useErrorText();
  const { year } = currentMonth();
  const [before, current] = [useStatistics(year - 1), useStatistics(year)];
  const error = before.error ?? current.error;
  const hasSome = [before, current].some(({ data }) => data?.months.some(({ calculated }) => calculated));
  const retry = () => Promise.all([before.refetch(), current.refetch()]);
  return (
    <Card title={t('hub.year.title')}>
      {error && <ErrorState detail={errorText(error)} onRetry={retry} />}
      {!error && !(before.data && current.data) && <SkeletonCard lines={6} />}
      {!error && before.data && current.data && !hasSome && <EmptyState title={t('hub.year.empty')} />}
      {!error && before.data && current.data && hasSome && (
        <YearChart year={year} before={before.data} current={current.data} />
      )}
    </Card>
  );
}

type YearChartProps = { year: number; before: Statistics; current: Statistics };

function YearChart({ year, before, current: { months } }: YearChartProps): ReactElement {
  const { t } = useTranslation('reports');
  const { language } = useKit();
  const navigate = useNavigate();
  const hasDeductions = months.some(({ deductions }) => deductions !== 0);
  const placeAt = (at: number) => {
    const row = months[at];
    return row?.calculated ? `/calculations?month=${row.month.monthId}&year=${year}` : null;
  };
  const last = before.months.map(costOf);
  return (
    <StackChart
      label={t('hub.year.label', { year })}
      height={240}
      points={months.map(({ month }) => monthPoint(month.monthId, year, language))}
      series={PARTS.filter(({ key }) => key !== 'deductions' || hasDeductions).map(({ key, colour }) => ({
        ...{ key, colour, label: t(`hub.year.part.${key}`) },
        values: months.map((row) => partOf(row, key)),
      }))}
      total={t('hub.trend.column.companyCost')}
      ghost={last.some((cost) => cost !== null) ? { label: `${year - 1}`, values: last } : undefined}
      onOpen={(at) => {
        const place = placeAt(at);
        if (place) navigate(place);
      }}
      action={(at) => {
        const place = placeAt(at);
        const month = monthInText(at + 1, year, language);
        return <p>{place ? <Link to={place}>{t('hub.year.open', { month })}</Link> : t('hub.year.none')}</p>;
      }}
    />
  );
}
