import { call, invalidates } from '@paga/client';
import { addPasskey, getPasskeys, startPasskey } from '@paga/contract/identity/passkeys';
import { TextLength } from '@paga/contract/limits';
import { CheckBox, Form, FormField, Input, ModalForm, useToast } from '@paga/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { makePasskey } from '#passkeys/ceremony.ts';
import { confirmWithPasskey } from '#passkeys/confirm-with-passkey.ts';
import { usePasskeyText } from '#passkeys/use-passkey-text.ts';
import { isWrongPassword, OwnPasswordField, showWrongPassword } from '#step-up/own-password-field.tsx';
import { deviceName } from '#two-factor/device-name.ts';
import './passkeys.css';

type NewPasskey = { name: string; password: string; vouch?: boolean };

/** Names a passkey, asks for the password again, and has the browser make it. */
export function AddPasskeyModal({
  hasAnother,
  onClose,
}: {
  /** Has a passkey that may confirm the addition. */
  hasAnother: boolean;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation('shell');
  const [form] = Form.useForm<NewPasskey>();
  const toast = useToast();
  const client = useQueryClient();
  const textOf = usePasskeyText();
  const adding = useMutation({
    mutationFn: async ({ name, password, vouch }: NewPasskey) => {
      if (vouch) await confirmWithPasskey(null);
      const asked = await call(startPasskey, { body: { password } });
      return call(addPasskey, { body: { name, credential: await makePasskey(asked) } });
    },
    onSuccess: async ({ name }) => {
      await client.invalidateQueries(invalidates(getPasskeys));
      toast.success(t('account.passkeys.added', { name }));
    },
    onError: (error) => showWrongPassword(form, error, textOf(error)),
    meta: { silent: true },
  });
  return (
    <ModalForm<NewPasskey>
      open
      title={t('account.passkeys.addTitle')}
      initialValues={{ name: deviceName() }}
      submitText={t('account.passkeys.goOn')}
      form={form}
      error={isWrongPassword(adding.error) ? undefined : textOf(adding.error)}
      onSubmit={(values) => adding.mutateAsync(values)}
      onClose={onClose}
      lead={<p className="passkey-lead">{t('account.passkeys.addText')}</p>}
      width={440}
    >
      <FormField
        name="name"
        label={t('account.passkeys.name')}
        hint={t('account.passkeys.nameHint')}
        required
      >
        <Input maxLength={TextLength.label} />
      </FormField>
      <OwnPasswordField />
      {hasAnother && (
        <FormField name="vouch" label={t('account.passkeys.vouchLabel')}>
          <CheckBox>{t('account.passkeys.vouch')}</CheckBox>
        </FormField>
      )}
    </ModalForm>
  );
}
