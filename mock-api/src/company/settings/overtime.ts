import type { Overtime } from '@paga/contract/company/settings';
import type { overtimeSetting } from './table.ts';

type Row = typeof overtimeSetting.$inferSelect;

/** The increases of a setting in percent. */
export const overtimeValues = (row: Row) => ({
  nightPercentage: Number(row.nightPercentage),
  weekendPercentage: Number(row.weekendPercentage),
  afterHoursPercentage: Number(row.afterHoursPercentage),
  holidayPercentage: Number(row.holidayPercentage),
  guardPercentage: Number(row.guardPercentage),
});

export const wire = (row: Row): Overtime => ({
  id: row.id,
  validFrom: row.validFrom,
  ...overtimeValues(row),
});
