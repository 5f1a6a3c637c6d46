import { addDays, type CivilDate, parts, toCivilDate } from '@paga/calendar';
import { type BajramDates, knownBajrams } from './public-holidays.ts';

/** Days from 1970-01-01 back to the first day of the Islamic calendar (16 July 622 of the Julian one). */
const EPOCH = -492_148;
const SHAWWAL = 10;
const DHU_AL_HIJJA = 12;

/** A day of the tabular Islamic calendar as a civil date: leap years by arithmetic, at most two days from the Umm al-Qura calendar. */
function tabular(year: number, month: number, day: number): CivilDate {
  const days =
    (year - 1) * 354 + Math.floor((3 + 11 * year) / 30) + 29 * (month - 1) + Math.floor(month / 2) + day - 1;
  return toCivilDate(EPOCH + days);
}

const ummAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

function isInUmmAlQura(date: CivilDate, month: number, day: number): boolean {
  const of = ummAlQura.formatToParts(new Date(`${date}T00:00:00Z`));
  const value = (type: 'month' | 'day') => Number(of.find((part) => part.type === type)?.value);
  return value('month') === month && value('day') === day;
}

/** A day of the Umm al-Qura calendar as a civil date, looked for around the tabular one. */
function fromIslamic(year: number, month: number, day: number): CivilDate {
  const guess = tabular(year, month, day);
  const around = [0, 1, -1, 2, -2].map((shift) => addDays(guess, shift));
  return around.find((date) => isInUmmAlQura(date, month, day)) ?? guess;
}

function inYear(year: number, month: number, day: number): CivilDate[] {
  const around = Math.floor(((year - 622) * 33) / 32);
  const dates = [-1, 0, 1, 2].map((shift) => fromIslamic(around + shift, month, day));
  return dates.filter((date) => parts(date).year === year);
}

/**
 * The first days of both Bajrams in a year: the announced ones where they are known, otherwise those of the Umm al-Qura calendar, which
 * may be a day off. An editable proposal in any case, since the moon decides (rules §9). One Bajram can come twice in a year.
 *
 * Example: `bajramsOf(2026)` is the announced `{ bajramFitr: ['2026-03-20'], bajramAdha: ['2026-05-27'] }`.
 */
export function bajramsOf(year: number): BajramDates {
  return (
    knownBajrams[year] ?? { bajramFitr: inYear(year, SHAWWAL, 1), bajramAdha: inYear(year, DHU_AL_HIJJA, 10) }
  );
}

/** The last year whose Bajrams were announced when this version was made; those of other years without a known date are expected only. */
const LAST_ANNOUNCED = 2026;

/** Whether the Bajrams of a year stand on announced dates. Example: `areBajramsAnnounced(2027)` is `false`. */
export function areBajramsAnnounced(year: number): boolean {
  return year <= LAST_ANNOUNCED && knownBajrams[year] !== undefined;
}
