import type { EmployeeAttachment } from '@paga/contract/employees';
import { ConfirmModal, useToast } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChangeFiles, useRemoveAttachment } from './use-attachments.ts';

type RemoveAttachmentProps = {
  attachment: EmployeeAttachment;
  onChange: ChangeFiles | undefined;
  onClose: () => void;
};

/** Asks before a file is removed for good. */
export function RemoveAttachment({ attachment, onChange, onClose }: RemoveAttachmentProps): ReactNode {
  const { t } = useTranslation('employees');
  const toast = useToast();
  const { attachmentId, fileName: name } = attachment;
  const removing = useRemoveAttachment(() => {
    onChange?.((files) => files.filter((file) => file.attachmentId !== attachmentId));
    toast.success(t('attachments.removed', { name }));
    onClose();
  });
  return (
    <ConfirmModal
      open
      danger
      title={t('attachments.removeQuestion', { name })}
      confirmText={t('attachments.removeConfirm')}
      loading={removing.isPending}
      onConfirm={() => removing.mutate({ body: { attachmentId } })}
      onClose={onClose}
    />
  );
}
