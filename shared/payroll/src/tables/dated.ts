import type { CivilDate } from '@paga/calendar';
import { PayrollError } from '#payroll-error.ts';

/** Where a table comes from, short, in both languages; shown in the trace. */
export type LawText = { sq: string; en: string };

/** A statutory table with its first day. Tables are added, never overwritten (rules §2). */
export type Dated = { id: string; validFrom: CivilDate; law: LawText };

/** Before this day there is no table at all: a payment date before it is refused (rules §2). */
const FIRST_TABLE_DAY: CivilDate = '2009-01-01';

/**
 * The table in force on a day: the newest whose first day is not after it. Order of the list does not matter.
 *
 * Example: of tables from 2009-01-01 and 2024-08-23, the first is in force on 2024-08-22, the second on 2024-08-23.
 */
export function inForce<T extends { validFrom: CivilDate }>(
  tables: readonly T[],
  date: CivilDate,
): T | undefined {
  let found: T | undefined;
  for (const table of tables) {
    if (table.validFrom <= date && (found === undefined || table.validFrom >= found.validFrom)) found = table;
  }
  return found;
}

/**
 * The same, where a missing table is an error.
 *
 * Errors: `NO_TABLE`. Example: `requireInForce(wageTax, '2008-12-31', 'wageTax')` throws.
 */
export function requireInForce<T extends { validFrom: CivilDate }>(
  tables: readonly T[],
  date: CivilDate,
  name: string,
): T {
  const found = date < FIRST_TABLE_DAY ? undefined : inForce(tables, date);
  if (!found) throw new PayrollError('NO_TABLE', { table: name, date });
  return found;
}
