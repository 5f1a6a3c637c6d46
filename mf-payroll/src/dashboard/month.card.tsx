import { query } from '@paga/client';
import { getMonthOverview, type MonthOverview } from '@paga/contract/filing';
import { Card, ErrorState, monthTitle, SkeletonCard, Stack, useKit } from '@paga/kit';
import { firstLate, useCompany, useErrorText } from '@paga/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CurrentMonthLine } from './current-month-line.tsx';
import { LateMonth } from './late-month.tsx';
import { MonthRibbon } from './month-ribbon.tsx';
import './month-card.css';

/** The home of the payroll: the month to work on with its next step, before it one that is late, and a year of months. */
export function MonthCard(): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const company = useCompany();
  const errorText = useErrorText();
  const [year, setYear] = useState<number>();
  const overview = useQuery({
    ...query(getMonthOverview, { query: { tenantId: company.id, ...(year && { year }) } }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const { data } = overview;
  // Where an earlier month leads, each of the two is named beside what it waits for.
  const isOne = data && !firstLate(data.current, data.behind, data.today);
  const title = isOne
    ? monthTitle(data.current.month, data.current.year, language)
    : t('dashboard.month.title');
  return (
    <Card title={title}>
      <div className="payroll-month">
        {overview.isPending && <SkeletonCard lines={2} />}
        {overview.isLoadingError && (
          <ErrorState detail={errorText(overview.error)} onRetry={() => overview.refetch()} />
        )}
        {data && <Overview overview={data} onYear={setYear} />}
      </div>
    </Card>
  );
}

function Overview({
  overview: { current, behind, ribbon, today },
  onYear,
}: {
  overview: MonthOverview;
  onYear: (year: number) => void;
}): ReactElement {
  const late = firstLate(current, behind, today);
  return (
    <Stack>
      {late && <LateMonth month={late} today={today} />}
      <CurrentMonthLine month={current} today={today} isFirst={!late} />
      <MonthRibbon months={ribbon} current={current} today={today} onYear={onYear} />
    </Stack>
  );
}
