const DAY_FIRST = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})\.?$/;
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** A date as people write it, as `YYYY-MM-DD`; years of two digits are of this century. */
export function parseDate(text: string): string | null {
  const [, first, , second, third] = DAY_FIRST.exec(text) ?? [];
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  const parts =
    first && second && third
      ? [third.length === 2 ? `20${third}` : third, second, first]
      : year && month && day
        ? [year, month, day]
        : null;
  return parts ? parts.map((part) => part.padStart(2, '0')).join('-') : null;
}
