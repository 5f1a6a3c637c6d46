import { isClosed } from '@paga/contract/payroll/is-closed';
import { Button, ErrorState, MonthPicker, monthTitle, Page, SkeletonTable, Stack, useKit } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MonthPostings } from '#bookkeeping/month-postings.tsx';
import { ClosePeriodButton } from '#closing/close-period.modal.tsx';
import { ClosedMonth } from '#closing/closed-month.tsx';
import { Undelivered } from '#mail/undelivered.tsx';
import { NoSalariesModal } from '#month/calculate/no-salaries.modal.tsx';
import { NotCalculated } from '#month/calculate/not-calculated.tsx';
import { Outdated } from '#month/calculate/outdated.tsx';
import { type SalaryMonth, useSalaryMonth } from '#month/calculate/use-salary-month.ts';
import { StaleNotice } from '#month/frame/unread.tsx';
import { usePeriodName } from '#month/period/period-name.ts';
import { type Period, usePeriod } from '#month/period/use-period.ts';
import { MonthSteps } from '#steps/month-steps.tsx';
import { CreatedBy } from './created-by.tsx';
import { HeaderFigures } from './header-figures.tsx';
import { SalaryGrid } from './salary-grid.tsx';
import { WhatIfButton } from './what-if-button.tsx';

type Part = { period: Period; month: SalaryMonth };

function Actions({ period, month }: Part): ReactElement | null {
  const { t } = useTranslation('payroll');
  const mayCalculate = useMayCall('generateSalaries');
  const { totals, calculated, calculating, calculate } = month;
  const name = usePeriodName(period);
  const open = totals.data && !isClosed(totals.data);
  if (!calculated) return null;
  return (
    <>
      {open && mayCalculate && (
        <Button icon="refresh" loading={calculating} onClick={calculate}>
          {t('calculations.again')}
        </Button>
      )}
      <WhatIfButton period={period} />
      {totals.data && <ClosePeriodButton period={period} name={name} totals={totals.data} />}
    </>
  );
}

function Month({ period, month }: Part): ReactElement {
  const { t } = useTranslation('payroll');
  const { has, salaries, totals, calculated } = month;
  if (has.isLoadingError) return <ErrorState onRetry={() => has.refetch()} />;
  if (has.isPending) return <SkeletonTable rows={10} columns={8} />;
  if (!calculated) {
    return (
      <>
        <NotCalculated period={period} month={month} />
        <NoSalariesModal key={`${period.year}-${period.month}`} period={period} month={month} />
      </>
    );
  }
  if (salaries.isLoadingError) return <ErrorState onRetry={() => salaries.refetch()} />;
  return (
    <Stack>
      <StaleNotice of={[has, salaries, totals]} />
      {totals.isLoadingError && (
        <ErrorState title={t('calculations.totalsUnread')} onRetry={() => totals.refetch()} />
      )}
      {totals.data?.outdatedBy && <Outdated by={totals.data.outdatedBy} period={period} />}
      {totals.data && <ClosedMonth period={period} closed={isClosed(totals.data)} />}
      <Undelivered period={period} />
      {totals.data && <MonthPostings period={period} closed={isClosed(totals.data)} />}
      {totals.data && <HeaderFigures totals={totals.data} period={period} />}
      <SalaryGrid
        key={`${period.year}-${period.month}`}
        period={period}
        closed={totals.data && isClosed(totals.data)}
      />
    </Stack>
  );
}

/** Salary calculation of a month: where it stands, its figures, its table. */
export function CalculationsScreen(): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const [period, go] = usePeriod();
  const month = useSalaryMonth(period);
  const name = monthTitle(period.month, period.year, language);
  return (
    <Page
      wide
      title={t('calculations.title', { month: name })}
      back={<MonthPicker value={period} onChange={go} label={t('calculations.period')} />}
      hint={month.totals.data && <CreatedBy totals={month.totals.data} />}
      extra={<Actions period={period} month={month} />}
    >
      <Stack>
        <MonthSteps month={period} />
        <Month period={period} month={month} />
      </Stack>
      {month.question}
    </Page>
  );
}
