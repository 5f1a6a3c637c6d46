import type { Employee, EmployeeAttachment } from '@paga/contract/employees';
import type { ReactNode } from 'react';
import { AttachmentList } from '#files/attachments/attachment-list.tsx';
import type { ChangeFiles } from '#files/attachments/use-attachments.ts';

type AttachmentsPartProps = {
  employee: Employee | null;
  files: readonly EmployeeAttachment[];
  onChange: NonNullable<ChangeFiles>;
};

/** The files of an employee; those of a new one wait for the person to be saved. */
export function AttachmentsPart({ employee, files, onChange }: AttachmentsPartProps): ReactNode {
  if (employee) return <AttachmentList employeeId={employee.id} attachments={employee.attachments} />;
  return <AttachmentList attachments={files} onChange={onChange} />;
}
