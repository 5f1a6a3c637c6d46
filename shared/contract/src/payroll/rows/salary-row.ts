import { z } from 'zod';
import { CivilDate, EmployerTier, Euro, Hours, Id, RecurringField, SalaryPaymentType } from '#core/shapes.ts';

/** A price per hour: exact in the engine, sent and shown with 4 decimals (euro). */
export const HourPrice = z.number();
export type HourPrice = z.infer<typeof HourPrice>;

/**
 * Extra hours of a row by category: the hours, the uplifted price of one hour (4 decimals) and the line's rounded amount.
 * `totalHours` counts hours, `total` is the sum of the five amounts in euro.
 */
export const OvertimeTable = z.object({
  totalHours: Hours,
  nightHours: Hours,
  nightPrice: HourPrice,
  nightTotal: Euro,
  weekendHours: Hours,
  weekendPrice: HourPrice,
  weekendTotal: Euro,
  afterWorkHours: Hours,
  afterWorkPrice: HourPrice,
  afterWorkTotal: Euro,
  holidaysHours: Hours,
  holidaysPrice: HourPrice,
  holidaysTotal: Euro,
  guardHours: Hours,
  guardPrice: HourPrice,
  guardTotal: Euro,
  total: Euro,
});
export type OvertimeTable = z.infer<typeof OvertimeTable>;

/** Additions as typed: `extraBrutto` before tax, `extraNetto` wanted after tax. Their sum in gross is `extras` of the row. */
export const ExtraTable = z.object({ extraBrutto: Euro, extraNetto: Euro });
export type ExtraTable = z.infer<typeof ExtraTable>;

/** Deductions from net; `total` is their sum. */
export const StopTable = z.object({ stops: Euro, avanse: Euro, phone: Euro, ticket: Euro, total: Euro });
export type StopTable = z.infer<typeof StopTable>;

/** How a row differs from the month before: a newcomer, or somebody whose contract ends in this month or no longer covers it. */
export const RowMark = z.enum(['new', 'ended']);
export type RowMark = z.infer<typeof RowMark>;

/** Terms of an employee and settings of the company that a month takes as they are on its last day. */
export const ChangedTerm = z.enum([
  'employerTier',
  'noTaxes',
  'hasContributions',
  'contributePercentage',
  'employerContributePercentage',
  'workingHoursPerMonth',
  'healthInsurance',
  'healthInsurancePercentage',
  'familyMembers',
  'hoursPerMonth',
  'night',
  'weekend',
  'afterWork',
  'holiday',
  'guard',
  'prime',
  'partner',
  'children',
  'adultChildren',
  'parent',
  'annualLeave',
  'medicalLeave',
  'maternityLeave',
  'maleSpecialLeave',
  'femaleSpecialLeave',
]);
export type ChangedTerm = z.infer<typeof ChangedTerm>;

/** A change within a month: the value before and the one since `on`, which counts for the whole month. In percent, hours or euro; yes is 1; null: not set. */
export const TermChange = z.object({
  term: ChangedTerm,
  from: z.number().nullable(),
  to: z.number().nullable(),
  on: CivilDate,
});
export type TermChange = z.infer<typeof TermChange>;

/**
 * A recurring line in a month: what it asks for, what was taken or paid, and what is still owed of its total afterwards (null: it has none). `typed`: its field
 * was typed for this month; then `taken` is its part of that. `kindId`: the kind of pay that it is; `entry`: it is no recurring line but an amount that was
 * entered for this month under that kind; `garnished`: a creditor has it by order of enforcement.
 */
export const RowLine = z.object({
  id: Id,
  name: z.string(),
  field: RecurringField,
  wanted: Euro,
  taken: Euro,
  owed: Euro.nullable(),
  typed: z.boolean(),
  kindId: Id.optional(),
  garnished: z.literal(true).optional(),
  entry: z.literal(true).optional(),
  note: z.string().optional(),
});
export type RowLine = z.infer<typeof RowLine>;

/** A recurring line that came to something else than it asks for. */
export const LineCut = z.object({ name: z.string(), wanted: Euro, taken: Euro });
export type LineCut = z.infer<typeof LineCut>;

