import type { CivilDate } from '@paga/calendar';
import type { LawText } from '#tables/dated.ts';

/**
 * What a traced number measures: `cents`; `rate` (ten-thousandths of a percent); `days`; `hours` (hundredths of an hour);
 * `price` (ten-thousandths of a euro per hour); `count`; `date` (civil date); `leave` (leave type of the wire); `text` (a name).
 */
export type TraceUnit = 'cents' | 'rate' | 'days' | 'hours' | 'price' | 'count' | 'date' | 'leave' | 'text';

/**
 * Where a traced number comes from: the employee's record, the company's settings, a national table, the calendar,
 * what was entered for this month, another step of the trace (with the same key), or computed for this step alone.
 */
export type TraceSource = 'employee' | 'company' | 'national' | 'calendar' | 'month' | 'step' | 'computed';

/** A number that goes into a step. `key` names it for the screen's texts. `null` is "open" (a band without an end). */
export type TraceInput = {
  key: string;
  value: number | string | null;
  unit: TraceUnit;
  source: TraceSource;
  /** Of a setting of the company: since when it holds. */
  since?: CivilDate;
};

/** One addend of a step that sums over several: a group of days, days at one price of an hour, a tax band, a recurring line. */
export type TracePart = {
  key: 'days' | 'leaveDays' | 'pricedDays' | 'band' | 'line' | 'recurring';
  inputs: TraceInput[];
};

/** The dated table a step used, on which day, by which law. */
export type TraceTable = {
  kind: 'wageTax' | 'pension' | 'minimumWage';
  id: string;
  validFrom: CivilDate;
  usedOn: CivilDate;
  law: LawText;
};

/** Every formula a step may name; `@paga/payroll/explained` has a text for each in both languages. */
export const formulas = [
  'payDays',
  'contractDays',
  'leaveDays',
  'base.salary',
  'base.project',
  'base.hourly',
  'base.hourly.fromDays',
  'hoursOfMonth.default',
  'hoursOfMonth.company',
  'hoursOfMonth.employee',
  'pricePerHour.fromBase',
  'pricePerHour.fromDays',
  'pricePerHour.agreed',
  'regularHours.default',
  'regularHours.entered',
  'regularPay',
  'regularPay.fromDays',
  'regularPay.byDay',
  'regularPay.byDayOfWeek',
  'leaveOff',
  'grossPay.days',
  'grossPay.hours',
  'grossPay.entered',
  'hourLine',
  'hourLine.fromBase',
  'hourLine.fromDays',
  'hoursPay',
  'insurancePlus',
  'extraBrutto',
  'grossUp',
  'additions',
  'totalBrutto',
  'bruttoWithoutInsurance',
  'contributionEmployee',
  'contributionEmployer',
  'contribution.none',
  'taxable',
  'tax.bands',
  'tax.flat',
  'tax.none',
  'prime.sum',
  'prime.entered',
  'prime.none',
  'familyExpenses',
  'deduction',
  'lines',
  'lines.typed',
  'lines.named',
  'deductions',
  'netto',
  'companyCost',
  'minimumWage',
] as const;
/** The name of a formula. */
export type FormulaKey = (typeof formulas)[number];

/** The explained numbers: fields of the result, and three that only the trace has: `regularPay`, `leaveOff`, `minimumWage`. */
export type StepKey =
  | 'payDays'
  | 'contractDays'
  | 'leaveDays'
  | 'base'
  | 'hoursOfMonth'
  | 'pricePerHour'
  | 'regularHours'
  | 'grossPay'
  | 'hoursPay'
  | 'insurancePlus'
  | 'extraBrutto'
  | 'grossUp'
  | 'additions'
  | 'totalBrutto'
  | 'bruttoWithoutInsurance'
  | 'contributionEmployee'
  | 'contributionEmployer'
  | 'taxable'
  | 'tax'
  | 'prime'
  | 'familyExpenses'
  | 'stops'
  | 'avanse'
  | 'phone'
  | 'ticket'
  | 'deductions'
  | 'netto'
  | 'companyCost'
  | `hourLines.${'night' | 'weekend' | 'afterWork' | 'holiday' | 'guard'}`
  | 'regularPay'
  | 'leaveOff'
  | 'minimumWage';

/** How a value was rounded: half up from `exact`, the unrounded value in the unit people read, cut after 6 decimals. */
export type TraceRounding = { rule: 'halfUp'; to: 'cent' | 'hundredth' | 'tenThousandth'; exact: string };

/** One explained number. */
export type TraceStep = {
  key: StepKey;
  formula: FormulaKey;
  value: number;
  unit: TraceUnit;
  inputs: TraceInput[];
  parts?: TracePart[];
  table?: TraceTable;
  /** The law behind it where no table is: uplifts, leave, exemptions. */
  law?: LawText;
  /** Absent: the value is exact. */
  rounding?: TraceRounding;
};

/** Every number of a result, explained; keys and values only, so a screen renders it in its language. */
export type SalaryTrace = { engineVersion: string; paymentDate: CivilDate; steps: TraceStep[] };
