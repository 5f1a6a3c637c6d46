/** Why the calendar refuses: no civil date that exists, or a month outside 1 to 12. */
type CalendarErrorCode = 'INVALID_DATE' | 'INVALID_PERIOD';

/** The only error of the calendar. `details` carries the offending values. */
export class CalendarError extends Error {
  readonly code: CalendarErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: CalendarErrorCode, details: Readonly<Record<string, unknown>>) {
    super(`${code} ${JSON.stringify(details)}`);
    this.name = 'CalendarError';
    this.code = code;
    this.details = details;
  }
}
