import type { HealthInsurance, LeaveConfiguration, Overtime } from '@paga/contract/company/settings';
import { type SettingRow, wireValues } from './setting-values.ts';

/** The overtime increases of a setting on the wire. */
export const wireOvertime = (row: SettingRow<'overtime'>): Overtime => ({
  id: row.id,
  validFrom: row.validFrom,
  ...wireValues('overtime', row),
});

/** The premiums of a setting on the wire. */
export const wireInsurance = (row: SettingRow<'insurance'>): HealthInsurance => ({
  validFrom: row.validFrom,
  ...wireValues('insurance', row),
});

/** The values of a leave setting with the law's additions as a figure, for the history. */
export const leaveHistory = (row: SettingRow<'leave'>) => ({
  ...wireValues('leave', row),
  lawAdditions: Number(row.lawAdditions),
});

/** A leave setting on the wire. The law's additions are named only where they are on: without them the answer is the specification's. */
export function wireLeave(row: SettingRow<'leave'>): LeaveConfiguration {
  const { lawAdditions, ...figures } = wireValues('leave', row);
  const { tenantId, validFrom } = row;
  return { tenantId, validFrom, ...figures, ...(lawAdditions && { lawAdditions }) };
}
