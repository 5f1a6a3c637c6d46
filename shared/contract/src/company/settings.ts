import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { datedSetting } from '#core/dated-setting.ts';
import { endpoint } from '#core/endpoint.ts';
import { SettingDays } from '#core/limits.ts';
import { CivilDate, Id, QueryId } from '#core/shapes.ts';
import { settingShapes } from './setting-fields.ts';

const CompanyQuery = z.strictObject({ tenantId: QueryId });

/**
 * The first day on which a changed setting holds (ours); left out: today, or the day after the last closed month when that is later. A month
 * goes by what is in force on its last day. A day that reaches into a closed month is refused with `PERIOD_CLOSED`.
 */
const ValidFrom = {
  validFrom: CivilDate.refine(
    (day) => day >= SettingDays.first && day <= SettingDays.last,
    'outside the days of the tables',
  ).optional(),
};

/**
 * How often the setting was changed (ours): sent with a change, that one is refused with `CONFLICT` when somebody else has saved since it was read.
 */
const Version = { version: z.int().min(0).optional() };

/** Overtime increases in percent. */
export const Overtime = z.object({
  id: Id,
  ...Version,
  validFrom: CivilDate,
  ...settingShapes('overtime'),
});
export type Overtime = z.infer<typeof Overtime>;

/** Overtime increases in force today, and their change from a day on. */
export const { read: getOvertime, change: updateOvertime } = datedSetting({
  of: 'company',
  read: { path: '/configurations/overtime', summary: 'Overtime increases', response: Overtime },
  change: {
    path: '/configurations/update-overtime',
    summary: 'Change the overtime increases',
    body: z.strictObject({ ...Overtime.omit({ id: true, validFrom: true }).shape, ...ValidFrom }),
    response: Overtime,
  },
});

/**
 * Leave days and percentages of a company, spec 1 §3 "Leave configuration". `lawAdditions` (ours): annual leave is counted by the Law on Labour, with days for
 * experience, supplements, the first year and carry-over (art. 32 to 37). It is left out while off; a change that leaves it out keeps it as it is.
 */
export const LeaveConfiguration = z.object({
  tenantId: Id,
  ...Version,
  validFrom: CivilDate,
  ...settingShapes('leave'),
});
export type LeaveConfiguration = z.infer<typeof LeaveConfiguration>;

/** The leave configuration as a setting; its change is a call of `leave`, which counts the absences again. */
export const LEAVE_SETTING = {
  of: 'company',
  read: {
    path: '/configurations/holiday-configuration',
    summary: 'Leave configuration',
    response: LeaveConfiguration,
  },
  change: {
    path: '/configurations/update-holiday/percentage',
    summary: 'Change the leave configuration',
    body: z.strictObject({ ...LeaveConfiguration.omit({ validFrom: true }).shape, ...ValidFrom }),
    companyIn: 'body.tenantId',
    response: LeaveConfiguration,
  },
} as const;

/** Leave configuration in force today. */
export const { read: getLeaveConfiguration } = datedSetting(LEAVE_SETTING);

/** Monthly health premiums in euro. */
export const HealthInsurance = z.object({
  ...Version,
  ...settingShapes('insurance'),
  validFrom: CivilDate.optional(),
});
export type HealthInsurance = z.infer<typeof HealthInsurance>;

/** Health premiums in force today, and their change from a day on. */
export const { read: getHealthInsurance, change: updateHealthInsurance } = datedSetting({
  of: 'company',
  read: {
    path: '/configurations/health-insurance',
    summary: 'Health premiums',
    query: CompanyQuery,
    companyIn: 'query.tenantId',
    response: HealthInsurance,
  },
  change: {
    path: '/configurations/health-insurance/update',
    summary: 'Change the health premiums',
    body: z.strictObject({ ...HealthInsurance.shape, tenantId: Id.optional(), ...ValidFrom }),
    companyIn: 'body.tenantId',
    response: HealthInsurance,
  },
});

/**
 * Hours of the month (null: pay days x 40 / working days of the week) and the day on which salaries are paid, from which the payment date
 * of a new month is made. A day that a month does not have (31) means its last one.
 */
export const MonthSettings = z.object({
  ...settingShapes('hours'),
  ...settingShapes('payday'),
  validFrom: CivilDate,
  ...Version,
});
export type MonthSettings = z.infer<typeof MonthSettings>;

/** Hours of the month and payment day in force today, and their change from a day on. */
export const { read: getMonthSettings, change: updateMonthSettings } = datedSetting({
  of: 'company',
  read: {
    path: '/configurations/month-settings',
    summary: 'Hours of the month and payment day',
    response: MonthSettings,
  },
  change: {
    path: '/configurations/update-month-settings',
    summary: 'Change the hours of the month and the payment day',
    body: z.strictObject({ ...MonthSettings.omit({ validFrom: true }).shape, ...ValidFrom }),
    response: MonthSettings,
  },
});

/** The settings of a company that have a history. */
export const SettingKind = z.enum(['overtime', 'leave', 'insurance', 'month']);
export type SettingKind = z.infer<typeof SettingKind>;

/** One change of a setting: since when, by whom (null: the company's first, by law), and every value that differs from the one before. */
export const SettingChange = z.object({
  id: z.string(),
  validFrom: CivilDate,
  changedAt: z.iso.datetime(),
  changedBy: z.object({ id: Id, name: z.string().nullable() }).nullable(),
  changes: z.array(z.object({ field: z.string(), old: z.number().nullable(), new: z.number().nullable() })),
});
export type SettingChange = z.infer<typeof SettingChange>;

/** The changes of a setting, the one that holds last first; `earliest`: the first day a new one may hold from, null: any. */
export const SettingHistory = z.object({ earliest: CivilDate.nullable(), entries: z.array(SettingChange) });
export type SettingHistory = z.infer<typeof SettingHistory>;

/** What a setting was, since when, and who changed it. */
export const getSettingHistory = endpoint({
  method: 'GET',
  path: '/configurations/setting-history',
  summary: 'History of a setting',
  query: z.strictObject({ setting: SettingKind }),
  response: SettingHistory,
  effect: 'read',
  access: inCompany,
});

/** What a company may still lack before its first salaries, in the order in which the list shows it. */
export const READINESS_KEYS = [
  'employees',
  'bankAccounts',
  'personalNumbers',
  'salaries',
  'businessNumber',
  'address',
  'phone',
  'authorizedPerson',
  'closingCode',
  'taxTable',
  'minimumWage',
  'publicHolidays',
  'lawAdditions',
  'logo',
] as const;

/** A line of the checklist: whether it is done, and of how many employees it is missing. `required` false: a hint, salaries are right without. */
export const ReadinessLine = z.object({
  key: z.enum(READINESS_KEYS),
  done: z.boolean(),
  required: z.boolean(),
  missing: z.int().min(0),
});
export type ReadinessLine = z.infer<typeof ReadinessLine>;

/** The checklist before the first payroll; `ready` when nothing required is missing. */
export const PayrollReadiness = z.object({ ready: z.boolean(), lines: z.array(ReadinessLine) });
export type PayrollReadiness = z.infer<typeof PayrollReadiness>;

/** What the company still lacks before its first payroll. */
export const getPayrollReadiness = endpoint({
  method: 'GET',
  path: '/configurations/payroll-readiness',
  summary: 'What is missing before the first payroll',
  query: CompanyQuery,
  companyIn: 'query.tenantId',
  response: PayrollReadiness,
  effect: 'read',
  access: inCompany,
});
