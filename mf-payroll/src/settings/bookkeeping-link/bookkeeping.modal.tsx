import { CloseFooter, ErrorState, Modal, SkeletonTable } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountLinkForm } from './account-link.form.tsx';
import { ConnectionPart } from './connection-part.tsx';
import { useAccountLink } from './use-account-link.ts';

/** The bookkeeping link of a company: its connection, the account salaries are paid from, and to which account each part of pay goes. */
export function BookkeepingModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const { data, error, retry } = useAccountLink();
  if (data && data.connection.state !== 'none') return <AccountLinkForm data={data} onClose={onClose} />;
  return (
    <Modal
      open
      title={t('settings.bookkeeping.title')}
      onClose={onClose}
      footer={<CloseFooter onClose={onClose} />}
      width={560}
    >
      {data && <ConnectionPart connection={data.connection} />}
      {!data && !error && <SkeletonTable rows={4} columns={2} />}
      {error && <ErrorState detail={errorText(error)} onRetry={retry} />}
    </Modal>
  );
}
