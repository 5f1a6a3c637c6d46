import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { ConfirmPasskeyModal } from './confirm-passkey.modal.tsx';
import { ConfirmPasswordModal } from './confirm-password.modal.tsx';
import { OwnPasswordModal } from './own-password.modal.tsx';
import { stepUpQuestion } from './step-up-question.ts';

const MODALS = {
  either: ConfirmPasswordModal,
  passkey: ConfirmPasskeyModal,
  ownPassword: OwnPasswordModal,
} as const;

/** Asks a person for more than the open session, over whatever page asked for it. */
export function StepUpModal(): ReactNode {
  const { open } = useStore(stepUpQuestion);
  if (!open) return null;
  const Modal = MODALS[open.wants];
  return <Modal question={open} />;
}
