import { query } from '@paga/client';
import { getSalaryChecks, type SalaryTotalsResult } from '@paga/contract/payroll';
import { ErrorState, SkeletonTable, Stack } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Outdated } from '#month/calculate/outdated.tsx';
import { StaleNotice } from '#month/frame/unread.tsx';
import type { Period } from '#month/period/use-period.ts';
import './check.css';
import { ContractEndings } from './contract-endings.tsx';
import { FindingTable } from './finding-table.tsx';
import { HolidayDoubts } from './holiday-doubts.tsx';
import { MonthHints } from './month-hints.tsx';

/** Errors and warnings of a month: each leads to where it is fixed, warnings can be accepted with a note. */
export function Findings({ period, totals }: { period: Period; totals: SalaryTotalsResult }): ReactElement {
  const errorText = useErrorText();
  const company = useCompany();
  const checks = useQuery({
    ...query(getSalaryChecks, { query: { ...period, userId: company.id } }),
    meta: { silent: true },
  });
  if (checks.isPending) return <SkeletonTable rows={6} columns={4} />;
  if (checks.isLoadingError)
    return <ErrorState detail={errorText(checks.error)} onRetry={() => checks.refetch()} />;
  const { outdatedBy } = checks.data;
  return (
    <Stack>
      <StaleNotice of={[checks]} />
      {outdatedBy && <Outdated by={outdatedBy} period={period} hasButton={false} />}
      <MonthHints of={checks.data.month} totals={totals} />
      <ContractEndings of={checks.data.endings ?? []} period={period} />
      <HolidayDoubts of={checks.data.holidays} />
      <FindingTable period={period} checks={checks.data} />
    </Stack>
  );
}
