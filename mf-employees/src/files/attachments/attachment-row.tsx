import type { EmployeeAttachment } from '@paga/contract/employees';
import type { DocumentToRead } from '@paga/contract/own/documents';
import { RowActions } from '@paga/forms';
import { Button, Row, Tag } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FileFacts } from './file-facts.tsx';
import { ReadTag, ToReadButton } from './to-read.tsx';
import { type ChangeFiles, useMarkContract, useSaveAttachment } from './use-attachments.ts';

type AttachmentRowProps = {
  attachment: EmployeeAttachment;
  /** The newest contract: the one that is e-mailed. */
  isMailed: boolean;
  readOnly?: boolean;
  /** What the person is asked to read, by the file; undefined where nothing can be asked. */
  documents: ReadonlyMap<number, DocumentToRead> | undefined;
  onChange: ChangeFiles | undefined;
  onRemove: () => void;
};

/** One file: a button that saves it, what it is, and what can be done with it. */
export function AttachmentRow({
  attachment,
  isMailed,
  readOnly,
  documents,
  onChange,
  onRemove,
}: AttachmentRowProps): ReactNode {
  const { t } = useTranslation('employees');
  const mayRemove = useMayCall('removeAttachment') && !readOnly;
  const { fileName: name, isContract } = attachment;
  const document = documents?.get(attachment.attachmentId);
  const { save, isSaving } = useSaveAttachment(attachment);
  return (
    <li>
      <Row gap={[2, 8]} className="attachment-name">
        <Button variant="link" icon="file" loading={isSaving} onClick={save}>
          {name}
        </Button>
        {isContract && (
          <Tag tone={isMailed ? 'brand' : 'neutral'}>
            {t(isMailed ? 'attachments.contract' : 'attachments.olderContract')}
          </Tag>
        )}
        {document && <ReadTag document={document} />}
        <FileFacts attachment={attachment} />
      </Row>
      <RowActions
        actions={[
          mayRemove && { kind: 'delete', label: t('attachments.remove', { name }), onClick: onRemove },
        ]}
      >
        {!readOnly && documents && <ToReadButton attachment={attachment} document={document} />}
        {!readOnly && <MarkButton attachment={attachment} onChange={onChange} />}
      </RowActions>
    </li>
  );
}

function MarkButton({
  attachment,
  onChange,
}: {
  attachment: EmployeeAttachment;
  onChange: ChangeFiles | undefined;
}): ReactNode {
  const { t } = useTranslation('employees');
  const mayMark = useMayCall('markContract');
  const { attachmentId, fileName: name, isContract } = attachment;
  const marking = useMarkContract((marked) =>
    onChange?.((files) =>
      files.map((file) => (file.attachmentId === attachmentId ? { ...file, isContract: marked } : file)),
    ),
  );
  if (!mayMark) return null;
  const mark = () => marking.mutate({ body: { attachmentId, isContract: !isContract } });
  return (
    <Button
      variant="quiet"
      size="small"
      loading={marking.isPending}
      aria-label={t(isContract ? 'attachments.unmarkFile' : 'attachments.markFile', { name })}
      onClick={mark}
    >
      {t(isContract ? 'attachments.unmark' : 'attachments.mark')}
    </Button>
  );
}
