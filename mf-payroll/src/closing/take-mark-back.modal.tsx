import { mutation } from '@paga/client';
import { type ClosedVersion, type ClosingMark, takeMarkBack } from '@paga/contract/payroll';
import { ConfirmModal, useToast } from '@paga/kit';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshClosings } from '#month/period/use-closings.ts';
import { MarkText } from './versions/mark-text.tsx';

type TakeMarkBackModalProps = { closing: ClosedVersion; mark: ClosingMark; onClose: () => void };

/** Takes a mark of a closing back, saying whose it is. */
export function TakeMarkBackModal({ closing, mark, onClose }: TakeMarkBackModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const refresh = useRefreshClosings();
  const take = useMutation(mutation(takeMarkBack));
  const confirm = async () => {
    const done = await take.mutateAsync({ params: { versionId: closing.id, mark } }).then(
      () => true,
      () => false,
    );
    await refresh();
    if (done) toast.success(t('closed.mark.removed'));
    onClose();
  };
  return (
    <ConfirmModal
      open
      title={t(`closed.mark.${mark}.takeBack`)}
      confirmText={t('closed.mark.confirm')}
      loading={take.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <MarkText closing={closing} mark={mark} />
      </p>
      <p className="paga-hint">{t('closed.mark.logged')}</p>
    </ConfirmModal>
  );
}
