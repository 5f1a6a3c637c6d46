import { ConfirmModal } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';

type UndoModalProps = { added: number; changed: number; onConfirm: () => void; onClose: () => void };

/** Asks before an import is undone: how many are deleted, and how many become as they were. */
export function UndoModal({ added, changed, onConfirm, onClose }: UndoModalProps): ReactNode {
  const { t } = useTranslation('employees');
  return (
    <ConfirmModal
      open
      danger
      title={t('import.undoTitle', counted(added + changed))}
      confirmText={t(
        added > 0 ? 'import.undoConfirm' : 'import.undoRestore',
        counted(added > 0 ? added : changed),
      )}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {t('import.undoText')} {added > 0 && changed > 0 && t('import.undoChanged', counted(changed))}
    </ConfirmModal>
  );
}
