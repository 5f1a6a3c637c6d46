import type { BackupState, RecentBackup } from '@paga/contract/backup';
import { formatDateTime, missing, type SimpleColumn, SimpleTable, Stack, Tag } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sizeText } from './size-text.ts';

const TONES = {
  waiting: 'info',
  running: 'info',
  done: 'success',
  failed: 'danger',
} as const satisfies Record<BackupState, string>;

/** The newest backups, requested ones and those of the schedule. */
export function RecentBackups({ recent }: { recent: readonly RecentBackup[] }): ReactElement {
  const { t } = useTranslation('admin');
  const columns: SimpleColumn<RecentBackup>[] = [
    {
      key: 'at',
      title: t('backup.recent.at'),
      render: ({ finishedAt, requestedAt }) => formatDateTime(finishedAt ?? requestedAt),
    },
    { key: 'state', title: t('backup.recent.state'), render: (one) => <State of={one} /> },
    {
      key: 'by',
      title: t('backup.recent.by'),
      render: ({ bySchedule, requestedBy }) =>
        bySchedule ? t('backup.recent.bySchedule') : (requestedBy ?? missing),
    },
    {
      key: 'size',
      title: t('backup.recent.size'),
      align: 'right',
      render: ({ bytes }) => (bytes === null ? missing : sizeText(bytes)),
    },
  ];
  return (
    <SimpleTable
      label={t('backup.recent.title')}
      rows={recent}
      columns={columns}
      rowKey={({ id }) => id}
      stacks
    />
  );
}

function State({ of: { state, fault } }: { of: RecentBackup }): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <Stack gap={4}>
      <span>
        <Tag tone={TONES[state]}>{t(`backup.recent.stateIs.${state}`)}</Tag>
      </span>
      {fault !== null && <span className="paga-muted">{t(`backup.recent.fault.${fault}`)}</span>}
    </Stack>
  );
}
