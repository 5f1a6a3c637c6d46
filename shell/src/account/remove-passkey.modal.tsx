import { invalidates, mutation } from '@paga/client';
import { getPasskeys, type Passkey, removePasskey } from '@paga/contract/identity/passkeys';
import { Form, ModalForm, useToast } from '@paga/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePasskeyText } from '#passkeys/use-passkey-text.ts';
import { isWrongPassword, OwnPasswordField, showWrongPassword } from '#step-up/own-password-field.tsx';
import './passkeys.css';

/** Removes a passkey after the password again. */
export function RemovePasskeyModal({
  passkey: { id, name },
  onClose,
}: {
  passkey: Passkey;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation('shell');
  const [form] = Form.useForm<{ password: string }>();
  const toast = useToast();
  const client = useQueryClient();
  const textOf = usePasskeyText();
  const removing = useMutation({
    ...mutation(removePasskey),
    onSuccess: async () => {
      await client.invalidateQueries(invalidates(getPasskeys));
      toast.success(t('account.passkeys.removed', { name }));
    },
    onError: (error) => showWrongPassword(form, error, textOf(error)),
    meta: { silent: true },
  });
  return (
    <ModalForm<{ password: string }>
      open
      danger
      title={t('account.passkeys.removeTitle', { name })}
      submitText={t('account.passkeys.remove')}
      form={form}
      error={isWrongPassword(removing.error) ? undefined : textOf(removing.error)}
      onSubmit={(body) => removing.mutateAsync({ params: { id }, body })}
      onClose={onClose}
      lead={<p className="passkey-lead">{t('account.passkeys.removeText')}</p>}
      width={440}
    >
      <OwnPasswordField />
    </ModalForm>
  );
}
