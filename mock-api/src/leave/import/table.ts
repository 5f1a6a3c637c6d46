import { sql } from 'drizzle-orm';
import { check, index } from 'drizzle-orm/pg-core';
import { companyTable, parentId } from '#core/db/company-table.ts';
import { importTable } from '#core/import/import-table.ts';

/** A saved import of balances and booked leave. */
export const leaveImport = importTable('leave_import');

/** What an import brought: a leave or a line of a balance. A leave that is deleted takes its line with it. */
export const leaveImportLine = companyTable(
  'leave_import_line',
  {
    importId: parentId('leave_import').notNull(),
    vacationId: parentId('vacation', { onDelete: 'cascade' }),
    correctionId: parentId('leave_correction'),
  },
  (t) => [
    index('leave_import_line_of_import').on(t.tenantId, t.importId),
    index('leave_import_line_of_leave').on(t.vacationId),
    check('leave_import_line_one', sql`num_nonnulls("vacationId", "correctionId") = 1`),
  ],
);
