/** The only error of the calendar. `details` carries the offending values. */
export class CalendarError extends Error {
    code;
    details;
    constructor(code, details) {
        super(`${code} ${JSON.stringify(details)}`);
        this.name = 'CalendarError';
        this.code = code;
        this.details = details;
    }
}
