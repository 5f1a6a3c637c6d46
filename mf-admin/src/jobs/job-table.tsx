import type { JobName, JobState } from '@paga/contract/jobs';
import { formatDateTime, formatNumber, missing, type SimpleColumn, SimpleTable, Stack, Tag } from '@paga/kit';
import type { TFunction } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The words of a name as the messages have them: `making backups` is `makingBackups`. */
type Key<Name extends string> = Name extends `${infer First} ${infer Rest}`
  ? `${First}${Words<Rest>}`
  : Name extends `${infer First}-${infer Rest}`
    ? `${First}${Words<Rest>}`
    : Name;
type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? `${Words<First>}${Words<Rest>}`
  : Text extends `${infer First}-${infer Rest}`
    ? `${Words<First>}${Words<Rest>}`
    : Capitalize<Text>;

const keyOf = <Name extends JobName>(name: Name) =>
  name.replace(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase()) as Key<Name>;

const SECOND = 1_000;

function tookText(ms: number, t: TFunction<'admin'>): string {
  return ms < SECOND
    ? t('jobs.milliseconds', { value: formatNumber(ms) })
    : t('jobs.seconds', { value: formatNumber(Math.round(ms / SECOND)) });
}

function workText({ companies, rows }: JobState, t: TFunction<'admin'>): string {
  const parts = [
    companies !== null && t('jobs.companies', { count: companies }),
    rows !== null && t('jobs.rows', { count: rows }),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Each job with its last run, how long it took, what it covered, the next run, and whether it failed. */
export function JobTable({ jobs, now }: { jobs: readonly JobState[]; now: string }): ReactElement {
  const { t } = useTranslation('admin');
  const columns: SimpleColumn<JobState>[] = [
    { key: 'name', title: t('jobs.column.name'), render: ({ name }) => t(`jobs.name.${keyOf(name)}`) },
    { key: 'state', title: t('jobs.column.state'), render: (job) => <State job={job} /> },
    {
      key: 'last',
      title: t('jobs.column.last'),
      render: ({ startedAt }) => (startedAt ? formatDateTime(startedAt) : t('jobs.never')),
    },
    {
      key: 'took',
      title: t('jobs.column.took'),
      align: 'right',
      render: ({ tookMs }) => (tookMs === null ? missing : tookText(tookMs, t)),
    },
    { key: 'work', title: t('jobs.column.work'), render: (job) => workText(job, t) || missing },
    {
      key: 'next',
      title: t('jobs.column.next'),
      render: ({ nextAt }) =>
        nextAt === null || nextAt <= now ? t('jobs.whenWork') : formatDateTime(nextAt),
    },
  ];
  return (
    <SimpleTable
      label={t('navigation.jobs')}
      rows={jobs}
      columns={columns}
      rowKey={({ name }) => name}
      stacks
      framed
    />
  );
}

function State({ job: { isRunning, startedAt, fault, faultAt } }: { job: JobState }): ReactNode {
  const { t } = useTranslation('admin');
  if (fault !== null)
    return (
      <Stack gap={4}>
        <span>
          <Tag tone="danger">
            {faultAt ? t('jobs.faultAt', { at: formatDateTime(faultAt) }) : t('jobs.faulty')}
          </Tag>
        </span>
        <span className="paga-muted paga-breaks" lang="en">
          {fault}
        </span>
      </Stack>
    );
  if (isRunning) return <Tag tone="info">{t('jobs.running')}</Tag>;
  return startedAt === null ? <Tag>{t('jobs.waits')}</Tag> : <Tag tone="success">{t('jobs.ok')}</Tag>;
}
