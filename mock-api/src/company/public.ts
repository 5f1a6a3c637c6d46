// All that other areas may import of this one: read models, reads and commands, no tables.

export { holdCounting, takeCounting, takeHolidays } from './law/holiday-lock.ts';
export {
  type DaysOff,
  daysOff,
  doubtfulHolidays,
  type Holiday,
  holidaysBetween,
  lackingByLaw,
} from './law/holidays.ts';
export { nationalTables } from './law/national-tables.ts';
export { publicHoliday } from './law/read-models.ts';
export { seedNational } from './law/seed-national.ts';
export { type Change, changeOf, onlyTable } from './law/tax-tables.ts';
export { addPublicHolidays, removePublicHoliday, updatePublicHoliday } from './law/write-holidays.ts';
export { kindToEnter, payKindsOf, requireField } from './pay-kinds/pay-kinds.ts';
export { companyPeople, type PeopleToPay } from './people-to-pay.ts';
export { companiesNamed, countNamed } from './profile/companies-named.ts';
export { companyRecord } from './profile/company-record.ts';
export { createCompany } from './profile/create-company.ts';
export { logoFile, logoOf } from './profile/logo-of.ts';
export { type PaidFrom, salaryMonths } from './salary-months.ts';
export { asksForSignOff } from './security/asks-for-sign-off.ts';
export { leave as leaveConfiguration } from './settings/calls.ts';
export { addLeaveSetting } from './settings/leave-setting.ts';
export { defaultPaymentDate } from './settings/payment-date.ts';
export {
  contributionSetting,
  hoursSetting,
  insuranceSetting,
  leaveSetting,
  overtimeSetting,
} from './settings/read-models.ts';
export { settingOn } from './settings/setting-on.ts';
export { lockSettings } from './settings/setting-rows.ts';
export {
  engineValues,
  lawfulColumns,
  type SettingRow,
  termValues,
  wireValues,
} from './settings/setting-values.ts';
