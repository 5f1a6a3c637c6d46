import { asc, sql } from 'drizzle-orm';
import type { InCompany } from './scoped-rows.ts';
import { tenant } from './table.ts';
import type { Tx } from './transaction.ts';

/**
 * Runs `work` in one company after the other, inside one transaction of `asAccess`: each time under the role and the walls of that company,
 * so that it never sees two. For the few national changes that reach into companies.
 */
export async function inEachCompany(tx: Tx, work: (ctx: InCompany) => Promise<void>): Promise<void> {
  const companies = await tx.select({ id: tenant.id }).from(tenant).orderBy(asc(tenant.id));
  for (const { id } of companies) {
    await tx.execute(
      sql.raw(`set local role app; set local app.company = '${id}'; set local search_path = scoped, public`),
    );
    await work({ tx, companyId: id });
  }
  await tx.execute(
    sql.raw(`set local app.company = ''; set local search_path = default; set local role app_access`),
  );
}
