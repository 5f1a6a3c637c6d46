import type { HealthInsurance } from '@paga/contract/company/settings';
import { toEuro } from '@paga/payroll';
import type { insuranceSetting } from './table.ts';

type Row = typeof insuranceSetting.$inferSelect;

/** The premiums of a setting in euro. */
export const insuranceValues = (row: Row) => ({
  prime: toEuro(row.prime),
  partner: toEuro(row.partner),
  children: toEuro(row.children),
  adultsChildren: toEuro(row.adultsChildren),
  parent: toEuro(row.parent),
});

export const wire = (row: Row): HealthInsurance => ({ validFrom: row.validFrom, ...insuranceValues(row) });
