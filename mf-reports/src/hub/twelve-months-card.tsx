import { query } from '@paga/client';
import { getStatistics } from '@paga/contract/reports/statistics';
import { Card, ErrorState, SkeletonCard, Stack } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MonthTable } from './month-table.tsx';
import { MonthTrend } from './month-trend.tsx';
import { calculatedMonths } from './twelve-months.ts';
import type { MonthOfYear } from './use-month.ts';

/** The twelve months that end with the chosen one: a line to look at and the same figures to read. */
export function TwelveMonthsCard({ month }: { month: MonthOfYear }): ReactElement {
  const { t } = useTranslation('reports');
  const errorText = useErrorText();
  const before = useStatistics(month.year - 1);
  const current = useStatistics(month.year);
  const error = before.error ?? current.error;
  const retry = () => Promise.all([before.refetch(), current.refetch()]);
  if (error) {
    return (
      <Card title={t('hub.trend.title')}>
        <ErrorState detail={errorText(error)} onRetry={retry} />
      </Card>
    );
  }
  const months = before.data && current.data && calculatedMonths(month, before.data, current.data);
  return (
    <Card title={t('hub.trend.title')}>
      {!months && <SkeletonCard lines={6} />}
      {months?.length === 0 && <p>{t('hub.trend.empty')}</p>}
      {months && months.length > 0 && (
        <Stack>
          <MonthTrend months={months} />
          <MonthTable months={months} />
        </Stack>
      )}
    </Card>
  );
}

function useStatistics(year: number) {
  const company = useCompany();
  return useQuery({ ...query(getStatistics, { body: { tenantId: company.id, year } }), meta: { silent: true } });
}
