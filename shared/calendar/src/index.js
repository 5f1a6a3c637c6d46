/** Civil dates, months and today in Kosovo. A date is the text `YYYY-MM-DD`, in no time zone; long loops count in day numbers. */
export * from './calendar-error.ts';
export * from './civil-date.ts';
export * from './today.ts';
export * from './typed-date.ts';
export * from './weeks.ts';
