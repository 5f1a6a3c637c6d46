import { mutation } from '@paga/client';
import { moveRemoteBack, type RemoteMove } from '@paga/contract/remotes';
import { formatDateTime } from '@paga/kit';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmMove } from './confirm-move.tsx';
import { useMoved } from './use-moved.ts';

type BackProps = { name: string; title: string; move: RemoteMove; onClose: () => void };

/** Asks before a part goes back to an earlier build. */
export function BackModal({ name, title, move, onClose }: BackProps): ReactElement {
  const { t } = useTranslation('admin');
  const moved = useMoved(onClose);
  const back = useMutation({
    ...mutation(moveRemoteBack),
    onSuccess: ({ version }) => moved(t('parts.history.wentBack', { name: title, version })),
    meta: { silent: true },
  });
  return (
    <ConfirmMove
      danger
      question={t('parts.history.backQuestion', { name: title, version: move.to })}
      confirmText={t('parts.history.backConfirm')}
      moving={back}
      onConfirm={(noted) => back.mutate({ params: { name }, body: { to: move.registry, ...noted } })}
      onClose={onClose}
    >
      <p>{t('parts.history.backHint', { at: formatDateTime(move.at) })}</p>
    </ConfirmMove>
  );
}
