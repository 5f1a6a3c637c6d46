import type { EmployeeAttachment } from '@paga/contract/employees';
import { EmptyState, Icon, Modal } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type AttachmentsModalProps = { name: string; attachments: readonly EmployeeAttachment[]; onClose: () => void };

/** The files of one employee as links. */
export function AttachmentsModal({ name, attachments, onClose }: AttachmentsModalProps): ReactNode {
  const { t } = useTranslation('employees');
  return (
    <Modal open title={t('employees.documentsOf', { name })} onClose={onClose}>
      {attachments.length === 0 ? (
        <EmptyState title={t('employees.noDocuments')} />
      ) : (
        <ul>
          {attachments.map(({ attachmentId, fileName, filePath }) => (
            <li key={attachmentId}>
              <a href={filePath} target="_blank" rel="noreferrer">
                <Icon name="file" size={16} /> {fileName}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
