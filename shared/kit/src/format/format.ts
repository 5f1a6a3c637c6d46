import { dottedDate, isCivilDate } from '@paga/calendar';
import type { Language } from '#theme/kit-context.ts';
import { textOf } from '../messages.ts';

/** Shown where a value is missing. */
export const missing = '–';

const amount = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});
const share = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4, signDisplay: 'negative' });
const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, signDisplay: 'negative' });
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Belgrade',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

const withMinus = (text: string): string => text.replace('-', '\u2212');
const isNumber = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Euros as `1,234.56`; negative with a true minus sign; a dash when missing. `formatMoney(1234.5)` is `1,234.50`. */
export function formatMoney(value: number | null | undefined): string {
  return isNumber(value) ? withMinus(amount.format(value)) : missing;
}

/** Per cent, already in hundredths: `formatPercent(7.5)` is `7.5%`. Takes decimal strings of the wire too. */
export function formatPercent(value: number | string | null | undefined): string {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && isNumber(number) ? `${withMinus(share.format(number))}%` : missing;
}

/** A plain figure with comma thousands and at most two decimals: hours, heads, days. */
export function formatNumber(value: number | null | undefined): string {
  return isNumber(value) ? withMinus(count.format(value)) : missing;
}

function partsOf(value: string): { date: string; time: string } | undefined {
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) return undefined;
  const [date = '', time = ''] = clock.format(instant).split(', ');
  return { date: date.replaceAll('/', '.'), time };
}

/** `2026-10-31` as `31.10.2026`; an instant (`2026-10-31T08:00:00Z`) as its civil day in Kosovo; a dash when missing. */
export function formatDate(value: string | null | undefined): string {
  if (value && isCivilDate(value)) return dottedDate(value);
  return (value && partsOf(value)?.date) || missing;
}

/** An instant as `31.10.2026 09:00`, Kosovo time. */
export function formatDateTime(value: string | null | undefined): string {
  const parts = value ? partsOf(value) : undefined;
  return parts ? `${parts.date} ${parts.time}` : missing;
}

/** Month 1..12 by name, as written inside a sentence: `tetor`, `October`. */
export function monthName(month: number, language: Language): string {
  return textOf(language).format.month[`m${String(month).padStart(2, '0')}` as 'm01'] ?? missing;
}

/** A month after "për" or what is done with it, which Albanian puts in the accusative: `tetorin 2026`, `October 2026`; without a year the month alone. */
export function monthInText(month: number, year: number | undefined, language: Language): string {
  const name = monthName(month, language);
  const ending = language === 'en' ? '' : name.endsWith('k') ? 'un' : 'in';
  return `${name}${ending}${year === undefined ? '' : ` ${year}`}`;
}

/** Month and year as a title: `Tetor 2026`, `October 2026`; without a year the month alone, `Tetor`. */
export function monthTitle(month: number, year: number | undefined, language: Language): string {
  const name = monthName(month, language);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${year === undefined ? '' : ` ${year}`}`;
}

/** The weekday of a number (Monday 1 to Sunday 7): `e hënë`, `Monday`; short `Hë`, `Mo`. */
export function weekdayName(weekday: number, language: Language, short = false): string {
  const { weekdayShort, weekday: long } = textOf(language).pick;
  return (short ? weekdayShort : long)[`${weekday}` as '1'] ?? missing;
}
