import type { EmployeeListRow } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { Modal } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentList } from '#files/attachments/attachment-list.tsx';

type AttachmentsModalProps = { employee: EmployeeListRow; onClose: () => void };

/** The files of one employee. */
export function AttachmentsModal({ employee, onClose }: AttachmentsModalProps): ReactNode {
  const { t } = useTranslation('employees');
  const name = fullName(employee);
  return (
    <Modal open title={t('employees.documentsOf', { name })} onClose={onClose} width={640}>
      <AttachmentList employeeId={employee.id} attachments={employee.attachments} />
    </Modal>
  );
}
