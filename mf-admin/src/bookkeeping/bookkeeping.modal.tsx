import { CloseFooter, Modal } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const MISSING = ['connection', 'paymentAccount', 'accounts'] as const;

/** The bookkeeping link of a company that has the integration: what is still missing before salaries can be posted. */
export function BookkeepingModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('admin');
  return (
    <Modal open title={t('bookkeeping.title')} onClose={onClose} footer={<CloseFooter onClose={onClose} />} width={480}>
      <p>{t('bookkeeping.text')}</p>
      <ul>
        {MISSING.map((part) => (
          <li key={part}>{t(`bookkeeping.missing.${part}`)}</li>
        ))}
      </ul>
    </Modal>
  );
}
