import type { LeaveConfiguration } from '@paga/contract/company/settings';
import { type SettingRow, wireValues } from './setting-values.ts';

type Row = SettingRow<'leave'>;

/** The values of a setting with the law's additions as a figure, for the history. */
export const leaveHistory = (row: Row) => ({
  ...wireValues('leave', row),
  lawAdditions: Number(row.lawAdditions),
});

// The law's additions are named only where they are on: without them the answer is the specification's.
export function wire(row: Row): LeaveConfiguration {
  const { lawAdditions, ...figures } = wireValues('leave', row);
  const { tenantId, validFrom } = row;
  return { tenantId, validFrom, ...figures, ...(lawAdditions && { lawAdditions }) };
}
