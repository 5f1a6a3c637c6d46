import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { type DomainError, notFoundField } from '#core/domain-error.ts';
import { importBatch } from './table.ts';

/** The import a row is saved for: it cannot be undone before the row is stored, and one that is being undone is waited for. */
export function openBatch({
  companyId,
  importId,
}: {
  companyId: number | SQL;
  importId: number | Placeholder;
}): SQL {
  return sql`select "id" from ${importBatch} where "tenantId" = ${companyId} and "id" = ${importId} and "undoneAt" is null for share`;
}

/** Refuses an import that the company does not have, or that is undone. */
export async function requireOpenBatch({ tx, companyId }: InCompany, importId: number): Promise<void> {
  const { rows } = await tx.execute(openBatch({ companyId, importId }));
  if (rows.length === 0) throw unknownImport();
}

/** There is no such import, or it is undone. */
export function unknownImport(): DomainError {
  return notFoundField('importId', 'unknownImport', 'No such import');
}
