import { DetailList, Modal } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

// Set for an installation by its operator; the addresses of the demo lead nowhere.
const PHONE = '+383 38 000 000';
const EMAIL = 'support@paga.example';

/** How to reach payroll support. */
export function SupportModal({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <Modal open={open} onClose={onClose} title={t('support.title')} width={420}>
      <p>{t('support.text')}</p>
      <DetailList
        columns={1}
        items={[
          { key: 'phone', label: t('support.phone'), value: <a href={`tel:${PHONE.replaceAll(' ', '')}`}>{PHONE}</a> },
          { key: 'email', label: t('support.email'), value: <a href={`mailto:${EMAIL}`}>{EMAIL}</a> },
        ]}
      />
    </Modal>
  );
}
