import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from '../db/transaction.ts';

/** The ids of the companies a person is linked to, as a query: however many they are, the list stays in the database. */
export const linkedIds = (userId: number): SQL => sql`
  select l."tenantId" from "user_company" l join "tenant" lt on lt."id" = l."tenantId" and lt."deletedAt" is null where l."userId" = ${userId}`;

/** Whether a person is linked to the company of a column: asked of each row that a statement comes to. */
export const linkedTo = (userId: number, company: SQLWrapper): SQL =>
  sql`exists (select 1 from "user_company" l where l."userId" = ${userId} and l."tenantId" = ${company})`;

/** Whether a linked company of the person in the column `userId` has something: asked from the few companies that have it, each by a look into the index. */
export const anyLinked = (userId: SQL, has: SQL): SQL => sql`
  exists (select 1 from "tenant" t cross join lateral (
    select 1 from "user_company" l where l."tenantId" = t."id" and l."userId" = ${userId} limit 1) linked where t."deletedAt" is null and ${has})`;

/** Whether the person is linked to the company, which is not deleted. */
export async function isLinked(tx: Tx, userId: number, companyId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`${linkedIds(userId)} and l."tenantId" = ${companyId}`);
  return rows.length > 0;
}
