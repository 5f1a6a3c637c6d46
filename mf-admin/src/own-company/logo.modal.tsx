import { CloseFooter, Modal } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LogoForm } from './logo-form.tsx';

/** The logo in a window, from the payroll settings. */
export function LogoModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('admin');
  return (
    <Modal
      open
      title={t('ownCompany.logo.title')}
      onClose={onClose}
      footer={<CloseFooter onClose={onClose} />}
    >
      <LogoForm />
    </Modal>
  );
}
