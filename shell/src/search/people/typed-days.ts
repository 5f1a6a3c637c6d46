import { monthOf } from './typed-month.ts';

/** Days from the first to the last, as civil dates. */
export type TypedDays = { from: string; to: string };

const YEAR = '(?:[ .]*(20\\d\\d))?';
const UNTIL = '\\s*(?:-|–|—|deri(?: më| me)?|to|until)\\s*';
const NAMED = `(\\d{1,2})(?:\\.|st|nd|rd|th)?\\s+(?:of\\s+)?(\\p{L}{3,})\\.?${YEAR}`;
const DOTTED = `(\\d{1,2})\\.(\\d{1,2})\\b\\.?${YEAR}`;
/** How a stretch is typed: "15-17 dhjetor 2026", "28 dec to 3 jan", "15.12-17.12", "15 dec". */
const FORMS: readonly { pattern: RegExp; order: readonly (keyof Found)[] }[] = [
  {
    pattern: new RegExp(`\\b${NAMED}${UNTIL}${NAMED}`, 'iu'),
    order: ['day', 'month', 'year', 'lastDay', 'lastMonth', 'lastYear'],
  },
  {
    pattern: new RegExp(`\\b(\\d{1,2})${UNTIL}${NAMED}`, 'iu'),
    order: ['day', 'lastDay', 'lastMonth', 'lastYear'],
  },
  { pattern: new RegExp(`\\b${NAMED}`, 'iu'), order: ['day', 'month', 'year'] },
  {
    pattern: new RegExp(`\\b${DOTTED}${UNTIL}${DOTTED}`, 'u'),
    order: ['day', 'month', 'year', 'lastDay', 'lastMonth', 'lastYear'],
  },
  {
    pattern: new RegExp(`\\b(\\d{1,2})\\.?${UNTIL}${DOTTED}`, 'u'),
    order: ['day', 'lastDay', 'lastMonth', 'lastYear'],
  },
  { pattern: new RegExp(`\\b${DOTTED}`, 'u'), order: ['day', 'month', 'year'] },
];
const BEFORE = /\s(?:nga|prej|from|on|më|me|datat?)\s*$/iu;

type Found = Partial<Record<'day' | 'month' | 'year' | 'lastDay' | 'lastMonth' | 'lastYear', string>>;

/** A month by its number, or by the beginning of its name in either language. */
const monthNumber = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : /^\d+$/.test(text) ? Number(text) : monthOf(text.toLowerCase());

function civilDate(year: number, month: number | undefined, day: string | undefined): string | undefined {
  const date = new Date(Date.UTC(year, (month ?? 0) - 1, Number(day)));
  const isThere =
    month !== undefined && date.getUTCMonth() === month - 1 && date.getUTCDate() === Number(day);
  return isThere ? date.toISOString().slice(0, 10) : undefined;
}

/** Without a year the stretch is the next of its days that is not over by more than a month. */
function daysOf(found: Found, today: string): TypedDays | undefined {
  const month = monthNumber(found.month ?? found.lastMonth);
  const lastMonth = monthNumber(found.lastMonth ?? found.month);
  const typedYear = found.year ?? found.lastYear;
  const inYear = (year: number): TypedDays | undefined => {
    const from = civilDate(year, month, found.day);
    const turns = month !== undefined && lastMonth !== undefined && lastMonth < month ? 1 : 0;
    const to = civilDate(year + turns, lastMonth, found.lastDay ?? found.day);
    return from && to && from <= to ? { from, to } : undefined;
  };
  if (typedYear) return inYear(Number(typedYear));
  const year = Number(today.slice(0, 4));
  const days = inYear(year);
  const monthAgo = new Date(Date.parse(today) - 31 * 86_400_000).toISOString().slice(0, 10);
  return days && days.to < monthAgo ? inYear(year + 1) : days;
}

/**
 * The days that a text names in either language, and the text without them.
 *
 * Example: `leave besnik 15-17 dec` on 15.10.2026 names 15.12.2026 to 17.12.2026 and leaves `leave besnik`.
 */
export function typedDays(text: string, today: string): { days: TypedDays; rest: string } | undefined {
  for (const { pattern, order } of FORMS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const found: Found = Object.fromEntries(order.map((name, at) => [name, match[at + 1]]));
    // A word that is no month, as of "3 besnik": another form may fit.
    if (monthNumber(found.month ?? found.lastMonth) === undefined) continue;
    const days = daysOf(found, today);
    if (!days) return undefined;
    const before = text.slice(0, match.index).replace(BEFORE, ' ');
    const after = text.slice(match.index + match[0].length);
    return { days, rest: `${before} ${after}`.trim().replaceAll(/\s+/g, ' ') };
  }
  return undefined;
}
