import { leaveReasonName, leaveTypeName, maySeeFeedType } from '@paga/contract/leave';
import type { Language, RoleId } from '@paga/contract/shapes';
import { addDays, addMonths } from '@paga/payroll';
import { and, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import { holidaysBetween } from '#company/public.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { employeeSector } from '#people/table.ts';
import { vacation } from '../count/table.ts';
import { wireLeaves, withinContract } from '../count/wire-leave.ts';
import type { StoredFeed } from './feed-rows.ts';
import { feedWords } from './feed-words.ts';

/** An entry over whole days; `until` is the first day after it. `busy`: it fills the days of whose calendar it stands in. */
type FeedEntry = {
  uid: string;
  from: string;
  until: string;
  summary: string;
  stamp: string;
  sequence: number;
  busy: boolean;
};

/** A feed as plain values: what is hashed for a client that asks again, and drawn for one that has it not yet. */
export type FeedContent = { name: string; language: Language; entries: FeedEntry[] };

/** Months that a feed shows of the past, and of what is to come. */
const [PAST, COMING] = [12, 24];

type Reader = { roleId: RoleId; language: Language; company: string };

/** What a feed holds today: leave of whom it is about, and public holidays where they are wanted. */
export async function feedContent(
  ctx: InCompany & { today: string },
  feed: StoredFeed,
  { roleId, language, company }: Reader,
): Promise<FeedContent> {
  const words = feedWords[language];
  const [from, to] = [addMonths(ctx.today, -PAST), addMonths(ctx.today, COMING)];
  const within = and(gte(vacation.to, from), lte(vacation.from, to));
  const rows = await wireLeaves(ctx, and(within, withinContract, whose(ctx, feed)));
  const stamps = await bookedAt(
    ctx,
    rows.map(({ id }) => id),
  );
  const withType = feed.withType && maySeeFeedType(roleId);
  const leaves = rows.map((leave): FeedEntry => {
    const reason = leave.reason ? `, ${leaveReasonName(leave.reason, language)}` : '';
    const what = withType ? `${words.leave(leaveTypeName(leave.typeId, language))}${reason}` : words.away;
    return {
      uid: `leave-${leave.id}.company-${ctx.companyId}@paga`,
      from: leave.from,
      until: addDays(leave.to, 1),
      summary: `${leave.employeeName}: ${what}`,
      stamp: stamps.get(leave.id) ?? feed.createdAt.toISOString(),
      sequence: leave.version - 1,
      busy: feed.employeeId !== null,
    };
  });
  const holidays = feed.withHolidays ? await holidaysBetween(ctx, from, to) : [];
  const free = holidays.map(({ date, name, nameEn }): FeedEntry => {
    return {
      uid: `holiday-${date}@paga`,
      from: date,
      until: addDays(date, 1),
      summary: language === 'sq' ? name : nameEn,
      stamp: feed.createdAt.toISOString(),
      sequence: 0,
      busy: false,
    };
  });
  return { name: `${words.title}: ${feed.name ?? company}`, language, entries: [...leaves, ...free] };
}

function whose(ctx: InCompany, { employeeId, sectorId }: StoredFeed): SQL | undefined {
  if (employeeId !== null) return eq(vacation.employeeId, employeeId);
  if (sectorId === null) return undefined;
  const people = ctx.tx
    .select({ id: employeeSector.employeeId })
    .from(employeeSector)
    .where(and(scoped(ctx, employeeSector), eq(employeeSector.sectorId, sectorId)));
  return inArray(vacation.employeeId, people);
}

/** When each leave was booked: a stamp that does not change from fetch to fetch. */
async function bookedAt(ctx: InCompany, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.tx
    .select({ id: vacation.id, at: vacation.createdAt })
    .from(vacation)
    .where(
      and(scoped(ctx, vacation), gte(vacation.id, Math.min(...ids)), lte(vacation.id, Math.max(...ids))),
    );
  return new Map(rows.map(({ id, at }) => [id, at.toISOString()]));
}
