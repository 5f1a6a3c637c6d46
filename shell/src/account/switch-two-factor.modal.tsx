import { isApiError, mutation, query } from '@paga/client';
import { getTwoFactor, updateTwoFactor } from '@paga/contract/identity/two-factor';
import { Form, ModalForm, useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isWrongPassword, OwnPasswordField, showWrongPassword } from '#step-up/own-password-field.tsx';

/** Switches two-factor sign-in after the password again. */
export function SwitchTwoFactorModal({
  enabled,
  onClose,
}: {
  /** What it is to be. */
  enabled: boolean;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation('shell');
  const [form] = Form.useForm<{ password: string }>();
  const toast = useToast();
  const client = useQueryClient();
  const errorText = useErrorText();
  const textOf = (error: unknown) => (isApiError(error) ? errorText(error) : t('errors.INTERNAL'));
  const switching = useMutation({
    ...mutation(updateTwoFactor),
    onSuccess: (answer) => {
      client.setQueryData(query(getTwoFactor).queryKey, answer);
      toast.success(t(answer.enabled ? 'account.twoFactor.on' : 'account.twoFactor.off'));
    },
    onError: (error) => showWrongPassword(form, error, textOf(error)),
    meta: { silent: true },
  });
  const fault = switching.error;
  return (
    <ModalForm<{ password: string }>
      open
      title={t(enabled ? 'account.twoFactor.switchOn' : 'account.twoFactor.switchOff')}
      submitText={t(enabled ? 'account.twoFactor.doOn' : 'account.twoFactor.doOff')}
      danger={!enabled}
      form={form}
      error={fault && !isWrongPassword(fault) ? textOf(fault) : undefined}
      onSubmit={({ password }) => switching.mutateAsync({ body: { enabled, password } })}
      onClose={onClose}
      width={440}
    >
      <p>{t(enabled ? 'account.twoFactor.whyOn' : 'account.twoFactor.whyOff')}</p>
      <OwnPasswordField />
    </ModalForm>
  );
}
