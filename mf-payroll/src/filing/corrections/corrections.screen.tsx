import { query } from '@paga/client';
import { type Corrections, getCorrections } from '@paga/contract/filing';
import { Card, EmptyState, ErrorState, monthTitle, Page, SkeletonTable, Stack, Tag, useKit } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StaleNotice } from '#month/frame/unread.tsx';
import { placeOf } from '#month/period/place-of.ts';
import { currentPeriod } from '#month/period/use-period.ts';
import { CorrectionSums } from './correction-sums.tsx';
import { MonthDifferences } from './month-differences.tsx';
import '../filing.css';

/** The correction list: every closed month that differs from what was paid and declared of it, and what that comes to over all of them. */
export function CorrectionsScreen(): ReactElement {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const { id: tenantId } = useCompany();
  const list = useQuery({ ...query(getCorrections, { query: { tenantId } }), meta: { silent: true } });
  return (
    <Page
      title={t('navigation.corrections')}
      hint={t('filing.corrections.hint')}
      back={<Link to={placeOf('pay', currentPeriod())}>{t('navigation.pay')}</Link>}
    >
      {list.isPending && <SkeletonTable rows={6} columns={4} />}
      {list.isLoadingError && <ErrorState detail={errorText(list.error)} onRetry={list.refetch} />}
      {list.data && (
        <Stack>
          <StaleNotice of={[list]} />
          <CorrectionList corrections={list.data} />
        </Stack>
      )}
    </Page>
  );
}

function CorrectionList({ corrections: { months, sums } }: { corrections: Corrections }): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  if (months.length === 0)
    return <EmptyState title={t('filing.corrections.none.title')} hint={t('filing.corrections.none.hint')} />;
  return (
    <>
      <CorrectionSums sums={sums} />
      {months.map((month) => (
        <Card
          key={`${month.year}-${month.month}`}
          title={<Link to={placeOf('pay', month)}>{monthTitle(month.month, month.year, language)}</Link>}
          extra={!month.canBeCorrected && <Tag tone="warning">{t('filing.corrections.over')}</Tag>}
        >
          <MonthDifferences month={month} of={monthTitle(month.month, month.year, language)} />
        </Card>
      ))}
    </>
  );
}
