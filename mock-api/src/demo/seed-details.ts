import { addDays, addMonths, civilDate, monthEnd, parts } from '@paga/payroll';
import { asc } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { generateMonth } from '#payroll/public.ts';
import { type EmployeeChange, employee, seedEmployee } from '#people/public.ts';

type Seeder = InCompany & Pick<Context, 'now' | 'today'> & { actor: { userId: number } };

/** Who has a birthday so many days from now, by the place in the workbook. */
const BIRTHDAYS = [
  { place: 3, after: 1, born: 1988 },
  { place: 22, after: 3, born: 1979 },
  { place: 41, after: 6, born: 1995 },
  { place: 64, after: 12, born: 1983 },
  { place: 90, after: 25, born: 1991 },
] as const;

/** Whose contract ends with this month, and whose in the middle of the next: neither changes a cent of a month that is over. */
const ENDING = [17, 58] as const;

/** The last of the months that are calculated. The next one, of which the README tells, is left to the person who looks. */
const LAST_MONTH = '2026-09-01';
const MONTHS = 12;

/** Birthdays and ends of contracts around today, and a year of salaries: what a company has that has used the product for a while. */
export async function seedDetails(ctx: Seeder): Promise<void> {
  const people = await ctx.tx
    .select({ id: employee.id })
    .from(employee)
    .where(scoped(ctx, employee))
    .orderBy(asc(employee.id));
  const set = async (place: number, facts: EmployeeChange) => {
    const id = people[place]?.id;
    if (id !== undefined) await seedEmployee(ctx, id, facts);
  };
  for (const { place, after, born } of BIRTHDAYS) {
    const { month, day } = parts(addDays(ctx.today, after));
    // 28 February stands in for the 29th: not every year has one.
    await set(place, { birthDate: civilDate(born, month, month === 2 ? Math.min(day, 28) : day) });
  }
  const { year, month } = parts(ctx.today);
  const last = monthEnd(year, month);
  const ends = [last, addDays(last, 15)];
  for (const [index, place] of ENDING.entries()) await set(place, { expirationContract: ends[index] });
  for (let back = MONTHS - 1; back >= 0; back -= 1) {
    const past = parts(addMonths(LAST_MONTH, -back));
    await generateMonth(ctx, { year: past.year, month: past.month });
  }
}
