import { area } from '#core/area.ts';
import { minimumWage, publicHoliday, taxTable } from './law/table.ts';
import { payKind } from './pay-kinds/table.ts';
import { companyRoutes } from './routes.ts';
import {
  contributionSetting,
  hoursSetting,
  insuranceSetting,
  leaveSetting,
  overtimeSetting,
  paydaySetting,
} from './settings/table.ts';

/** A company: profile, settings, law, security. */
export const companyArea = area({
  name: 'company',
  tables: [
    contributionSetting,
    hoursSetting,
    insuranceSetting,
    leaveSetting,
    minimumWage,
    overtimeSetting,
    payKind,
    paydaySetting,
    publicHoliday,
    taxTable,
  ],
  routes: companyRoutes,
  backup: {
    leftOut: {
      minimum_wage: 'national',
      public_holiday: 'national',
      tax_table: 'national',
    },
  },
  audit: ['companies', 'configurations', 'contributions', 'minimumWage', 'taxes', 'users'],
});
