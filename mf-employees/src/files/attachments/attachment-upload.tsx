import { isApiError } from '@paga/client';
import { FilePick, Grid, IconButton, Progress, Row, Stack, useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeFiles } from './use-attachments.ts';
import { canRetry, OLD_OFFICE, type Upload, useUploads } from './use-uploads.ts';

/** What the server takes, by ending; it looks at the content itself. Old office files may be chosen, so that the message can say what to do. */
const ACCEPT = '.pdf,.docx,.xlsx,.pptx,.png,.jpg,.jpeg,.gif,.webp,.doc,.xls,.ppt';

type AttachmentUploadProps = { employeeId: number | undefined; onChange: ChangeFiles | undefined };

/** Adds files: how far each is, a way to stop it, and why it was not taken. */
export function AttachmentUpload({ employeeId, onChange }: AttachmentUploadProps): ReactNode {
  const { t } = useTranslation('employees');
  const toast = useToast();
  const { uploads, add, retry, stop } = useUploads(employeeId, (file) => {
    onChange?.((files) => [...files, file]);
    toast.success(t('attachments.added', { name: file.fileName }));
  });
  return (
    <Stack gap={8}>
      <FilePick
        accept={ACCEPT}
        multiple
        label={t('attachments.add')}
        hint={t('attachments.hint')}
        onPick={add}
      />
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onRetry={() => retry(upload)}
          onStop={() => stop(upload)}
        />
      ))}
    </Stack>
  );
}

type UploadRowProps = { upload: Upload; onRetry: () => void; onStop: () => void };

function UploadRow({ upload: { file, percent, fault }, onRetry, onStop }: UploadRowProps): ReactNode {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const { name } = file;
  if (!fault)
    return (
      <Row gap={4} wrap={false} className="attachment-upload">
        <Progress value={percent} total={100} label={t('attachments.sending', { name })} />
        <IconButton icon="close" size="small" label={t('attachments.cancel', { name })} onClick={onStop} />
      </Row>
    );
  const refused = isApiError(fault, 'UNSUPPORTED_MEDIA_TYPE') ? t('attachments.wrongType') : errorText(fault);
  const reason = fault === OLD_OFFICE ? t('attachments.oldOffice') : refused;
  return (
    <Row gap={4} wrap={false} className="attachment-upload">
      <Grid gap={0} className="paga-breaks">
        <span>{name}</span>
        <span role="alert" className="paga-field-error">
          {reason}
        </span>
      </Grid>
      {canRetry(fault) && (
        <IconButton icon="refresh" size="small" label={t('attachments.retry', { name })} onClick={onRetry} />
      )}
      <IconButton icon="close" size="small" label={t('attachments.dismiss', { name })} onClick={onStop} />
    </Row>
  );
}
