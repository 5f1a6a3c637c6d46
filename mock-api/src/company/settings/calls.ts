import {
  getHealthInsurance,
  getLeaveConfiguration,
  getMonthSettings,
  getOvertime,
  type SettingKind,
  updateHealthInsurance,
  updateMonthSettings,
  updateOvertime,
} from '@paga/contract/company/settings';
import { datedSetting } from './dated-setting.ts';

const overtime = datedSetting({
  calls: { read: getOvertime, change: updateOvertime },
  tables: ['overtime'],
  about: 'id',
  audit: 'updateOvertime',
});

export const leave = datedSetting({
  calls: { read: getLeaveConfiguration },
  tables: ['leave'],
  about: 'tenantId',
  audit: 'updateLeave',
});

const insurance = datedSetting({
  calls: { read: getHealthInsurance, change: updateHealthInsurance },
  tables: ['insurance'],
  audit: 'updateInsurance',
});

const month = datedSetting({
  calls: { read: getMonthSettings, change: updateMonthSettings },
  tables: ['payday', 'hours'],
  audit: 'updateMonthSettings',
});

/** The settings that have a history. */
export const settings = { overtime, leave, insurance, month } satisfies Record<SettingKind, object>;

export const settingHandlers = Object.values(settings).flatMap(({ handlers }) => handlers);
