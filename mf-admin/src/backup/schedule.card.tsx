import { query } from '@paga/client';
import { type BackupSchedule, getBackupSchedule, type RecentBackup } from '@paga/contract/backup';
import { Button, Card, ErrorState, formatDateTime, SkeletonCard, Stack } from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecentBackups } from './recent-backups.tsx';
import { ScheduleModal } from './schedule.modal.tsx';

const LOOK_AGAIN_MS = 1_500;

const isUnderWay = ({ state }: RecentBackup): boolean => state === 'waiting' || state === 'running';

/** When backups are made by themselves, and the newest ones: those that were not made say why. */
export function Schedule(): ReactElement {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery({
    ...query(getBackupSchedule, {}),
    refetchInterval: ({ state }) => (state.data?.recent.some(isUnderWay) ? LOOK_AGAIN_MS : false),
    meta: { silent: true },
  });
  if (error && !data)
    return <ErrorState title={t('backup.schedule.loadFailed')} detail={errorText(error)} onRetry={refetch} />;
  if (!data) return <SkeletonCard lines={3} />;
  return (
    <>
      <ScheduleCard schedule={data} />
      {data.recent.length > 0 && (
        <Card title={t('backup.recent.title')}>
          <RecentBackups recent={data.recent} />
        </Card>
      )}
    </>
  );
}

function ScheduleCard({ schedule }: { schedule: BackupSchedule }): ReactElement {
  const { t } = useTranslation('admin');
  const [changing, setChanging] = useState(false);
  const mayChange = useMayCall('saveBackupSchedule');
  const { every, keep, nextAt } = schedule;
  return (
    <Card
      title={t('backup.schedule.title')}
      extra={mayChange && <Button onClick={() => setChanging(true)}>{t('backup.schedule.change')}</Button>}
    >
      <Stack gap={4}>
        <strong>{t(`backup.schedule.everyIs.${every}`)}</strong>
        <span className="backup-time">
          {nextAt === null
            ? t('backup.schedule.none')
            : `${t('backup.schedule.next')}: ${formatDateTime(nextAt)}`}
        </span>
        <span className="paga-muted">{t('backup.schedule.keepIs', { count: keep })}</span>
      </Stack>
      {changing && <ScheduleModal schedule={schedule} onClose={() => setChanging(false)} />}
    </Card>
  );
}
