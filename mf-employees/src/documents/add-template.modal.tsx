import { TextLength } from '@paga/contract/limits';
import { FilePick, Form, FormField, Input, ModalForm, Progress, useToast } from '@paga/kit';
import { useDraft } from '@paga/platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCEPTED, isTooLarge, useFileProblem } from './use-file-problem.ts';
import { useAddTemplate } from './use-templates.ts';

type NameValues = { name?: string };

const stemOf = ({ name }: File) => name.replace(/\.[^.]+$/, '');

/** Adds a template: a name and a file, both needed. */
export function AddTemplateModal({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('employees');
  const toast = useToast();
  const problemOf = useFileProblem();
  const [form] = Form.useForm<NameValues>();
  const [file, setFile] = useState<File>();
  const [lacking, setLacking] = useState(false);
  const draft = useDraft<NameValues>('documents/new');
  const adding = useAddTemplate();
  const pick = ([picked]: File[]) => {
    setFile(picked);
    setLacking(false);
    adding.reset();
    if (picked && !form.getFieldValue('name')) form.setFieldValue('name', stemOf(picked));
  };
  const submit = async ({ name = '' }: NameValues): Promise<void> => {
    const isLacking = name.trim() === '' || !file;
    setLacking(isLacking);
    if (isLacking || isTooLarge(file)) throw new Error('nothing is sent');
    await adding.mutateAsync({ name, file });
    toast.success(t('documents.add.done', { name }));
  };
  return (
    <ModalForm<NameValues>
      open
      title={t('documents.add.title')}
      submitText={t('documents.add.save')}
      form={form}
      draft={draft}
      error={lacking && t('documents.add.required')}
      onValuesChange={() => setLacking(false)}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField name="name" label={t('documents.name')}>
        <Input maxLength={TextLength.name} />
      </FormField>
      <FilePick
        accept={ACCEPTED}
        label={file ? t('documents.otherFile') : t('documents.chooseFile')}
        hint={file ? file.name : t('documents.fileHint')}
        loading={adding.isPending}
        error={problemOf(file, adding.error)}
        onPick={pick}
      />
      {adding.percent !== null && (
        <Progress value={adding.percent} total={100} label={t('documents.sending')} />
      )}
    </ModalForm>
  );
}
