import { query } from '@paga/client';
import { getCorrections, type HandedOut } from '@paga/contract/filing';
import { Card, ErrorState, SkeletonTable, Stack } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import { useMonthOfCompany } from '../calls/use-filing.ts';
import { HandedOutList } from './handed-out-list.tsx';
import { MonthDifferences } from './month-differences.tsx';

type CorrectionsCardProps = { period: Period; handedOut: readonly HandedOut[] };

/** After a reopening: what was handed out with earlier closings, and what of it is different now, per person and per authority. */
export function CorrectionsCard({ period, handedOut }: CorrectionsCardProps): ReactElement {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const input = { query: useMonthOfCompany(period) };
  const { data, error, isPending, refetch } = useQuery({
    ...query(getCorrections, input),
    meta: { silent: true },
  });
  return (
    <Card title={t('filing.corrections.title')}>
      <Stack>
        <HandedOutList handedOut={handedOut} />
        {isPending && <SkeletonTable rows={3} columns={4} />}
        {error && !data && <ErrorState detail={errorText(error)} onRetry={refetch} />}
        {data?.months.map((month) => (
          <MonthDifferences key={`${month.year}-${month.month}`} month={month} />
        ))}
      </Stack>
    </Card>
  );
}
