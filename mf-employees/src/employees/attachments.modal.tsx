import type { EmployeeAttachment, EmployeeListRow } from '@paga/contract/employees';
import { ConfirmModal, Icon, IconButton, Modal, Stack, useToast } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentUpload } from './attachment-upload.tsx';
import { useRemoveAttachment } from './use-attachments.ts';

type AttachmentsModalProps = { employee: EmployeeListRow; onClose: () => void };

/** The files of one employee as links that save them, with a place to add and a way to remove. */
export function AttachmentsModal({ employee, onClose }: AttachmentsModalProps): ReactNode {
  const { t } = useTranslation('employees');
  const mayAdd = useMayCall('uploadAttachment');
  const [removed, setRemoved] = useState<EmployeeAttachment | null>(null);
  const name = `${employee.firstName} ${employee.lastName}`;
  return (
    <>
      <Modal open title={t('employees.documentsOf', { name })} onClose={onClose}>
        <Stack>
          <AttachmentList attachments={employee.attachments} onRemove={setRemoved} />
          {mayAdd && <AttachmentUpload employeeId={employee.id} />}
        </Stack>
      </Modal>
      {removed && <RemoveAttachment attachment={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

type AttachmentListProps = { attachments: readonly EmployeeAttachment[]; onRemove: (attachment: EmployeeAttachment) => void };

function AttachmentList({ attachments, onRemove }: AttachmentListProps): ReactNode {
  const { t } = useTranslation('employees');
  const mayRemove = useMayCall('removeAttachment');
  if (attachments.length === 0) return <p className="paga-hint">{t('employees.noDocuments')}</p>;
  return (
    <ul className="employee-files">
      {attachments.map((attachment) => (
        <li key={attachment.attachmentId}>
          <a href={attachment.filePath} download={attachment.fileName}>
            <Icon name="file" size={16} /> {attachment.fileName}
          </a>
          {mayRemove && (
            <IconButton
              icon="trash"
              size="small"
              label={t('employees.attachments.remove', { name: attachment.fileName })}
              onClick={() => onRemove(attachment)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function RemoveAttachment({ attachment, onClose }: { attachment: EmployeeAttachment; onClose: () => void }): ReactNode {
  const { t } = useTranslation('employees');
  const toast = useToast();
  const { attachmentId, fileName: name } = attachment;
  const removing = useRemoveAttachment(() => {
    toast.success(t('employees.attachments.removed', { name }));
    onClose();
  });
  return (
    <ConfirmModal
      open
      danger
      title={t('employees.attachments.removeQuestion', { name })}
      confirmText={t('employees.attachments.removeConfirm')}
      loading={removing.isPending}
      onConfirm={() => removing.mutate({ body: { attachmentId } })}
      onClose={onClose}
    />
  );
}
