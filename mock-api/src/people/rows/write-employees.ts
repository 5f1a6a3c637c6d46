import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { emailChanges, type Writer } from '../ports.ts';
import type { EmployeeRow } from '../read-models.ts';
import { employee } from '../table.ts';
import { ofCompany, oneOf } from './of-company.ts';

type Kept = 'id' | 'tenantId' | 'version' | 'createdAt' | 'updatedAt' | 'updatedBy' | 'deletedAt';
/** What is changed of an employee; an expression of SQL may name the columns of the read model. */
export type EmployeeChange = Omit<PgUpdateSetSource<typeof employee>, Kept>;

const stamp = ({ now, actor }: Writer) => ({ updatedAt: now, updatedBy: actor.userId });

async function set(ctx: InCompany, which: SQL, change: PgUpdateSetSource<typeof employee>): Promise<void> {
  await ctx.tx
    .update(employee)
    .set(change)
    .where(and(scoped(ctx, employee), which));
}

/** Changes an employee as the caller has read and locked it, and answers the changed row. */
export async function updateEmployee(
  ctx: Writer,
  { id, version, email }: Pick<EmployeeRow, 'id' | 'version' | 'email'>,
  change: EmployeeChange,
): Promise<EmployeeRow> {
  const [row] = await ctx.tx
    .update(employee)
    .set({ ...change, version: version + 1, ...stamp(ctx) })
    .where(and(scoped(ctx, employee), eq(employee.id, id)))
    .returning();
  const changed = found(row);
  if ((changed.email ?? '').toLowerCase() !== (email ?? '').toLowerCase())
    await emailChanges.ask.changed(ctx, id);
  return changed;
}

/** Changes these employees alike in one statement. */
export const updateEmployees = (
  ctx: Writer,
  ids: readonly number[],
  change: EmployeeChange & { deletedAt?: Date } = {},
) => set(ctx, oneOf(ids), { ...change, version: sql`${employee.version} + 1`, ...stamp(ctx) });

/** Lets people who have the employee open notice that something of theirs was changed. */
export const raiseVersion = (ctx: InCompany, id: number) =>
  set(ctx, eq(employee.id, id), { version: sql`${employee.version} + 1` });

/** Deletes employees; their rows stay, for calculated months point at them. */
export async function deleteEmployees(
  ctx: InCompany & Pick<Context, 'now'>,
  ids: readonly number[],
): Promise<void> {
  await ctx.tx
    .update(employee)
    .set({ deletedAt: ctx.now })
    .where(and(ofCompany(ctx), oneOf(ids)));
}

/** Takes the deletion of an employee back. */
export const undeleteEmployee = (ctx: Writer, id: number) =>
  set(ctx, eq(employee.id, id), { deletedAt: null, ...stamp(ctx) });

/** The key of an employee's photo; null takes it away. */
export const setPhotoKey = (ctx: InCompany, id: number, photo: string | null) =>
  set(ctx, eq(employee.id, id), { photo });

/** Facts of somebody of the demo, as if they had been so from the beginning. */
export const seedEmployee = (ctx: InCompany, id: number, facts: EmployeeChange) =>
  set(ctx, eq(employee.id, id), facts);
