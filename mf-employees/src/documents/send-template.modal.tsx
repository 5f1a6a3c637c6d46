import { mutation } from '@paga/client';
import { type DocumentTemplate, SendDocument, sendDocument } from '@paga/contract/documents';
import { FormField, Input, ModalForm, useToast } from '@paga/kit';
import { useDraft, useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

type SendValues = { email: string };

/** Mails a template to one address. */
export function SendTemplateModal({
  template,
  onClose,
}: {
  template: DocumentTemplate;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation('employees');
  const toast = useToast();
  const errorText = useErrorText();
  const draft = useDraft<SendValues>(`documents/${template.id}/send`);
  // One window is one mail: a second try after a broken line is not a second mail.
  const [requestId] = useState(() => crypto.randomUUID());
  const sending = useMutation({ ...mutation(sendDocument), meta: { silent: true } });
  const submit = async ({ email }: SendValues): Promise<void> => {
    await sending.mutateAsync({ body: { email: email.trim(), documentId: template.id, requestId } });
    toast.success(t('documents.send.done', { name: template.name, email: email.trim() }));
  };
  const looksRight = (_: unknown, email: string) =>
    SendDocument.shape.email.safeParse(email.trim()).success
      ? Promise.resolve()
      : Promise.reject(new Error(t('documents.send.invalid')));
  const fieldFaults = sending.error && 'fields' in sending.error && sending.error.fields;
  return (
    <ModalForm<SendValues>
      open
      title={t('documents.send.title', { name: template.name })}
      submitText={t('documents.send.save')}
      draft={draft}
      error={sending.error && !fieldFaults && errorText(sending.error)}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField
        name="email"
        label={t('documents.send.email')}
        rules={[
          { required: true, whitespace: true, message: t('documents.send.required') },
          { validator: looksRight },
        ]}
      >
        <Input type="email" autoComplete="off" inputMode="email" />
      </FormField>
      <p className="paga-hint">{t('documents.send.hint', { name: template.fileName })}</p>
    </ModalForm>
  );
}
