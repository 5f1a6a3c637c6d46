import { call, invalidates } from '@paga/client';
import { addPasskey, getPasskeys, startPasskey } from '@paga/contract/identity/passkeys';
import { TextLength } from '@paga/contract/limits';
import { Form, FormField, Input, ModalForm, useToast } from '@paga/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { makePasskey } from '#passkeys/ceremony.ts';
import { usePasskeyText } from '#passkeys/use-passkey-text.ts';
import { deviceName } from '#two-factor/device-name.ts';
import { isWrongPassword, OwnPasswordField, showWrongPassword } from './own-password-field.tsx';

type NewPasskey = { name: string; password: string };

/** Names a passkey, asks for the password again, and has the browser make it. */
export function AddPasskeyModal({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('shell');
  const [form] = Form.useForm<NewPasskey>();
  const toast = useToast();
  const client = useQueryClient();
  const textOf = usePasskeyText();
  const adding = useMutation({
    mutationFn: async ({ name, password }: NewPasskey) => {
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
      width={440}
    >
      <p>{t('account.passkeys.addText')}</p>
      <FormField
        name="name"
        label={t('account.passkeys.name')}
        hint={t('account.passkeys.nameHint')}
        required
      >
        <Input maxLength={TextLength.label} />
      </FormField>
      <OwnPasswordField />
    </ModalForm>
  );
}
