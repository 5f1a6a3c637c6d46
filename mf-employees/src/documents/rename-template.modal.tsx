import type { DocumentTemplate } from '@paga/contract/documents';
import { TextLength } from '@paga/contract/limits';
import { FormField, Input, ModalForm, useToast } from '@paga/kit';
import { useDraft, useErrorText } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateTemplate } from './use-templates.ts';

type NameValues = { name: string };

/** Gives a template another name. */
export function RenameTemplateModal({
  template,
  onClose,
}: {
  template: DocumentTemplate;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation('employees');
  const toast = useToast();
  const errorText = useErrorText();
  const draft = useDraft<NameValues>(`documents/${template.id}/name`);
  const renaming = useUpdateTemplate(template.id);
  const submit = async ({ name }: NameValues): Promise<void> => {
    await renaming.mutateAsync({ name: name.trim() });
    toast.success(t('documents.rename.done', { name: name.trim() }));
  };
  return (
    <ModalForm<NameValues>
      open
      title={t('documents.rename.title', { name: template.name })}
      submitText={t('documents.rename.save')}
      initialValues={{ name: template.name }}
      draft={draft}
      error={renaming.error && errorText(renaming.error)}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField
        name="name"
        label={t('documents.name')}
        rules={[{ required: true, whitespace: true, message: t('documents.rename.required') }]}
      >
        <Input maxLength={TextLength.name} />
      </FormField>
    </ModalForm>
  );
}
