import { CloseFooter, Modal } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactDetails } from './contact-details.tsx';

/** Contact info in a window, from the payroll settings (spec 1 §2). */
export function ContactInfoModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('admin');
  return (
    <Modal
      open
      title={t('ownCompany.details.title')}
      onClose={onClose}
      footer={<CloseFooter onClose={onClose} />}
    >
      <ContactDetails columns={2} />
    </Modal>
  );
}
