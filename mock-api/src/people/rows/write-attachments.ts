import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { attachment } from '../table.ts';

type Stored = typeof attachment.$inferSelect;
type NewAttachment = Omit<Stored, 'id' | 'tenantId' | 'employeeId' | 'isContract' | 'deletedAt'> & {
  employeeId: number | undefined;
  isContract: boolean | undefined;
};
type Company = Pick<InCompany, 'tx' | 'companyId'>;

const one = (ctx: Company, id: number) => and(scoped(ctx, attachment), eq(attachment.id, id));

/** Adds a file; without `employeeId` it is nobody's until an employee is saved with it. */
export async function addAttachment({ tx, companyId }: Company, file: NewAttachment): Promise<Stored> {
  const [row] = await tx
    .insert(attachment)
    .values({ tenantId: companyId, ...file })
    .returning();
  return found(row);
}

/** Says whether a file is a contract. */
export async function setContract(ctx: Company, id: number, isContract: boolean): Promise<void> {
  await ctx.tx.update(attachment).set({ isContract }).where(one(ctx, id));
}

/** Deletes a file; its row stays, so that the audit log has something to point at. */
export async function deleteAttachment(ctx: Company & Pick<Context, 'now'>, id: number): Promise<void> {
  await ctx.tx.update(attachment).set({ deletedAt: ctx.now }).where(one(ctx, id));
}

/** Gives files that are nobody's, or the employee's already, to the employee, and answers how many of them there were. */
export async function giveAttachments(
  ctx: Company,
  employeeId: number,
  ids: readonly number[],
): Promise<number> {
  const nobodysOrOwn = or(isNull(attachment.employeeId), eq(attachment.employeeId, employeeId));
  const free = and(scoped(ctx, attachment), nobodysOrOwn, isNull(attachment.deletedAt));
  const given = await ctx.tx
    .update(attachment)
    .set({ employeeId })
    .where(and(free, inArray(attachment.id, [...ids])))
    .returning({ id: attachment.id });
  return given.length;
}

/** Deletes files that have been nobody's since before `before`, and those of `people`, a query of ids; answers their keys. */
export async function deleteForgottenAttachments(
  ctx: Company & Pick<Context, 'now'>,
  before: Date,
  people: SQL,
): Promise<string[]> {
  const nobodys = and(isNull(attachment.employeeId), lt(attachment.createdAt, before));
  const rows = await ctx.tx
    .update(attachment)
    .set({ deletedAt: ctx.now })
    .where(
      and(
        scoped(ctx, attachment),
        isNull(attachment.deletedAt),
        or(nobodys, sql`${attachment.employeeId} in ${people}`),
      ),
    )
    .returning({ key: attachment.storageName });
  return rows.map(({ key }) => key);
}
