import { ConfirmModal } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';

type LeaveModalProps = { count: number; onConfirm: () => void; onClose: () => void };

/** Asks before corrected rows that are not saved are thrown away, with how many they are. */
export function LeaveModal({ count, onConfirm, onClose }: LeaveModalProps): ReactNode {
  const { t } = useTranslation('employees');
  return (
    <ConfirmModal
      open
      danger
      title={t('import.leave.question', counted(count))}
      confirmText={t('import.leave.confirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t('import.leave.text')}
    </ConfirmModal>
  );
}
