import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CivilDate, Euro, Id, Percentage, QueryId, Uplift } from '../shapes.ts';

const CompanyQuery = z.strictObject({ tenantId: QueryId });
const ValidFrom = { validFrom: CivilDate.optional() };

/** One band of the wage tax form: rate, from-value, to-value (null: and above). */
export const TaxStep = z.object({ id: Id.optional(), percentage: Percentage, firstValue: Euro, secondValue: Euro.nullable() });
export type TaxStep = z.infer<typeof TaxStep>;

/** The wage tax as the four-band form shows it, with the day it is valid from and its law. */
export const Taxes = z.object({ validFrom: CivilDate, law: z.string().nullable(), bands: z.array(TaxStep).length(4) });
export type Taxes = z.infer<typeof Taxes>;

/** The national wage tax tables, newest first. */
export const getTaxes = endpoint({
  method: 'GET',
  path: '/configurations/taxes',
  summary: 'Wage tax tables',
  response: z.array(Taxes),
  effect: 'read',
});

/** Adds a dated wage tax table. */
export const saveTaxSlabs = endpoint({
  method: 'POST',
  path: '/taxes/slabs',
  summary: 'Add a wage tax table',
  body: z.strictObject({ saveTaxSlabs: z.array(TaxStep).length(4), ...ValidFrom }),
  response: Taxes,
  effect: 'write',
});

/** Pension contribution percentages of a company. */
export const Contribution = z.object({
  contributeId: Id,
  validFrom: CivilDate,
  employerContribute: Percentage,
  personalContribute: Percentage,
});
export type Contribution = z.infer<typeof Contribution>;

/** Contributions in force today. */
export const getContribution = endpoint({
  method: 'GET',
  path: '/configurations/getcontribute',
  summary: 'Contributions of the company',
  response: Contribution,
  effect: 'read',
});

/** Changes the contributions from a day on. */
export const updateContribution = endpoint({
  method: 'POST',
  path: '/configurations/updateContribute',
  summary: 'Change the contributions',
  body: z.strictObject({ contributeId: Id.optional(), employerContribute: Percentage, personalContribute: Percentage, ...ValidFrom }),
  response: Contribution,
  effect: 'write',
});

/** Overtime increases in percent. */
export const Overtime = z.object({
  id: Id,
  validFrom: CivilDate,
  nightPercentage: Uplift,
  weekendPercentage: Uplift,
  afterHoursPercentage: Uplift,
  holidayPercentage: Uplift,
  guardPercentage: Uplift,
});
export type Overtime = z.infer<typeof Overtime>;

/** Overtime increases in force today. */
export const getOvertime = endpoint({
  method: 'GET',
  path: '/configurations/overtime',
  summary: 'Overtime increases',
  response: Overtime,
  effect: 'read',
});

/** Changes the overtime increases from a day on. */
export const updateOvertime = endpoint({
  method: 'POST',
  path: '/configurations/update-overtime',
  summary: 'Change the overtime increases',
  body: z.strictObject({ ...Overtime.omit({ id: true, validFrom: true }).shape, ...ValidFrom }),
  response: Overtime,
  effect: 'write',
});

const LeaveDays = z.number().min(0).max(366);

/** Leave days and percentages of a company, spec 1 §3 "Leave configuration". */
export const LeaveConfiguration = z.object({
  tenantId: Id,
  validFrom: CivilDate,
  weekWorkingDays: z.int().min(5).max(7),
  annualLeaveDays: LeaveDays,
  annualPercentage: Percentage,
  medicalLeaveDays: LeaveDays,
  medicalPercentage: Percentage,
  maleSpecialLeaveDays: LeaveDays,
  maleSpecialPercentage: Percentage,
  femaleSpecialLeaveDays: LeaveDays,
  femaleSpecialPercentage: Percentage,
  maternityLeaveDays: LeaveDays,
  maternityPercentage: Percentage,
});
export type LeaveConfiguration = z.infer<typeof LeaveConfiguration>;

/** Leave configuration in force today. */
export const getLeaveConfiguration = endpoint({
  method: 'GET',
  path: '/configurations/holiday-configuration',
  summary: 'Leave configuration',
  response: LeaveConfiguration,
  effect: 'read',
});

/** Changes the leave configuration from a day on. */
export const updateLeaveConfiguration = endpoint({
  method: 'POST',
  path: '/configurations/update-holiday/percentage',
  summary: 'Change the leave configuration',
  body: z.strictObject({ ...LeaveConfiguration.omit({ validFrom: true }).shape, ...ValidFrom }),
  companyIn: 'body.tenantId',
  response: LeaveConfiguration,
  effect: 'write',
});

/** Monthly health premiums in euro. */
export const HealthInsurance = z.object({ prime: Euro, partner: Euro, children: Euro, adultsChildren: Euro, parent: Euro });
export type HealthInsurance = z.infer<typeof HealthInsurance>;

/** Health premiums of a company. */
export const getHealthInsurance = endpoint({
  method: 'GET',
  path: '/configurations/health-insurance',
  summary: 'Health premiums',
  query: CompanyQuery,
  companyIn: 'query.tenantId',
  response: HealthInsurance,
  effect: 'read',
});

/** Changes the health premiums from a day on. */
export const updateHealthInsurance = endpoint({
  method: 'POST',
  path: '/configurations/health-insurance/update',
  summary: 'Change the health premiums',
  body: z.strictObject({ ...HealthInsurance.shape, tenantId: Id.optional(), ...ValidFrom }),
  companyIn: 'body.tenantId',
  response: HealthInsurance,
  effect: 'write',
});
