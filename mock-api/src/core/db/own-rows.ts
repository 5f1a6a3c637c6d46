import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../http/context.ts';

/** What a query on a company's tables needs: a transaction, and the company it asks about. */
export type InCompany = Pick<Context, 'tx' | 'companyId'>;

/**
 * The rows of the context's company. Every query on a company's table asks so itself: it is right without row level security and without
 * the scoped views, which stand behind it.
 */
export function own({ companyId }: Pick<Context, 'companyId'>, table: { tenantId: PgColumn }): SQL {
  return eq(table.tenantId, companyId);
}