/**
 * What a row says about itself: an `error` blocks closing, bank list, EDI, mail and bookkeeping; a `warning` may be accepted; a `hint` is
 * unusual but allowed. `amount` (euro) and `percentage` are what the text names: the net, the minimum wage, the rate;
 * `changes` the terms that changed within the month, before and after; `lines` the recurring lines that came to something else than they ask for.
 */
export const RowProblem = z.object({
  level: z.enum(['error', 'warning', 'hint']),
  code: z.enum([
    'NET_BELOW_ZERO',
    'BELOW_MINIMUM_WAGE',
    'LEAVE_EXCEEDS_HOURS',
    'LEAVE_OVER_MONTH',
    'TERMS_CHANGED_IN_MONTH',
    'LINES_CUT',
    'LINES_TYPED_OVER',
    'EMPLOYEE_RATE_UNUSUAL',
    'EMPLOYER_RATE_UNUSUAL',
  ]),
  amount: Euro.optional(),
  percentage: z.number().optional(),
  changes: z.array(TermChange).optional(),
  lines: z.array(LineCut).optional(),
});
export type RowProblem = z.infer<typeof RowProblem>;

/**
 * One employee's salary of one month (specification 2 §3). `initialBrutto` is the gross of the month before hours and additions
 * (`grossPay`), `baseSalary` the contract's monthly base behind it. `extras` is the sum of both additions in gross,
 * `bruttoWithoutInsurance` = `totalBrutto` less the employer's share of the health premium (`insurancePlus`).
 * `pensionalContribution` is the employee's share, `employerContribution` the employer's, a company cost on top.
 */
export const SalaryRow = z.object({
  id: Id,
  employeeId: Id,
  name: z.string(),
  employer: z.enum(EmployerTier),
  personalNumber: z.string(),
  salaryPaymentType: z.enum(SalaryPaymentType),
  baseSalary: Euro,
  initialBrutto: Euro,
  overtimeTable: OvertimeTable,
  extraTable: ExtraTable,
  stopTable: StopTable,
  extras: Euro,
  insurancePlus: Euro,
  bruttoWithoutInsurance: Euro,
  totalBrutto: Euro,
  pensionalContribution: Euro,
  employerContribution: Euro,
  taxableSalary: Euro,
  tax: Euro,
  has_health_insurance: z.boolean(),
  prime: Euro,
  netto: Euro,
  pricePerHour: HourPrice,
  workingHoursPerMonth: z.number(),
  payDays: z.number().int(),
  contractDays: z.number().int(),
  mark: RowMark.nullable(),
  /** True when a person has typed hours, additions, deductions or a gross for this row. */
  edited: z.boolean(),
  problems: z.array(RowProblem),
  /** The recurring lines that its additions and deductions hold; absent without any. */
  lines: z.array(RowLine).optional(),
  version: z.number().int(),
});
export type SalaryRow = z.infer<typeof SalaryRow>;

/**
 * Sums of the cents shown in the rows; `stops` is the sum of all deductions. Ours are `employerContribution`, `rowCount`, and `headCount`: the rows with a
 * contract day or with pay. Of somebody who left after a calculation a row of zeros can be left, which is no head.
 */
export const SalaryTotals = z.object({
  rowCount: z.number().int(),
  headCount: z.number().int(),
  brutto: Euro,
  extraHours: Euro,
  extras: Euro,
  totalBrutto: Euro,
  pensionalContribution: Euro,
  employerContribution: Euro,
  totalTaxableSalary: Euro,
  totalTax: Euro,
  totalPrime: Euro,
  stops: Euro,
  netto: Euro,
});
export type SalaryTotals = z.infer<typeof SalaryTotals>;

/** The state of a month: open (`closed` null) or closed (1). `createdBy` is a person's name; null while nothing was calculated. */
export const PeriodState = z.object({
  month: z.number().int(),
  year: z.number().int(),
  closed: z.literal(1).nullable(),
  closedAt: z.string().nullable(),
  createdBy: z.string().nullable(),
  createdAt: z.string().nullable(),
  calculatedAt: z.string().nullable(),
  paymentDate: CivilDate,
  version: z.number().int(),
});
export type PeriodState = z.infer<typeof PeriodState>;

/** Why an open month should be calculated again: its payment date, tables and settings, or facts about its people, are others than when it was. */
export const OutdatedBy = z.enum(['paymentDate', 'settings', 'employees']);
export type OutdatedBy = z.infer<typeof OutdatedBy>;
