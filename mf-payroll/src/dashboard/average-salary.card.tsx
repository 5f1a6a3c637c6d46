import { query } from '@paga/client';
import { type AverageSalary, getAverageSalary } from '@paga/contract/payroll';
import { Card, EmptyState, ErrorState, Money, monthTitle, Percent, SkeletonCard, useKit } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFigure } from './card-figure.tsx';

function Average({ average }: { average: AverageSalary }): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const { averageSalaries, percentageDif, month, year } = average;
  if (averageSalaries === null || month === null || year === null) {
    return <EmptyState title={t('dashboard.noSalaries')} hint={t('dashboard.noSalariesHint')} />;
  }
  const change = percentageDif !== null && (
    <>
      {percentageDif > 0 && '+'}
      <Percent value={percentageDif} /> {t('dashboard.fromLastMonth')}
    </>
  );
  return (
    <CardFigure
      label={monthTitle(month, year, language)}
      value={<Money value={averageSalaries} currency />}
      note={change}
    />
  );
}

/** Average net salary of the latest calculated month, with its difference from the month before. */
export function AverageSalaryCard(): ReactElement {
  const { t } = useTranslation('payroll');
  const company = useCompany();
  const errorText = useErrorText();
  const average = useQuery({
    ...query(getAverageSalary, { query: { tenantId: company.id } }),
    meta: { silent: true },
  });
  return (
    <Card title={t('dashboard.averageSalary')}>
      {average.isPending && <SkeletonCard lines={1} />}
      {average.isError && <ErrorState detail={errorText(average.error)} onRetry={() => average.refetch()} />}
      {average.data && <Average average={average.data} />}
    </Card>
  );
}
