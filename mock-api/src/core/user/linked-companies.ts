import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/transaction.ts';

/** The ids of the companies a person is linked to, as a query: however many they are, the list stays in the database. */
export const linkedIds = (userId: number): SQL => sql`
  select l."tenantId" from "user_company" l join "tenant" lt on lt."id" = l."tenantId" and lt."deletedAt" is null where l."userId" = ${userId}`;

/** Whether the person is linked to the company, which is not deleted. */
export async function isLinked(tx: Tx, userId: number, companyId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`${linkedIds(userId)} and l."tenantId" = ${companyId}`);
  return rows.length > 0;
}
