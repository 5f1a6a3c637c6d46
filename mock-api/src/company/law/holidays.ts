import { groupedBy, type StatutoryHoliday, statutoryHolidays, statutoryYears } from '@paga/payroll';
import { and, asc, gte, lte } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { holidayNames } from './holiday-names.ts';
import { publicHoliday } from './table.ts';

/** A day off that counts, stored or computed. */
export type Holiday = Omit<typeof publicHoliday.$inferSelect, 'id'>;

const yearOf = (date: string) => Number(date.slice(0, 4));

function asStored({ date, fallsOn, keys, confirmed }: StatutoryHoliday): Holiday {
  return { date, fallsOn: fallsOn === date ? null : fallsOn, ...holidayNames(keys), confirmed };
}

/** The days off of a year by law, as they would be stored. */
export const holidaysByLaw = (year: number): Holiday[] => statutoryHolidays(year).map(asStored);

/** What the law has and the stored days of a year have not. One that stands under its name on another day was moved by a person, who knew why. */
export function lackingByLaw(year: number, stored: readonly Holiday[]): Holiday[] {
  const dates = new Set(stored.map(({ date }) => date));
  const names = new Set(stored.map(({ name }) => name));
  return holidaysByLaw(year).filter(({ date, name }) => !dates.has(date) && !names.has(name));
}

async function storedByYear(tx: Tx, first: number, last: number): Promise<Map<number, Holiday[]>> {
  const { date, fallsOn, name, nameEn, confirmed } = publicHoliday;
  const rows = await tx
    .select({ date, fallsOn, name, nameEn, confirmed })
    .from(publicHoliday)
    .where(and(gte(date, `${first}-01-01`), lte(date, `${last}-12-31`)))
    .orderBy(asc(date));
  return groupedBy(rows, (row) => yearOf(row.date));
}

/** The days off between two dates, in order: the stored ones of a year that has any, otherwise those of the law (rules §9, §11). */
export async function holidaysBetween({ tx }: { tx: Tx }, from: string, to: string): Promise<Holiday[]> {
  const first = Math.max(yearOf(from), statutoryYears.first);
  const last = Math.min(yearOf(to), statutoryYears.last);
  const stored = await storedByYear(tx, first, last);
  const holidays: Holiday[] = [];
  for (let year = first; year <= last; year += 1) holidays.push(...(stored.get(year) ?? holidaysByLaw(year)));
  return holidays.filter(({ date }) => date >= from && date <= to);
}

/** Whether a day is off, in any year. */
export type DaysOff = (date: string) => boolean;

/** The days off of all years, by the same rule. */
export async function daysOff({ tx }: { tx: Tx }): Promise<DaysOff> {
  const stored = await storedByYear(tx, statutoryYears.first, statutoryYears.last);
  const known = new Map<number, ReadonlySet<string>>();
  return (date) => {
    const year = yearOf(date);
    const days = known.get(year) ?? new Set((stored.get(year) ?? holidaysByLaw(year)).map((day) => day.date));
    known.set(year, days);
    return days.has(date);
  };
}

/** Which days off between two dates of one year are expected only, and which of the law's a person's table lacks. */
export async function doubtfulHolidays(ctx: { tx: Tx }, from: string, to: string) {
  const year = yearOf(from);
  const ofYear = await holidaysBetween(ctx, `${year}-01-01`, `${year}-12-31`);
  const within = ({ date }: Holiday) => date >= from && date <= to;
  return {
    unconfirmed: ofYear.filter((holiday) => !holiday.confirmed && within(holiday)),
    missing: lackingByLaw(year, ofYear).filter(within),
  };
}
