import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from './transaction.ts';

/** What a query on a company's tables needs: a transaction, and the company it asks about. */
export type InCompany = { tx: Tx; companyId: number };

/**
 * The rows of the context's company. Every query on a company's table asks so itself: it is right without row level security and without
 * the scoped views, which stand behind it.
 */
export function scoped({ companyId }: Pick<InCompany, 'companyId'>, table: { tenantId: PgColumn }): SQL {
  return eq(table.tenantId, companyId);
}
