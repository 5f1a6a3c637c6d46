/** The weekday of a civil date by name. */
export function dayName(date: string, language: 'sq' | 'en'): string {
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
