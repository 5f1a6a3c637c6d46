import { invalidates, mutation } from '@paga/client';
import {
  getRemoteMoves,
  getRemotes,
  MoveNote,
  moveRemoteBack,
  type RemoteMove,
} from '@paga/contract/remotes';
import { Alert, ConfirmModal, formatDateTime, Input, Stack, useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

type BackProps = { name: string; title: string; move: RemoteMove; onClose: () => void };

/** Asks before a part goes back to an earlier build, and for a note why. */
export function BackModal({ name, title, move, onClose }: BackProps): ReactElement {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const id = useId();
  const [note, setNote] = useState('');
  const back = useMutation({
    ...mutation(moveRemoteBack),
    onSuccess: async ({ version }) => {
      await client.invalidateQueries(invalidates(getRemotes));
      await client.invalidateQueries(invalidates(getRemoteMoves));
      toast.success(t('parts.history.wentBack', { name: title, version }));
      onClose();
    },
    meta: { silent: true },
  });
  const body = { to: move.registry, ...(note.trim() !== '' && { note: note.trim() }) };
  return (
    <ConfirmModal
      open
      danger
      title={t('parts.history.backQuestion', { name: title, version: move.to })}
      confirmText={t('parts.history.backConfirm')}
      loading={back.isPending}
      onConfirm={() => back.mutate({ params: { name }, body })}
      onClose={onClose}
    >
      <Stack>
        {back.error && <Alert tone="danger" title={errorText(back.error)} />}
        <p>{t('parts.history.backHint', { at: formatDateTime(move.at) })}</p>
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
