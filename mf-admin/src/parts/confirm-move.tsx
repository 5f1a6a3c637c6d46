import { MoveNote } from '@paga/contract/remotes';
import { Alert, ConfirmModal, Input, Stack } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

type ConfirmMoveProps = {
  question: string;
  confirmText: string;
  /** It takes something away from people. */
  danger?: boolean;
  moving: { isPending: boolean; error: unknown };
  /** With what was noted, nothing where that is blank. */
  onConfirm: (noted: { note?: string }) => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before something is moved in the registry, and for a note why. */
export function ConfirmMove(props: ConfirmMoveProps): ReactElement {
  const { question, confirmText, danger = false, moving, onConfirm, onClose, children } = props;
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const id = useId();
  const [note, setNote] = useState('');
  const noted = note.trim() === '' ? {} : { note: note.trim() };
  return (
    <ConfirmModal
      open
      danger={danger}
      title={question}
      confirmText={confirmText}
      loading={moving.isPending}
      onConfirm={() => onConfirm(noted)}
      onClose={onClose}
    >
      <Stack>
        {moving.error !== null && <Alert tone="danger" title={errorText(moving.error)} />}
        {children}
        <div>
          <label htmlFor={id}>{t('parts.history.note')}</label>
          <Input
            id={id}
            value={note}
            maxLength={MoveNote.max}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
      </Stack>
    </ConfirmModal>
  );
}
