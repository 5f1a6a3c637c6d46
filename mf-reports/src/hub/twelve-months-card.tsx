import { Card, ErrorState, SkeletonCard, Stack } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { MonthOfYear } from '#address/use-month.ts';
import { MonthTable } from './month-table.tsx';
import { MonthTrend } from './month-trend.tsx';
import { calculatedOf } from './twelve-months.ts';
import { useTwelveMonths } from './use-twelve-months.ts';

/** The twelve months that end with the chosen one: a line to look at and the same figures to read. */
export function TwelveMonthsCard({ month }: { month: MonthOfYear }): ReactElement {
  const { t } = useTranslation('reports');
  const errorText = useErrorText();
  const { months, error, retry } = useTwelveMonths(month);
  const calculated = calculatedOf(months ?? []);
  if (error) {
    return (
      <Card title={t('hub.trend.title')}>
        <ErrorState detail={errorText(error)} onRetry={retry} />
      </Card>
    );
  }
  return (
    <Card title={t('hub.trend.title')}>
      {!months && <SkeletonCard lines={6} />}
      {months && calculated.length === 0 && <p>{t('hub.trend.empty')}</p>}
      {months && calculated.length > 0 && (
        <Stack>
          <MonthTrend months={months} />
          <MonthTable months={calculated} />
        </Stack>
      )}
    </Card>
  );
}
