import type { EmployeeAttachment } from '@paga/contract/employees';
import { and, asc, inArray, isNull } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { attachment } from '#people/table.ts';

/** The link of a file; it checks the session, and that the file is the company's. */
function attachmentLink(companyId: number, id: number): string {
  return `/api/files/attachments/${id}?company=${companyId}`;
}

type ShownColumns = Pick<
  typeof attachment.$inferSelect,
  'id' | 'fileName' | 'isContract' | 'size' | 'createdAt'
>;

/** A file as it is sent. */
export function shownAttachment(
  companyId: number,
  { id, fileName, isContract, size, createdAt }: ShownColumns,
): EmployeeAttachment {
  const filePath = attachmentLink(companyId, id);
  return { attachmentId: id, fileName, filePath, isContract, size, uploadedAt: createdAt.toISOString() };
}

/** The files of these employees, by employee, oldest first. */
export async function attachmentsOf(
  ctx: Pick<Context, 'tx' | 'companyId'>,
  employeeIds: readonly number[],
): Promise<Map<number, EmployeeAttachment[]>> {
  const files = new Map<number, EmployeeAttachment[]>();
  if (employeeIds.length === 0) return files;
  const { id, employeeId, fileName, isContract, size, createdAt, deletedAt } = attachment;
  const rows = await ctx.tx
    .select({ id, employeeId, fileName, isContract, size, createdAt })
    .from(attachment)
    .where(and(scoped(ctx, attachment), isNull(deletedAt), inArray(employeeId, [...employeeIds])))
    .orderBy(asc(id));
  for (const row of rows) {
    if (row.employeeId === null) continue;
    const of = files.get(row.employeeId) ?? [];
    of.push(shownAttachment(ctx.companyId, row));
    files.set(row.employeeId, of);
  }
  return files;
}
