import type { SalaryComment } from '@paga/contract/payroll';
import { RoleId } from '@paga/contract/shapes';
import type { Context } from '#core/http/context.ts';
import { namesOf } from '#core/user/names-of.ts';
import type { salaryComment } from './table.ts';

/** A stored comment. */
type StoredComment = typeof salaryComment.$inferSelect;

/** Roles that may delete what others wrote. */
const ADMINISTRATORS: readonly RoleId[] = [RoleId.superAdmin, RoleId.companyAdmin];

/** Whether somebody may delete a comment: its author, or an administrator. */
export const mayDelete = ({ userId, roleId }: Context['actor'], { writtenBy }: StoredComment): boolean =>
  writtenBy === userId || ADMINISTRATORS.includes(roleId);

/** Stored comments on the wire. */
export async function wireComments(ctx: Context, rows: readonly StoredComment[]): Promise<SalaryComment[]> {
  const names = await namesOf(
    ctx,
    rows.map(({ writtenBy }) => writtenBy),
  );
  return rows.map((row) => ({
    ...{ id: row.id, employeeId: row.employeeId, text: row.text },
    ...{ by: names.get(row.writtenBy) ?? null, at: row.writtenAt.toISOString() },
    mayDelete: mayDelete(ctx.actor, row),
  }));
}
