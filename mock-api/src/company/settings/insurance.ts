import type { HealthInsurance } from '@paga/contract/company/settings';
import { type SettingRow, wireValues } from './setting-values.ts';

/** The premiums of a setting on the wire. */
export const wire = (row: SettingRow<'insurance'>): HealthInsurance => ({
  validFrom: row.validFrom,
  ...wireValues('insurance', row),
});
