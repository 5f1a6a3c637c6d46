import { isApiError } from '@paga/client';
import { Alert, ConfirmModal, Stack } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePasskeyText } from '#passkeys/use-passkey-text.ts';
import type { OpenQuestion } from './step-up-question.ts';
import { usePasskeyGrant } from './use-passkey-grant.ts';

/** Asks for a passkey where a company takes no password for it. */
export function ConfirmPasskeyModal({ question }: { question: OpenQuestion }): ReactNode {
  const { t } = useTranslation('shell');
  const textOf = usePasskeyText();
  const confirming = usePasskeyGrant(question);
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
      <Stack gap={8}>
        <p>{t('passkeys.confirm.text')}</p>
        {confirming.isError && (
          <Alert tone={hasNone ? 'warning' : 'danger'}>{textOf(confirming.error)}</Alert>
        )}
        {hasNone && (
          <Link to="/account" onClick={close}>
            {t('passkeys.confirm.toAccount')}
          </Link>
        )}
      </Stack>
    </ConfirmModal>
  );
}
