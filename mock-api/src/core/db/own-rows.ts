import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { found } from '../domain-error.ts';

type Whose = { own: { companyId: number; employeeId: number } };
/** `employeeId` says whose a row is; of the employees' own table `id`. */
type OfEmployee = { tenantId: PgColumn } & ({ employeeId: PgColumn } | { id: PgColumn; employeeId?: never });

/**
 * The rows of the employee whose page it is. Every query of an own page asks so itself: it is right without row level security, which stands
 * behind it.
 */
export function ownRowsOf({ own }: Whose, table: OfEmployee): SQL | undefined {
  // A read model answers for its columns one by one, and lists none of them.
  const { tenantId, employeeId, id } = table as { tenantId: PgColumn; employeeId?: PgColumn; id?: PgColumn };
  return and(eq(tenantId, own.companyId), eq(found(employeeId ?? id), own.employeeId));
}
