import { invalidates, mutation, query } from '@paga/client';
import { type DatabaseRestore, getRestore, releaseRestore } from '@paga/contract/restore';
import { Alert, Button, ConfirmModal, formatDateTime, useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What waits since the database was set back, with the button that lets it go out; nothing where nothing waits. */
export function RestoreAlert(): ReactNode {
  const { t } = useTranslation('admin');
  const [asking, setAsking] = useState(false);
  const { data } = useQuery({ ...query(getRestore, {}, { background: true }), meta: { silent: true } });
  const restore = data?.restore;
  if (!restore) return null;
  const { until, mails, postings } = restore;
  return (
    <>
      <Alert
        tone="danger"
        title={t('jobs.restore.title', { until: formatDateTime(until) })}
        action={<Button onClick={() => setAsking(true)}>{t('jobs.restore.release')}</Button>}
      >
        <p>
          {t('jobs.restore.waits', {
            mails: t('jobs.restore.mails', { count: mails }),
            postings: t('jobs.restore.postings', { count: postings }),
          })}
        </p>
        <p>{t('jobs.restore.hint')}</p>
      </Alert>
      {asking && <ReleaseModal restore={restore} onClose={() => setAsking(false)} />}
    </>
  );
}

function ReleaseModal({
  restore: { mails },
  onClose,
}: {
  restore: DatabaseRestore;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const release = useMutation({
    ...mutation(releaseRestore),
    onSuccess: async ({ sentBefore }) => {
      await client.invalidateQueries(invalidates(getRestore));
      toast.success(t('jobs.restore.released', { count: sentBefore }));
      onClose();
    },
    meta: { silent: true },
  });
  return (
    <ConfirmModal
      open
      title={t('jobs.restore.confirm')}
      confirmText={t('jobs.restore.release')}
      loading={release.isPending}
      onConfirm={() => release.mutate({})}
      onClose={onClose}
    >
      {release.error && <Alert tone="danger" title={errorText(release.error)} />}
      <p>{t('jobs.restore.goesOut', { mails: t('jobs.restore.mails', { count: mails }) })}</p>
    </ConfirmModal>
  );
}
