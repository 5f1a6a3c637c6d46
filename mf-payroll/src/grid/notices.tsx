import { isClosed } from '@paga/contract/payroll/is-closed';
import { ErrorState, Stack, usePhone } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MonthPostings } from '#bookkeeping/month-postings.tsx';
import { ClosedMonth } from '#closing/closed-month.tsx';
import { Undelivered } from '#mail/undelivered.tsx';
import { Outdated } from '#month/calculate/outdated.tsx';
import type { SalaryMonth } from '#month/calculate/use-salary-month.ts';
import { StaleNotice } from '#month/frame/unread.tsx';
import type { Period } from '#month/period/use-period.ts';
import { needOf } from '#month/steps/step-words.ts';
import { useMonthSteps } from '#month/steps/use-month-steps.ts';

/** What is to be known of the month above its table; it takes no room while there is nothing. */
export function Notices({ period, month }: { period: Period; month: SalaryMonth }): ReactElement {
  const { t } = useTranslation('payroll');
  const { has, salaries, totals } = month;
  const closed = totals.data !== undefined && isClosed(totals.data);
  return (
    <Stack gap={8} className="workbench-notices">
      <StaleNotice of={[has, salaries, totals]} />
      {totals.isLoadingError && (
        <ErrorState title={t('calculations.totalsUnread')} onRetry={() => totals.refetch()} />
      )}
      {totals.data?.outdatedBy && <Outdated by={totals.data.outdatedBy} period={period} hasButton={false} />}
      {totals.data && <ClosedNotice period={period} closed={closed} />}
      <Undelivered period={period} />
      {totals.data && <MonthPostings period={period} closed={closed} />}
    </Stack>
  );
}

/** What was closed; on a phone one line, which opens. */
function ClosedNotice({ period, closed }: { period: Period; closed: boolean }): ReactElement {
  const { t } = useTranslation('payroll');
  const isPhone = usePhone();
  const { data: standing } = useMonthSteps(period);
  const notice = <ClosedMonth period={period} closed={closed} />;
  if (!isPhone || !closed || !standing) return notice;
  return (
    <details className="workbench-closed">
      <summary>
        <strong>{t('calculations.closed')}</strong> · {needOf('pay', standing, t)}
      </summary>
      {notice}
    </details>
  );
}
