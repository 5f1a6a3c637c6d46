import type { EmployeeAttachment } from '@paga/contract/employees';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../http/context.ts';
import { attachment } from './table.ts';

/** The link of a file; it checks the session, and that the file is the company's. */
export function attachmentLink(companyId: number, id: number): string {
  return `/api/files/attachments/${id}?company=${companyId}`;
}

/** The files of these employees, by employee, oldest first. */
export async function attachmentsOf(
  { tx, companyId }: Pick<Context, 'tx' | 'companyId'>,
  employeeIds: readonly number[],
): Promise<Map<number, EmployeeAttachment[]>> {
  const files = new Map<number, EmployeeAttachment[]>();
  if (employeeIds.length === 0) return files;
  const rows = await tx
    .select({ id: attachment.id, employeeId: attachment.employeeId, fileName: attachment.fileName })
    .from(attachment)
    .where(and(eq(attachment.tenantId, companyId), isNull(attachment.deletedAt), inArray(attachment.employeeId, [...employeeIds])))
    .orderBy(asc(attachment.id));
  for (const { id, employeeId, fileName } of rows) {
    if (employeeId === null) continue;
    const own = files.get(employeeId) ?? [];
    own.push({ attachmentId: id, fileName, filePath: attachmentLink(companyId, id) });
    files.set(employeeId, own);
  }
  return files;
}
