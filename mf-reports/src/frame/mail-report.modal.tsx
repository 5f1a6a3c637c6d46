import { Email } from '@paga/contract/shapes';
import { FormField, Input, ModalForm, useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Sends the report to one address. `warning`: why it cannot be sent yet. */
export type Mailing = {
  title: string;
  hint?: string;
  send: (email: string) => Promise<unknown>;
  warning?: string;
};

/** Asks for one address and sends the report there; without a valid one nothing is sent. */
export function MailReportModal({
  title,
  hint,
  send,
  onClose,
}: Mailing & { onClose: () => void }): ReactElement {
  const { t } = useTranslation('reports');
  const toast = useToast();
  const errorText = useErrorText();
  const [failed, setFailed] = useState<string>();
  const submit = async ({ email }: { email: string }) => {
    setFailed(undefined);
    try {
      await send(email.trim());
    } catch (error) {
      setFailed(errorText(error));
      throw error;
    }
    toast.success(t('frame.mail.sent', { email: email.trim() }));
  };
  const isValid = (_: unknown, email = '') =>
    Email.safeParse(email).success ? Promise.resolve() : Promise.reject(new Error(t('frame.mail.invalid')));
  return (
    <ModalForm<{ email: string }>
      open
      title={t('frame.mail.title', { report: title })}
      submitText={t('frame.mail.send')}
      error={failed}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField name="email" label={t('frame.mail.email')} hint={hint} rules={[{ validator: isValid }]}>
        <Input type="email" autoComplete="off" inputMode="email" />
      </FormField>
    </ModalForm>
  );
}
