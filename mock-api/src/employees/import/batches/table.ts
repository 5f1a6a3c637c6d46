import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable, parentId } from '#core/db/company-table.ts';
import { importTable } from '#core/import/import-table.ts';
import type { SavedState } from './saved-state.ts';

const moment = () => timestamp({ withTimezone: true });

/** An import that a person began to save. */
export const importBatch = importTable('import_batch');

/** What an import did to one person: added (`before` is empty) or changed (`before` is the state to go back to). */
export const importRow = companyTable(
  'import_row',
  {
    batchId: parentId('import_batch').notNull(),
    employeeId: parentId('employee').notNull(),
    kind: text().$type<'added' | 'changed'>().notNull(),
    before: jsonb().$type<SavedState>(),
    /** The names of sectors that the company had not before this row. */
    newSectors: jsonb().$type<string[]>(),
    /** The first day whose pay the row touches; empty when it touches none. */
    paidFrom: date(),
    /** The employee's version that the row left behind: another one means that somebody has edited the person since. */
    version: integer().notNull(),
    savedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('import_row_once').on(t.tenantId, t.batchId, t.employeeId),
    index('import_row_of_employee').on(t.tenantId, t.employeeId),
    check(
      'import_row_kind',
      sql`("kind" = 'added' and "before" is null) or ("kind" = 'changed' and "before" is not null)`,
    ),
  ],
);
