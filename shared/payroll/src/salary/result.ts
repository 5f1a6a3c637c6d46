import type { Cents } from '#money/cents.ts';
import type { HourKind, TermChange } from './input.ts';

/** Something a person should look at. Only `NET_BELOW_ZERO` is an error: closing, bank list, EDI, mail and bookkeeping refuse the row. */
export type SalaryProblem =
  | { code: 'NET_BELOW_ZERO'; severity: 'error'; netto: Cents }
  | { code: 'BELOW_MINIMUM_WAGE'; severity: 'warning'; base: Cents; minimum: Cents }
  | { code: 'EMPLOYEE_RATE_UNUSUAL'; severity: 'hint'; percentage: number }
  | { code: 'EMPLOYER_RATE_UNUSUAL'; severity: 'hint'; percentage: number }
  | { code: 'LEAVE_EXCEEDS_HOURS'; severity: 'warning'; shortBy: Cents }
  | { code: 'LEAVE_OVER_MONTH'; severity: 'warning'; booked: number; counted: number }
  | { code: 'TERMS_CHANGED_IN_MONTH'; severity: 'warning'; changes: readonly TermChange[] }
  | { code: 'LINES_CUT'; severity: 'warning'; lines: readonly LineCut[] }
  | { code: 'LINES_TYPED_OVER'; severity: 'hint'; lines: readonly LineCut[] };

/** A recurring line that came to something else than it asked for. */
export type LineCut = { name: string; wanted: Cents; taken: Cents };

/** A computed month of one employee. Amounts are cents; names of the wire are given where they differ. */
export type SalaryResult = {
  engineVersion: string;
  payDays: number;
  contractDays: number;
  /** Leave days inside the contract and the month. */
  leaveDays: number;
  /** Unprorated monthly base on the last contract day (`initialBrutto`); hourly: price x hours of the month. */
  base: Cents;
  /** Price per hour in ten-thousandths of a euro, rounded for show only: lines use the exact price. 5.6818 EUR is `56818`. */
  pricePerHour: number;
  /** Hours of the month in hundredths, rounded for show. 176 h is `17600`. */
  hoursOfMonth: number;
  /** Regular hours of an hourly employee in hundredths, else 0. */
  regularHours: number;
  /** Pay for the regular month: the grid's "gross" (`brutto`). */
  grossPay: Cents;
  /** Pay of each category of extra hours, uplift included. */
  hourLines: Record<HourKind, Cents>;
  /** Sum of the hour lines (`extraHours`). */
  hoursPay: Cents;
  /** The employer's share of the health premium, part of the gross. */
  insurancePlus: Cents;
  extraBrutto: Cents;
  /** Gross that yields the wanted `extraNetto`. */
  grossUp: Cents;
  /** extraBrutto + grossUp (`extras`). */
  additions: Cents;
  totalBrutto: Cents;
  bruttoWithoutInsurance: Cents;
  /** The employee's share (`pensionalContribution`). */
  contributionEmployee: Cents;
  /** The employer's share, on top of the gross. */
  contributionEmployer: Cents;
  taxable: Cents;
  tax: Cents;
  /** Whole health premium taken from the net. */
  prime: Cents;
  /** The family's part of the premium. */
  familyExpenses: Cents;
  stops: Cents;
  avanse: Cents;
  phone: Cents;
  ticket: Cents;
  /** stops + avanse + phone + ticket */
  deductions: Cents;
  netto: Cents;
  /** totalBrutto + contributionEmployer */
  companyCost: Cents;
  /** Ids of the dated tables used; no minimum wage was in force before 2011: null. */
  tables: { wageTax: string; pension: string; minimumWage: string | null };
  problems: SalaryProblem[];
};

/** Amounts of a computed month that are stored, closed and verified, in cents, under the names of the table. */
export const SALARY_AMOUNTS = [
  'base',
  'grossPay',
  'nightPay',
  'weekendPay',
  'afterWorkPay',
  'holidayPay',
  'guardPay',
  'hoursPay',
  'insurancePlus',
  'extraBrutto',
  'grossUp',
  'additions',
  'totalBrutto',
  'contributionEmployee',
  'contributionEmployer',
  'taxable',
  'tax',
  'prime',
  'familyExpenses',
  'deductions',
  'netto',
] as const;
/** Cents by the name of the amount. */
export type SalaryAmounts = Record<(typeof SALARY_AMOUNTS)[number], Cents>;

/** What is stored beside the amounts: days, the price of an hour and hours, in the units of `SalaryResult`. */
export const SALARY_MEASURES = [
  'payDays',
  'contractDays',
  'leaveDays',
  'pricePerHour',
  'hoursOfMonth',
  'regularHours',
] as const;
/** Numbers by the name of the measure. */
export type SalaryMeasures = Record<(typeof SALARY_MEASURES)[number], number>;

/** An amount or a measure. */
type SalaryFigure = keyof SalaryAmounts | keyof SalaryMeasures;

const LINES: Partial<Record<SalaryFigure, HourKind>> = {
  nightPay: 'night',
  weekendPay: 'weekend',
  afterWorkPay: 'afterWork',
  holidayPay: 'holiday',
  guardPay: 'guard',
};
type OfResult = Extract<keyof SalaryResult, SalaryFigure>;

/**
 * A figure of a result by the name it is stored under.
 *
 * Example: `figureOf(result, 'nightPay')` is `result.hourLines.night`.
 */
export function figureOf(result: SalaryResult, name: SalaryFigure): number {
  const line = LINES[name];
  return line ? result.hourLines[line] : result[name as OfResult];
}

/** All amounts of a result, as they are stored. */
export function amountsOf(result: SalaryResult): SalaryAmounts {
  return Object.fromEntries(SALARY_AMOUNTS.map((name) => [name, figureOf(result, name)])) as SalaryAmounts;
}

/** All measures of a result, as they are stored. */
export function measuresOf(result: SalaryResult): SalaryMeasures {
  return Object.fromEntries(SALARY_MEASURES.map((name) => [name, figureOf(result, name)])) as SalaryMeasures;
}
