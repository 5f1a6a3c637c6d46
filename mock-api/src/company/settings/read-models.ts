import { readModel } from '#core/db/read-model.ts';
import { columnNames } from './setting-columns.ts';
import * as table from './table.ts';

const DATED = ['id', 'tenantId', 'validFrom', 'createdBy', 'createdAt'] as const;

/** Pension contribution of the company, in percent, from a day on. */
export const contributionSetting = readModel(
  table.contributionSetting,
  ...DATED,
  ...columnNames('contributions'),
);

/** What extra hours add, in percent of the price of an hour, from a day on. */
export const overtimeSetting = readModel(table.overtimeSetting, ...DATED, ...columnNames('overtime'));

/** Days and pay of each kind of leave from a day on. */
export const leaveSetting = readModel(table.leaveSetting, ...DATED, ...columnNames('leave'));

/** Monthly premiums of the private health insurance, in cents, from a day on. */
export const insuranceSetting = readModel(table.insuranceSetting, ...DATED, ...columnNames('insurance'));

/** Hours of the month from a day on; null: by its pay days. */
export const hoursSetting = readModel(table.hoursSetting, ...DATED, ...columnNames('hours'));
