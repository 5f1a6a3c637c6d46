import { addDays, type CivilDate, civilDate } from '@paga/calendar';

/**
 * Catholic Easter Sunday (Gregorian reckoning, anonymous algorithm). Example: `catholicEaster(2026)` is `'2026-04-05'`.
 */
export function catholicEaster(year: number): CivilDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekdayShift =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekdayShift) / 451);
  const day = epact + weekdayShift - 7 * late + 114;
  return civilDate(year, Math.floor(day / 31), (day % 31) + 1);
}

/**
 * Orthodox Easter Sunday (Julian reckoning) as a date of the civil calendar. Example: `orthodoxEaster(2026)` is `'2026-04-12'`.
 */
export function orthodoxEaster(year: number): CivilDate {
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const day = moon + sunday + 114;
  const julian = civilDate(year, Math.floor(day / 31), (day % 31) + 1);
  const century = Math.floor(year / 100);
  return addDays(julian, century - Math.floor(century / 4) - 2);
}
