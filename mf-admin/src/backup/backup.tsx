import { downloadFile, mutation, query } from '@paga/client';
import { downloadBackup, getBackup, getBackupSchedule, type LastBackup } from '@paga/contract/backup';
import {
  Alert,
  Button,
  Card,
  EmptyState,
  ErrorState,
  formatDateTime,
  Progress,
  Row,
  SkeletonCard,
  Stack,
} from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestBackupModal } from './request-backup.modal.tsx';
import { Schedule } from './schedule.card.tsx';
import { sizeText } from './size-text.ts';
import './backup.css';

const LOOK_AGAIN_MS = 1_500;

const isUnderWay = ({ state }: LastBackup): boolean => state === 'waiting' || state === 'running';

/** The tab "Backup": when the last one was made, one that is being made, and a button that asks for one. */
export function Backup(): ReactElement {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery({
    ...query(getBackup, {}),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? LOOK_AGAIN_MS : false),
    meta: { silent: true },
  });
  if (error && !data)
    return <ErrorState title={t('backup.loadFailed')} detail={errorText(error)} onRetry={refetch} />;
  if (!data) return <SkeletonCard />;
  return <BackupState last={data} />;
}

function BackupState({ last }: { last: LastBackup }): ReactElement {
  const { t } = useTranslation('admin');
  const [asking, setAsking] = useState(false);
  const mayRequest = useMayCall('requestBackup');
  const button = mayRequest && (
    <Button variant="primary" icon="download" disabled={isUnderWay(last)} onClick={() => setAsking(true)}>
      {t('backup.request')}
    </Button>
  );
  return (
    <Stack>
      {last.state === 'failed' && (
        <Alert tone="danger" title={t('backup.failed')}>
          {t('backup.failedHint')}
        </Alert>
      )}
      {last.lastBackup === null && !isUnderWay(last) ? (
        <EmptyState picture="papers" title={t('backup.empty')} hint={t('backup.emptyHint')} action={button} />
      ) : (
        <Card title={t('backup.last')} extra={button}>
          <LastOne last={last} />
        </Card>
      )}
      <Schedule />
      <HowTo />
      {!mayRequest && <p className="paga-hint">{t('backup.ask')}</p>}
      {asking && <RequestBackupModal onClose={() => setAsking(false)} />}
    </Stack>
  );
}

function HowTo(): ReactElement {
  const { t } = useTranslation('admin');
  const { data } = useQuery({ ...query(getBackupSchedule, {}), meta: { silent: true } });
  return (
    <Card title={t('backup.howTo.title')}>
      {data && <p className="backup-how">{t('backup.howTo.made', { count: data.keep })}</p>}
      <p className="backup-how">{t('backup.howTo.restored')}</p>
    </Card>
  );
}

function LastOne({ last }: { last: LastBackup }): ReactNode {
  const { t } = useTranslation('admin');
  const { done, total } = last.progress ?? { done: 0, total: 1 };
  return (
    <Stack gap={8}>
      {last.lastBackup !== null && (
        <Row as="p" gap={12} align="baseline" className="backup-time">
          <strong>{formatDateTime(last.lastBackup)}</strong>
          {last.bytes !== null && <span className="paga-muted">{sizeText(last.bytes)}</span>}
        </Row>
      )}
      {last.lastBackup !== null && <DownloadLast />}
      {isUnderWay(last) && <Progress label={t('backup.underWay')} value={done} total={total} />}
    </Stack>
  );
}

/** Saves the file as the server stores it: for a copy elsewhere, and for the operator who restores it. */
function DownloadLast(): ReactNode {
  const { t } = useTranslation('admin');
  const mayDownload = useMayCall('downloadBackup');
  const download = useMutation({ ...mutation(downloadBackup), onSuccess: (file) => downloadFile(file) });
  if (!mayDownload) return null;
  return (
    <Row>
      <Button icon="download" loading={download.isPending} onClick={() => download.mutate({})}>
        {t('backup.download')}
      </Button>
    </Row>
  );
}
