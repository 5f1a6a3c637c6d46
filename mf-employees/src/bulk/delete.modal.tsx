import { ConfirmModal } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import { ChosenNames } from './chosen-names.tsx';
import type { Changing } from './use-change-employees.ts';
import type { Chosen } from './use-selection.ts';

export type BulkDialog = { chosen: Chosen; changing: Changing; onClose: () => void };

/** Asks before the chosen employees are deleted, with their names and how many they are. */
export function DeleteModal({ chosen, changing, onClose }: BulkDialog): ReactNode {
  const { t } = useTranslation('employees');
  const remove = async () => {
    // A failure is shown by the shell; the question then stays open.
    const isDone = await changing.run({ action: 'delete', employeeIds: [...chosen.keys()] }).then(
      () => true,
      () => false,
    );
    if (isDone) onClose();
  };
  return (
    <ConfirmModal
      open
      danger
      title={t('bulk.delete.question', counted(chosen.size))}
      confirmText={t('bulk.delete.confirm', counted(chosen.size))}
      loading={changing.isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      {t('bulk.delete.text')}
      <ChosenNames chosen={chosen} />
    </ConfirmModal>
  );
}
