const HOUR_MS = 3_600_000;

/** The beginning of the hour, as the database takes it. */
export function hourOf(now: Date): string {
  return new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS).toISOString();
}

/** So many days before; of the hour, so that counts by the hour are whole. */
export function hourDaysBefore(now: Date, days: number): string {
  return hourOf(new Date(now.getTime() - days * 24 * HOUR_MS));
}
