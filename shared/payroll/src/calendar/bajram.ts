import { type CivilDate, parts, toCivilDate } from '@paga/calendar';
import { type BajramDates, knownBajrams } from './public-holidays.ts';

/** Days from 1970-01-01 back to the first day of the Islamic calendar (16 July 622 of the Julian one). */
const EPOCH = -492_148;
const SHAWWAL = 10;
const DHU_AL_HIJJA = 12;

/** A day of the tabular Islamic calendar as a civil date: leap years by arithmetic, so it may be a day off the moon that is seen. */
function fromIslamic(year: number, month: number, day: number): CivilDate {
  const days = (year - 1) * 354 + Math.floor((3 + 11 * year) / 30) + 29 * (month - 1) + Math.floor(month / 2) + day - 1;
  return toCivilDate(EPOCH + days);
}

function inYear(year: number, month: number, day: number): CivilDate[] {
  const around = Math.floor(((year - 622) * 33) / 32);
  const dates = [-1, 0, 1, 2].map((shift) => fromIslamic(around + shift, month, day));
  return dates.filter((date) => parts(date).year === year);
}

/**
 * The first days of both Bajrams in a year: the announced ones where they are known, otherwise as the Islamic calendar reckons them, which
 * may be a day off. An editable proposal in any case, since the moon decides (rules §9). One Bajram can come twice in a year.
 *
 * Example: `bajramsOf(2026)` is the announced `{ bajramFitr: ['2026-03-20'], bajramAdha: ['2026-05-27'] }`.
 */
export function bajramsOf(year: number): BajramDates {
  return knownBajrams[year] ?? { bajramFitr: inYear(year, SHAWWAL, 1), bajramAdha: inYear(year, DHU_AL_HIJJA, 10) };
}
