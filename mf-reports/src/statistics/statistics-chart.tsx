import type { Statistics } from '@paga/contract/reports/statistics';
import { BarChart, monthPoint, useKit } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Net has the colour that it has in every chart. */
const SHOWN = [
  { key: 'brutto', colour: 1 },
  { key: 'netto', colour: 0 },
] as const;

/** Gross and net of a year's months; a month that was not calculated is a gap. */
export function StatisticsChart({
  statistics,
  year,
}: {
  statistics: Statistics;
  year: number;
}): ReactElement {
  const { t } = useTranslation('reports');
  const { language } = useKit();
  const { months } = statistics;
  const points = months.map(({ month }) => monthPoint(month.monthId, year, language));
  const series = SHOWN.map(({ key, colour }) => ({
    key,
    colour,
    label: t(`frame.column.${key}`),
    values: months.map((row) => (row.calculated ? row[key] : null)),
  }));
  return <BarChart label={t('statistics.chart')} points={points} series={series} height={280} />;
}
