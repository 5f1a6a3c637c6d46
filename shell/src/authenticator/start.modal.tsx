import { mutation } from '@paga/client';
import { startAuthenticator } from '@paga/contract/identity/authenticator';
import { Form, ModalForm } from '@paga/kit';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextOf } from '#language/use-text-of.ts';
import { isWrongPassword, OwnPasswordField, showWrongPassword } from '#step-up/own-password-field.tsx';
import './authenticator.css';
import type { Started } from './scan.modal.tsx';

/** Asks for the password before an authenticator app is set up. */
export function StartModal({
  onStarted,
  onClose,
}: {
  onStarted: (started: Started) => void;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation('shell');
  const [form] = Form.useForm<{ password: string }>();
  const textOf = useTextOf();
  const starting = useMutation({
    ...mutation(startAuthenticator),
    onSuccess: onStarted,
    onError: (error) => showWrongPassword(form, error, textOf(error)),
    meta: { silent: true },
  });
  const fault = starting.error;
  return (
    <ModalForm<{ password: string }>
      open
      title={t('account.app.setUpTitle')}
      submitText={t('account.app.goOn')}
      form={form}
      error={fault && !isWrongPassword(fault) ? textOf(fault) : undefined}
      onSubmit={(body) => starting.mutateAsync({ body })}
      onClose={onClose}
      lead={<p className="authenticator-lead">{t('account.app.setUpText')}</p>}
      width={440}
    >
      <OwnPasswordField />
    </ModalForm>
  );
}
