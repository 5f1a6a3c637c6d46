import type { Overtime } from '@paga/contract/company/settings';
import { type SettingRow, wireValues } from './setting-values.ts';

/** The overtime increases of a setting on the wire. */
export const wire = (row: SettingRow<'overtime'>): Overtime => ({
  id: row.id,
  validFrom: row.validFrom,
  ...wireValues('overtime', row),
});
