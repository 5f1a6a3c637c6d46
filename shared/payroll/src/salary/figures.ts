import type { Cents } from '#money/cents.ts';
import type { HourKind } from './input.ts';
import type { SalaryResult } from './result.ts';

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
export type SalaryFigure = keyof SalaryAmounts | keyof SalaryMeasures;

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
