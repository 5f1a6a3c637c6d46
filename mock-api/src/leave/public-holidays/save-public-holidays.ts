import { savePublicHolidays as call, type HolidayToSave } from '@paga/contract/leave';
import { between, eq, inArray } from 'drizzle-orm';
import { publicHoliday } from '#company/law/table.ts';
import { holidaysBetween, lackingByLaw, takeHolidays } from '#company/public.ts';
import { inEachCompany } from '#core/db/each-company.ts';
import { invalidField, notFoundField } from '#core/domain-error.ts';
import type { PersonContext } from '#core/http/context.ts';
import { personWrite } from '#core/http/handler.ts';
import { recountLeaves } from '#leave/count/recount-leaves.ts';

type Stored = typeof publicHoliday.$inferSelect;

/** Counts the leaves of every company again that lie over dates on which a holiday came or went. */
export async function recountEverywhere(ctx: PersonContext, dates: readonly string[]): Promise<number> {
  if (dates.length === 0) return 0;
  let recounted = 0;
  await inEachCompany(ctx.tx, async (company) => {
    recounted += await recountLeaves(company, dates, { now: ctx.now, userId: ctx.actor.userId });
  });
  return recounted;
}

/** The days off of every year of the dates, as they count now. */
export async function holidaysOfYears({ tx }: PersonContext, dates: readonly string[]): Promise<string[]> {
  const days: string[] = [];
  for (const year of new Set(dates.map((date) => date.slice(0, 4)))) {
    const holidays = await holidaysBetween({ tx }, `${year}-01-01`, `${year}-12-31`);
    days.push(...holidays.map(({ date }) => date));
  }
  return days;
}

/** What stands in only one of two lists of days. */
export function changedDays(before: readonly string[], after: readonly string[]): string[] {
  return [
    ...before.filter((date) => !after.includes(date)),
    ...after.filter((date) => !before.includes(date)),
  ];
}

/** A year that is edited for the first time starts from the days of the law, so that one more day does not take away the others. */
async function startFromLaw({ tx }: PersonContext, holidays: readonly HolidayToSave[]): Promise<void> {
  const coming = holidays.map(({ date, name, nameEn = name }) => ({
    date,
    fallsOn: null,
    name,
    nameEn,
    confirmed: true,
  }));
  for (const year of new Set(holidays.map(({ date }) => Number(date.slice(0, 4))))) {
    const inYear = between(publicHoliday.date, `${year}-01-01`, `${year}-12-31`);
    if ((await tx.select({ id: publicHoliday.id }).from(publicHoliday).where(inYear).limit(1)).length > 0)
      continue;
    const byLaw = lackingByLaw(year, coming);
    if (byLaw.length > 0) await tx.insert(publicHoliday).values(byLaw);
  }
}

/** The stored rows that are changed, by id. `NOT_FOUND` for an id that is none, a fault at the date of one that is taken. */
async function storedOnes(
  { tx }: PersonContext,
  holidays: readonly HolidayToSave[],
): Promise<Map<number, Stored>> {
  await takeHolidays(tx);
  const ids = holidays.flatMap(({ id }) => id ?? []);
  const rows =
    ids.length > 0 ? await tx.select().from(publicHoliday).where(inArray(publicHoliday.id, ids)) : [];
  const stored = new Map(rows.map((row) => [row.id, row]));
  const dates = holidays.map(({ date }) => date);
  const taken = await tx.select().from(publicHoliday).where(inArray(publicHoliday.date, dates));
  holidays.forEach(({ id, date }, index) => {
    if (id !== undefined && !stored.has(id))
      throw notFoundField(`holidays.${index}.id`, 'NOT_FOUND', 'There is no such holiday.');
    const twice =
      dates.indexOf(date) !== index ||
      (id !== undefined && holidays.findIndex((other) => other.id === id) !== index);
    if (twice || taken.some((row) => row.date === date && row.id !== id))
      throw invalidField(`holidays.${index}.date`, 'DATE_TAKEN', 'There is a holiday on this date already.');
  });
  return stored;
}

export const audited = (rows: readonly { date: string; name: string; confirmed?: boolean | undefined }[]) =>
  Object.fromEntries(
    rows.map(({ date, name, confirmed }) => [date, confirmed === false ? `${name} (?)` : name]),
  );

async function store(
  { tx }: PersonContext,
  { id, date, fallsOn, name, nameEn, confirmed }: HolidayToSave,
): Promise<void> {
  const values = {
    date,
    fallsOn: fallsOn === date ? null : (fallsOn ?? null),
    name,
    nameEn: nameEn || name,
    confirmed: confirmed ?? true,
  };
  if (id === undefined) await tx.insert(publicHoliday).values(values);
  else await tx.update(publicHoliday).set(values).where(eq(publicHoliday.id, id));
}

export const savePublicHolidays = personWrite({
  call,
  load: async (ctx, { body }) => storedOnes(ctx, body.holidays),
  run: async (ctx, { body }, stored) => {
    const touched = [...stored.values(), ...body.holidays].map(({ date }) => date);
    const before = await holidaysOfYears(ctx, touched);
    await startFromLaw(ctx, body.holidays);
    for (const holiday of body.holidays) await store(ctx, holiday);
    return {
      recounted: await recountEverywhere(ctx, changedDays(before, await holidaysOfYears(ctx, touched))),
    };
  },
  audit: ({ input, loaded }) => ({
    page: 'publicHolidays',
    type: loaded.size > 0 ? 'update' : 'create',
    objectId: [...loaded.keys()][0] ?? null,
    old: audited([...loaded.values()]),
    new: audited(input.body.holidays),
  }),
});
