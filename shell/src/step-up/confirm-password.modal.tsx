import { mutation, query } from '@paga/client';
import { getPasskeys } from '@paga/contract/identity/passkeys';
import { confirmStepUp } from '@paga/contract/identity/step-up';
import { Button, Form, ModalForm } from '@paga/kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePasskeyText } from '#passkeys/use-passkey-text.ts';
import { isWrongPassword, OwnPasswordField, showWrongPassword } from './own-password-field.tsx';
import type { OpenQuestion } from './step-up-question.ts';
import { usePasskeyGrant } from './use-passkey-grant.ts';

type Typed = { password: string };

/** Asks for the own password, or a passkey where the person has one that may confirm. */
export function ConfirmPasswordModal({ question }: { question: OpenQuestion }): ReactNode {
  const { t } = useTranslation('shell');
  const [form] = Form.useForm<Typed>();
  const textOf = usePasskeyText();
  const byPasskey = usePasskeyGrant(question);
  const byPassword = useMutation({
    ...mutation(confirmStepUp),
    onSuccess: () => question.answer(true),
    onError: (error) => showWrongPassword(form, error, textOf(error)),
    meta: { silent: true },
  });
  const fault = isWrongPassword(byPassword.error) ? byPasskey.error : (byPassword.error ?? byPasskey.error);
  return (
    <ModalForm<Typed>
      open
      title={t('stepUp.password.title')}
      submitText={t('stepUp.password.confirm')}
      form={form}
      error={textOf(fault)}
      onSubmit={({ password }) =>
        byPassword.mutateAsync({ body: { tenantId: question.companyId, password } })
      }
      onClose={() => question.answer(false)}
      lead={<p>{t('stepUp.password.text')}</p>}
      width={440}
    >
      <OwnPasswordField />
      <PasskeyInstead pending={byPasskey.isPending} onUse={() => byPasskey.mutate()} />
    </ModalForm>
  );
}

function PasskeyInstead({ pending, onUse }: { pending: boolean; onUse: () => void }): ReactNode {
  const { t } = useTranslation('shell');
  const passkeys = useQuery({ ...query(getPasskeys), meta: { silent: true } });
  const now = new Date().toISOString();
  const usable = passkeys.data?.passkeys.some(({ confirmsFrom }) => confirmsFrom <= now);
  if (!usable || passkeys.data?.origin !== location.origin) return null;
  return (
    <Button variant="link" size="small" loading={pending} onClick={onUse}>
      {t('passkeys.confirm.use')}
    </Button>
  );
}
