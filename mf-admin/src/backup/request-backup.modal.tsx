import { invalidates, mutation } from '@paga/client';
import { getBackup, getBackupSchedule, requestBackup } from '@paga/contract/backup';
import { Alert, ConfirmModal, useToast } from '@paga/kit';
import { useErrorText, useMaybeCompany } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Asks before a backup is made: of which company, and what it holds. */
export function RequestBackupModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const name = useMaybeCompany()?.name ?? '';
  const request = useMutation({
    ...mutation(requestBackup),
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries(invalidates(getBackup)),
        client.invalidateQueries(invalidates(getBackupSchedule)),
      ]);
      toast.success(t('backup.requested'));
      onClose();
    },
    meta: { silent: true },
  });
  return (
    <ConfirmModal
      open
      title={t('backup.confirm.title', { name })}
      confirmText={t('backup.confirm.button')}
      loading={request.isPending}
      onConfirm={() => request.mutate({})}
      onClose={onClose}
    >
      {request.error && <Alert tone="danger" title={errorText(request.error)} />}
      <p>{t('backup.confirm.holds')}</p>
      <ul className="backup-holds">
        <li>{t('backup.confirm.people')}</li>
        <li>{t('backup.confirm.pay')}</li>
        <li>{t('backup.confirm.settings')}</li>
        <li>{t('backup.confirm.files')}</li>
      </ul>
      <p className="paga-hint">{t('backup.confirm.locked')}</p>
    </ConfirmModal>
  );
}
