import { ConfirmModal } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import { useFormTexts } from '#texts.ts';

type DiscardModalProps = {
  question: string;
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before corrected rows that are not saved are thrown away. */
export function DiscardModal({ question, children, onConfirm, onClose }: DiscardModalProps): ReactElement {
  const t = useFormTexts();
  return (
    <ConfirmModal
      open
      danger
      title={question}
      confirmText={t('import.discard')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {children}
    </ConfirmModal>
  );
}
