import { ConfirmModal } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Leaving } from './use-submit.ts';

/** Asks whether a new start or end of the contract may take the employee out of calculated months, and says what to do for who returns. */
export function LeavingMonthsModal({
  leaving,
  onClose,
}: {
  leaving: Leaving | null;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation('employees');
  return (
    <ConfirmModal
      open={leaving !== null}
      danger
      title={t('employee.leaving.title')}
      confirmText={t('employee.leaving.save')}
      cancelText={t('employee.leaving.back')}
      onConfirm={() => leaving?.again()}
      onClose={onClose}
    >
      <p>{t('employee.leaving.text', { months: leaving?.months })}</p>
      <p>{t('employee.leaving.returns')}</p>
    </ConfirmModal>
  );
}
