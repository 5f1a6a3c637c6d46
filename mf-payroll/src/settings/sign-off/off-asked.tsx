import { invalidates, mutation } from '@paga/client';
import {
  agreeSignOffOff,
  getSignOffRule,
  type SignOffRule,
  withdrawSignOffOff,
} from '@paga/contract/approvals';
import { Alert, Button, formatDateTime, Modal, Stack, useToast } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type OffAskedProps = { asked: NonNullable<SignOffRule['off']>; onClose: () => void };

function useDecision<Call extends typeof agreeSignOffOff | typeof withdrawSignOffOff>(call: Call) {
  const client = useQueryClient();
  return useMutation({
    ...mutation(call),
    onSettled: () => client.invalidateQueries(invalidates(getSignOffRule)),
    meta: { silent: true },
  });
}

/** Somebody asks that no second person signs any more: who, since when, and what the person who reads it can do about it. */
export function OffAsked({ asked, onClose }: OffAskedProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { id: tenantId } = useCompany();
  const toast = useToast();
  const errorText = useErrorText();
  const agree = useDecision(agreeSignOffOff);
  const withdraw = useDecision(withdrawSignOffOff);
  const mayAgree = useMayCall('agreeSignOffOff') && asked.refusal === null;
  const mayWithdraw = useMayCall('withdrawSignOffOff');
  const name = asked.by ?? t('settings.signOff.asked.somebody');
  const decide = (decision: typeof agree | typeof withdraw, text: string) =>
    decision.mutateAsync({ body: { tenantId } }).then(
      () => {
        toast.success(text);
        onClose();
      },
      () => undefined,
    );
  const error = agree.error ?? withdraw.error;
  const footer = (
    <div className="paga-actions">
      {mayWithdraw && (
        <Button
          loading={withdraw.isPending}
          onClick={() => decide(withdraw, t('settings.signOff.asked.withdrawn'))}
        >
          {t(asked.own ? 'settings.signOff.asked.withdraw' : 'settings.signOff.asked.refuse')}
        </Button>
      )}
      {mayAgree && (
        <Button
          variant="primary"
          loading={agree.isPending}
          onClick={() => decide(agree, t('settings.signOff.savedOff'))}
        >
          {t('settings.signOff.asked.agree')}
        </Button>
      )}
    </div>
  );
  return (
    <Modal open title={t('settings.signOff.title')} onClose={onClose} width={480} footer={footer}>
      <Stack gap={8}>
        <p>{t('settings.signOff.asked.by', { name, at: formatDateTime(asked.at) })}</p>
        {asked.own && <p>{t('settings.signOff.asked.own')}</p>}
        {!asked.own && asked.refusal && <p>{t('settings.signOff.asked.tied', { name })}</p>}
        {error && <Alert tone="danger" title={errorText(error)} />}
      </Stack>
    </Modal>
  );
}
