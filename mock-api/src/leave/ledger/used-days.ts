import { type LeaveReason, type LeaveTypeId, reasonArticle } from '@paga/contract/leave';
import type { UsedDay } from '@paga/payroll';
import { sql } from 'drizzle-orm';
import type { InCompany } from '#core/db/scoped-rows.ts';

/** Used days by employee and type. */
type UsedDays = { of: (employeeId: number, type: LeaveTypeId) => UsedDay[] };

type Row = {
  employeeId: string;
  type: LeaveTypeId;
  reason: LeaveReason | null;
  source: string | null;
  date: string;
  days: number;
};

/** Which days: of the years from the first to the last; `without` leaves out leaves that are being edited or replaced. */
type UsedScope = {
  first: number;
  last: number;
  employeeId?: number;
  employeeIds?: readonly number[];
  without?: readonly number[];
};

function byKey(rows: readonly Row[]): UsedDays {
  const found = new Map<string, UsedDay[]>();
  for (const { employeeId, type, reason, source, date, days } of rows) {
    const key = `${employeeId}/${type}`;
    const list = found.get(key) ?? [];
    const event = reason && reasonArticle(reason);
    list.push({ date, days, source: source === null ? null : Number(source), event });
    found.set(key, list);
  }
  return { of: (employeeId, type) => found.get(`${employeeId}/${type}`) ?? [] };
}

const within = (
  { companyId }: InCompany,
  { first, last, employeeId, employeeIds, without = [] }: UsedScope,
) => sql`
  "tenantId" = ${companyId} and day between ${`${first}-01-01`}::date and ${`${last}-12-31`}::date
  and "from" <= ${`${last}-12-31`}::date and "to" >= ${`${first}-01-01`}::date
  and (${employeeId ?? null}::bigint is null or "employeeId" = ${employeeId ?? null})
  ${employeeIds ? sql`and "employeeId" = any (${`{${employeeIds.join()}}`}::bigint[])` : sql``}
  and not "vacation"."id" = any (${`{${without.join()}}`}::bigint[])`;

/** Every used day of one person or of several, each with its leave. */
export async function usedDaysOf(
  ctx: InCompany,
  scope: UsedScope & ({ employeeId: number } | { employeeIds: readonly number[] }),
): Promise<UsedDays> {
  const { rows } = await ctx.tx.execute<Row>(sql`
    select "employeeId", "type", "reason", "vacation"."id"::text as source, day::text as date, 1 as days
    from "vacation", unnest("days") as day where ${within(ctx, scope)} order by day`);
  return byKey(rows);
}

/** Used days of all people in sum, per half year: what has expired on 30 June and what is left follow from these. */
export async function usedHalves(ctx: InCompany, scope: UsedScope): Promise<UsedDays> {
  const { rows } = await ctx.tx.execute<Row>(sql`
    select "employeeId", "type", "reason", null as source, count(*)::int as days, (date_trunc('year', day)
      + case when extract(month from day) <= 6 then interval '6 months' else interval '1 year' end - interval '1 day')::date::text as date
    from "vacation", unnest("days") as day where ${within(ctx, scope)}
    group by "employeeId", "type", "reason", 6`);
  return byKey(rows);
}

/** The same up to a day: what lies after it is not used yet. */
export async function usedUntil(
  ctx: InCompany,
  scope: { first: number; day: string; employeeIds: readonly number[] },
): Promise<UsedDays> {
  const last = Number(scope.day.slice(0, 4));
  const { rows } = await ctx.tx.execute<Row>(sql`
    select "employeeId", "type", "reason", null as source, count(*)::int as days, least(${scope.day}::date, (date_trunc('year', day)
      + case when extract(month from day) <= 6 then interval '6 months' else interval '1 year' end - interval '1 day')::date)::text as date
    from "vacation", unnest("days") as day where ${within(ctx, { first: scope.first, last })} and day <= ${scope.day}::date
      and "employeeId" = any (${`{${scope.employeeIds.join()}}`}::bigint[])
    group by "employeeId", "type", "reason", 6`);
  return byKey(rows);
}
