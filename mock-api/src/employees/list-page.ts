import type { EmployeeListRow } from '@paga/contract/employees';
import type { EmployeeStatus } from '@paga/contract/shapes';
import { and, count } from 'drizzle-orm';
import type { Context } from '../http/context.ts';
import { attachmentsOf } from './attachments-of.ts';
import { byName, inTab, matching } from './of-company.ts';
import { photoLink } from './photo-link.ts';
import { employee } from './table.ts';

type Asked = { status: 0 | EmployeeStatus; filterEmployees?: string; page: number; pageSize?: number };

/** One page of a tab by name, with how many the tab and the search leave; without a page size everybody. */
export async function listPage(
  ctx: Context,
  { status, filterEmployees, page, pageSize }: Asked,
): Promise<{ data: EmployeeListRow[]; total: number }> {
  const { id, firstName, lastName, occupation, phone, email, employeeStatus, draftStatus } = employee;
  const wanted = and(inTab(ctx, status), matching(filterEmployees));
  const sorted = ctx.tx
    .select({ id, firstName, lastName, photo: photoLink, occupation, phone, email, employeeStatus, draftStatus })
    .from(employee)
    .where(wanted)
    .orderBy(...byName());
  const rows = await (pageSize === undefined ? sorted : sorted.limit(pageSize).offset((page - 1) * pageSize));
  const [counted] =
    pageSize === undefined ? [{ total: rows.length }] : await ctx.tx.select({ total: count() }).from(employee).where(wanted);
  const files = await attachmentsOf(
    ctx,
    rows.map((row) => row.id),
  );
  const data = rows.map((row) => ({
    ...row,
    attachments: files.get(row.id) ?? [],
  }));
  return { data, total: counted?.total ?? 0 };
}
