import { call, isApiError } from '@paga/client';
import { confirmPasskeyGrant, startPasskeyGrant } from '@paga/contract/identity/passkeys';
import { Alert, ConfirmModal } from '@paga/kit';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { signWithPasskey } from './ceremony.ts';
import { type PasskeyQuestion, passkeyQuestion } from './passkey-question.ts';
import { usePasskeyText } from './use-passkey-text.ts';

/** Asks for a passkey where a company wants one confirmed, over whatever page asked for it. */
export function PasskeyConfirmation(): ReactNode {
  const { open } = useStore(passkeyQuestion);
  return open && <ConfirmPasskeyModal question={open} />;
}

function ConfirmPasskeyModal({ question }: { question: PasskeyQuestion }): ReactNode {
  const { t } = useTranslation('shell');
  const textOf = usePasskeyText();
  const company = question.companyId ?? undefined;
  const confirming = useMutation({
    mutationFn: async () => {
      const asked = await call(startPasskeyGrant, {}, { company });
      const credential = await signWithPasskey(asked);
      await call(confirmPasskeyGrant, { body: { credential } }, { company });
    },
    onSuccess: () => question.answer(true),
    meta: { silent: true },
  });
  const hasNone = isApiError(confirming.error, 'PASSKEY_NONE');
  const close = () => question.answer(false);
  return (
    <ConfirmModal
      open
      title={t('passkeys.confirm.title')}
      confirmText={t('passkeys.confirm.use')}
      loading={confirming.isPending}
      onConfirm={() => confirming.mutate()}
      onClose={close}
    >
      <div className="paga-stack paga-tight">
        <p>{t('passkeys.confirm.text')}</p>
        {confirming.isError && (
          <Alert tone={hasNone ? 'warning' : 'danger'}>{textOf(confirming.error)}</Alert>
        )}
        {hasNone && (
          <Link to="/account" onClick={close}>
            {t('passkeys.confirm.toAccount')}
          </Link>
        )}
      </div>
    </ConfirmModal>
  );
}
