import { ErrorState, SkeletonTable } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';

/** Options of a report's query: what was shown stays until the next answer is there, and the window says itself what failed. */
export const asReport = { placeholderData: keepPreviousData, meta: { silent: true } } as const;

/** Whether a report cannot be handed out: its rows are not here, or are those of the filters before. */
export function isIdle({ data, isPlaceholderData }: UseQueryResult<unknown>, count: number): boolean {
  return data === undefined || isPlaceholderData || count === 0;
}

type ReportBodyProps<Data> = { report: UseQueryResult<Data>; children: (data: Data) => ReactNode };

/** What a report shows: a skeleton, what failed with a way to try again, or its data. */
export function ReportBody<Data>({ report, children }: ReportBodyProps<Data>): ReactElement {
  const errorText = useErrorText();
  if (report.isPending) return <SkeletonTable rows={8} columns={6} />;
  if (report.isError) return <ErrorState detail={errorText(report.error)} onRetry={report.refetch} />;
  return (
    <div
      className={report.isPlaceholderData ? 'report-fills report-busy' : 'report-fills'}
      aria-busy={report.isPlaceholderData || undefined}
    >
      {children(report.data)}
    </div>
  );
}
