import { Button, Modal } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LogoForm } from './logo-form.tsx';

/** The logo in a window, from the payroll settings. */
export function LogoModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('admin');
  const footer = <Button onClick={onClose}>{t('ownCompany.details.close')}</Button>;
  return (
    <Modal open title={t('ownCompany.logo.title')} onClose={onClose} footer={footer}>
      <LogoForm />
    </Modal>
  );
}
