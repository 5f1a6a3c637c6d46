import { type AccountLink, deleteAccountLink, getAccountLinks } from '@paga/contract/bookkeeping';
import { useSave } from '@paga/forms';
import { Alert, ConfirmModal } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type DeleteLinkProps = { link: AccountLink; onDeleted: () => void; onClose: () => void };

/** Asks before a link is deleted; what it held goes to the default account from then on. */
export function DeleteLinkModal({ link, onDeleted, onClose }: DeleteLinkProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { save, saving, problem } = useSave(deleteAccountLink, {
    saved: t('settings.bookkeeping.deleted'),
    refresh: [getAccountLinks],
  });
  const remove = () =>
    save({ query: { accountId: link.id ?? 0 } }).then(
      () => {
        onDeleted();
        onClose();
      },
      () => undefined,
    );
  return (
    <ConfirmModal
      open
      title={t('settings.bookkeeping.deleteQuestion', { name: link.payroll_account })}
      confirmText={t('settings.bookkeeping.delete')}
      danger
      loading={saving}
      onConfirm={remove}
      onClose={onClose}
    >
      {problem && <Alert tone="danger">{problem}</Alert>}
      <p>{t('settings.bookkeeping.deleteText')}</p>
    </ConfirmModal>
  );
}
