import { getPublicHolidays as call, type ProposedHoliday } from '@paga/contract/company/public-holidays';
import { bajramsOf, type HolidayKey, publicHolidays } from '@paga/payroll';
import { asc, between } from 'drizzle-orm';
import { personRead } from '#core/http/handler.ts';
import { holidayNames, isNamed } from './holiday-names.ts';
import { publicHoliday } from './table.ts';

const BAJRAMS = ['bajramFitr', 'bajramAdha'] as const;
const isBajram = (key: HolidayKey) => key === 'bajramFitr' || key === 'bajramAdha';

/** The days off of a year by law; the moon decides on a Bajram, so its date is to be confirmed. */
function byLaw(year: number): ProposedHoliday[] {
  return publicHolidays(year, bajramsOf(year)).holidays.map(({ date, fallsOn, keys }) => ({
    date,
    fallsOn: fallsOn === date ? null : fallsOn,
    ...holidayNames(keys),
    confirmed: !keys.some(isBajram),
  }));
}

export const getPublicHolidays = personRead({
  call,
  run: async ({ tx }, { query: { year } }) => {
    const holidays = await tx
      .select()
      .from(publicHoliday)
      .where(between(publicHoliday.date, `${year}-01-01`, `${year}-12-31`))
      .orderBy(asc(publicHoliday.date));
    const dates = new Set(holidays.map((holiday) => holiday.date));
    const names = new Set(holidays.map((holiday) => holiday.name));
    return {
      year,
      holidays,
      // One that stands under its name on another day was moved by a person, who knew why.
      proposals: byLaw(year).filter(({ date, name }) => !dates.has(date) && !names.has(name)),
      missing: BAJRAMS.filter((key) => !holidays.some((holiday) => isNamed(key, holiday))),
    };
  },
});
