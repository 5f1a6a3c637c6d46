import { isApiError } from '@paga/client';
import { FILE_BYTES } from '@paga/contract/limits';
import { CheckBox, FilePick, Progress, Stack, useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploadAttachment } from './use-attachments.ts';

/** What the server takes, by ending; it looks at the content itself. */
const ACCEPT = '.pdf,.docx,.xlsx,.pptx,.png,.jpg,.jpeg,.gif,.webp';

/** Adds a file to an employee, with how far it is. */
export function AttachmentUpload({ employeeId }: { employeeId: number }): ReactNode {
  const { t } = useTranslation('employees');
  const toast = useToast();
  const errorText = useErrorText();
  const [isContract, setContract] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const sending = useUploadAttachment(employeeId, (name) => {
    toast.success(t('employees.attachments.added', { name }));
    setContract(false);
  });
  const send = ([file]: File[]) => {
    if (!file) return;
    setTooLarge(file.size > FILE_BYTES);
    if (file.size > FILE_BYTES) sending.reset();
    else sending.mutate({ file, isContract });
  };
  const { error, percent } = sending;
  const isWrongType = isApiError(error, 'UNSUPPORTED_MEDIA_TYPE');
  const refused = isTooLarge
    ? t('employees.attachments.tooLarge')
    : isWrongType
      ? t('employees.attachments.wrongType')
      : error && errorText(error);
  return (
    <Stack tight>
      <CheckBox checked={isContract} onChange={setContract}>
        {t('employees.attachments.isContract')}
      </CheckBox>
      <FilePick
        accept={ACCEPT}
        label={t('employees.attachments.add')}
        hint={t('employees.attachments.hint')}
        loading={sending.isPending}
        error={refused}
        onPick={send}
      />
      {percent !== null && <Progress value={percent} total={100} label={t('employees.attachments.sending')} />}
    </Stack>
  );
}
