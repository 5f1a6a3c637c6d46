import { ConfirmModal } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';

/** What is asked before an import is undone. */
export type UndoQuestion = { title: string; confirm: string; text: ReactNode };

type UndoModalProps = { question: UndoQuestion; onConfirm: () => void; onClose: () => void };

/** Asks before an import is undone. */
export function UndoModal({ question, onConfirm, onClose }: UndoModalProps): ReactElement {
  const { title, confirm, text } = question;
  return (
    <ConfirmModal
      open
      danger
      title={title}
      confirmText={confirm}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
    >
      {text}
    </ConfirmModal>
  );
}
