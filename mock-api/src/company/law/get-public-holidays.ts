import { getPublicHolidays as call } from '@paga/contract/company/law/public-holidays';
import { asc, between } from 'drizzle-orm';
import { personRead } from '#core/http/handler.ts';
import { isNamed } from './holiday-names.ts';
import { lackingByLaw } from './holidays.ts';
import { publicHoliday } from './table.ts';

const BAJRAMS = ['bajramFitr', 'bajramAdha'] as const;
export const getPublicHolidays = personRead({
  call,
  run: async ({ tx }, { query: { year } }) => {
    const holidays = await tx
      .select()
      .from(publicHoliday)
      .where(between(publicHoliday.date, `${year}-01-01`, `${year}-12-31`))
      .orderBy(asc(publicHoliday.date));
    return {
      year,
      holidays,
      proposals: lackingByLaw(year, holidays),
      missing: BAJRAMS.filter((key) => !holidays.some((holiday) => isNamed(key, holiday))),
    };
  },
});
