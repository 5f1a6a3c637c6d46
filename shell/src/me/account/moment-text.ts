const PARTS = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;
/** Day, month and year stand in the same order in both languages. */
const FORMAT = new Intl.DateTimeFormat('de', { ...PARTS, timeZone: 'Europe/Belgrade' });

/** A moment as the day and the time in Kosovo: 30.11.2026 14:05. */
export const momentText = (moment: string): string => FORMAT.format(new Date(moment)).replace(',', '');
