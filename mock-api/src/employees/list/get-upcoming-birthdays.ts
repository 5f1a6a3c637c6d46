import { getUpcomingBirthdays as call } from '@paga/contract/employees';
import type { CivilDate } from '@paga/contract/shapes';
import { addDays, isCivilDate } from '@paga/payroll';
import { and, isNotNull } from 'drizzle-orm';
import { read } from '#core/http/handler.ts';
import { activeOfCompany, employee, photoLink } from '#people/public.ts';

/** How far the dashboard looks ahead, in days. */
export const DAYS_AHEAD = 30;

/** The next day on which a birthday falls; who was born on 29 February celebrates on the 28th in other years. */
export function nextBirthday(birthDate: CivilDate, today: CivilDate): CivilDate {
  const inYear = (year: number) => {
    const date = `${String(year).padStart(4, '0')}${birthDate.slice(4)}`;
    return isCivilDate(date) ? date : `${date.slice(0, 8)}28`;
  };
  const year = Number(today.slice(0, 4));
  return inYear(year) >= today ? inYear(year) : inYear(year + 1);
}

/** Birthdays of the next 30 days, the nearest first. */
export const getUpcomingBirthdays = read({
  call,
  run: async (ctx) => {
    const { id, firstName, lastName, birthDate } = employee;
    const people = await ctx.tx
      .select({ id, firstName, lastName, birthDate, photo: photoLink })
      .from(employee)
      .where(and(activeOfCompany(ctx), isNotNull(birthDate)));
    const last = addDays(ctx.today, DAYS_AHEAD);
    const birthdays = people
      .flatMap((person) =>
        person.birthDate
          ? [{ ...person, birthDate: person.birthDate, falls: nextBirthday(person.birthDate, ctx.today) }]
          : [],
      )
      .filter(({ falls }) => falls <= last)
      .sort(
        (a, b) =>
          a.falls.localeCompare(b.falls) || a.firstName.localeCompare(b.firstName, 'sq') || a.id - b.id,
      );
    return { count: birthdays.length, birthdays };
  },
});
