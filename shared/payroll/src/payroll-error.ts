import { CalendarError } from '@paga/calendar';

/** Why the engine refuses to compute. Closed list; a caller maps each code to its own wire error. */
export type PayrollErrorCode =
  | 'NOT_EXACT' // a number or text with more decimals than its unit has, or no number at all
  | 'BELOW_ZERO' // an amount, hour count or percentage below zero
  | 'RATE_OUT_OF_RANGE' // a percentage outside 0..100
  | 'INVALID_DATE' // not a civil date YYYY-MM-DD that exists
  | 'INVALID_PERIOD' // month outside 1..12, week of other than 5, 6 or 7 working days
  | 'NO_TABLE' // no statutory table in force on the date (before 2009-01-01)
  | 'INVALID_BANDS' // tax bands that overlap, fall, leave a gap or have a rate outside 0..100
  | 'NO_SALARY' // an employee without any base salary or hourly price
  | 'NO_HOURS' // the hours of the month are zero, so there is no price per hour
  | 'NO_GROSS' // no gross leads to the wanted net: net below zero, or 100 % contribution
  | 'BELOW_NAMED' // a total typed over a field that holds more under names
  | 'SHARES_ABOVE_100'; // the percentages of a budget line sum to more than 100

/**
 * The error the engine throws; what it refuses of a date is a `CalendarError` of `@paga/calendar` with the same `code` and `details`.
 *
 * `code` says why, `details` carries the offending values (never names of people).
 *
 * Example: `toRate(101)` throws `PayrollError { code: 'RATE_OUT_OF_RANGE', details: { value: 101 } }`.
 */
export class PayrollError extends Error {
  readonly code: PayrollErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: PayrollErrorCode, details: Readonly<Record<string, unknown>> = {}) {
    super(`${code} ${JSON.stringify(details)}`);
    this.name = 'PayrollError';
    this.code = code;
    this.details = details;
  }
}

/** Whether the engine refused to compute, whichever of the two errors says so. */
export function isPayrollError(error: unknown): error is PayrollError | CalendarError {
  return error instanceof PayrollError || error instanceof CalendarError;
}
