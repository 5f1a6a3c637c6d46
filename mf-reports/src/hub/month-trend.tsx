import { LineChart, monthPoint, Row, Segmented, Stack, useKit } from '@paga/kit';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TrendMonth, valuesOf } from './twelve-months.ts';

const MEASURES = [
  { value: 'companyCost', label: 'hub.trend.measure.companyCost' },
  { value: 'brutto', label: 'hub.trend.measure.gross' },
  { value: 'netto', label: 'hub.trend.measure.net' },
] as const;
type Shown = (typeof MEASURES)[number]['value'];

/** One measure of the months as a line. */
export function MonthTrend({ months }: { months: readonly TrendMonth[] }): ReactElement {
  const { t } = useTranslation('reports');
  const { language } = useKit();
  const [measure, setMeasure] = useState<Shown>('companyCost');
  const options = MEASURES.map(({ value, label }) => ({ value, label: t(label) }));
  const points = months.map((row) => monthPoint(row.month.monthId, row.year, language));
  const shown = options.find(({ value }) => value === measure)?.label ?? '';
  return (
    <Stack>
      <Row>
        <Segmented
          label={t('hub.trend.measure.label')}
          value={measure}
          options={options}
          onChange={setMeasure}
        />
      </Row>
      <LineChart
        label={shown}
        points={points}
        series={[{ key: measure, label: shown, values: valuesOf(months, measure) }]}
      />
    </Stack>
  );
}
