import { query } from '@paga/client';
import { getJobs } from '@paga/contract/jobs';
import { Alert, ErrorState, Page, SkeletonTable, Stack } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { JobTable } from './job-table.tsx';
import { RestoreAlert } from './restore-alert.tsx';

/** So often the list is read again. */
const AGAIN_MS = 30_000;

/** What servers do by themselves, for role 1: the last run of each job, and the next. */
export function JobsScreen(): ReactElement {
  const { t } = useTranslation('admin');
  return (
    <Page title={t('navigation.jobs')} hint={t('jobs.hint')}>
      <RestoreAlert />
      <Jobs />
    </Page>
  );
}

function Jobs(): ReactNode {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery({
    ...query(getJobs, {}, { background: true }),
    refetchInterval: AGAIN_MS,
    meta: { silent: true },
  });
  if (error && !data)
    return <ErrorState title={t('jobs.failed')} detail={errorText(error)} onRetry={refetch} />;
  if (!data) return <SkeletonTable rows={8} columns={6} />;
  const failing = data.jobs.filter(({ fault }) => fault !== null).length;
  return (
    <Stack>
      {failing > 0 && (
        <Alert tone="danger" title={t('jobs.failing', { count: failing })}>
          {t('jobs.failingHint')}
        </Alert>
      )}
      <JobTable jobs={data.jobs} now={data.now} />
    </Stack>
  );
}
