import { LeaveType } from '@paga/contract/shapes';
import { and, asc, gte, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { recordAudits } from '#core/audit/record-audit.ts';
import { arrayLiteral } from '#core/db/array-literal.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { closedMonths, type DaySpan } from '#months/public.ts';
import { aboutEmployee } from '#people/public.ts';
import { employee } from '#people/table.ts';
import { countedDays } from './counted-days.ts';
import { leaveRules } from './leave-rules.ts';
import { vacation } from './table.ts';

/** `userId`: undefined where the server does it by itself. */
type Recount = Pick<Context, 'now'> & { userId: number | undefined };

const covers = (date: string): SQL | undefined => and(lte(vacation.from, date), gte(vacation.to, date));

const touches = (ctx: InCompany, { from, to }: DaySpan) =>
  and(scoped(ctx, vacation), gte(vacation.to, from), to === null ? undefined : lte(vacation.from, to));

type Leave = typeof vacation.$inferSelect;

/** Some leaves with the days they would cost now. */
async function countedNow(
  ctx: InCompany,
  leaves: readonly Leave[],
): Promise<{ leave: Leave; counted: string[] }[]> {
  const from = leaves.map((leave) => leave.from).sort()[0] ?? '';
  const to =
    leaves
      .map((leave) => leave.to)
      .sort()
      .at(-1) ?? '';
  const rules = await leaveRules(ctx, from, to);
  return leaves.flatMap((leave) => {
    const counted = countedDays(leave, rules);
    return counted === null ? [] : [{ leave, counted }];
  });
}

async function namesOf(ctx: InCompany, ids: readonly number[]) {
  const { id, firstName, lastName } = employee;
  const people = await ctx.tx
    .select({ id, firstName, lastName })
    .from(employee)
    .where(and(scoped(ctx, employee), sql`${id} = any(${arrayLiteral([...new Set(ids)])}::bigint[])`));
  return new Map(people.map((person) => [person.id, person]));
}

/** Counts leaves again on the days that `reaches`, those in closed months left as they are. */
async function recount(
  ctx: InCompany,
  which: { leaves: SQL | undefined; reaches: (day: string) => boolean },
  { now, userId }: Recount,
): Promise<number> {
  const leaves = await ctx.tx
    .select()
    .from(vacation)
    .where(which.leaves)
    .orderBy(asc(vacation.id))
    .for('update');
  if (leaves.length === 0) return 0;
  const all = await countedNow(ctx, leaves);
  const reached = all.flatMap(({ leave, counted }) => [...leave.days, ...counted].filter(which.reaches));
  const closed = new Set(await closedMonths(ctx, reached, true));
  const isOpen = (day: string) => which.reaches(day) && !closed.has(day.slice(0, 7));
  const changed = all.flatMap(({ leave, counted }) => {
    const days = [...leave.days.filter((day) => !isOpen(day)), ...counted.filter(isOpen)].sort();
    return days.join() === leave.days.join() ? [] : [{ leave, days }];
  });
  await storeDays(ctx, changed);
  const named = await namesOf(
    ctx,
    changed.map(({ leave }) => leave.employeeId),
  );
  const lines = changed.map(({ leave, days }) => ({
    page: 'vacations',
    type: 'recount',
    objectId: leave.id,
    about: aboutEmployee(named.get(leave.employeeId) ?? null),
    old: { workingDays: leave.days.length },
    new: { workingDays: days.length },
  }));
  await recordAudits(ctx.tx, { now, userId, companyId: ctx.companyId }, lines);
  return changed.length;
}

/** Stores the days of many leaves in one statement: a company of 10,000 people has as many. */
async function storeDays(
  ctx: InCompany,
  changed: readonly { leave: Leave; days: readonly string[] }[],
): Promise<void> {
  if (changed.length === 0) return;
  const ids = arrayLiteral(changed.map(({ leave }) => leave.id));
  const days = arrayLiteral(changed.map((one) => arrayLiteral(one.days)));
  await ctx.tx.execute(sql`
    update ${vacation} set "days" = n."days"::date[], "version" = ${vacation}."version" + 1
    from unnest(${ids}::bigint[], ${days}::text[]) n("id", "days")
    where ${scoped(ctx, vacation)} and ${vacation}."id" = n."id"`);
}

/**
 * Counts the leaves of a company again that lie over one of the dates, after a public holiday has come there or gone. Only those dates change,
 * and of them only those in open months; maternity leave counts every weekday and is left alone. Answers how many leaves changed, each with
 * an audit line of the company.
 */
export function recountLeaves(ctx: InCompany, dates: readonly string[], by: Recount): Promise<number> {
  const touched = new Set(dates);
  const leaves = and(scoped(ctx, vacation), ne(vacation.type, LeaveType.maternity), or(...dates.map(covers)));
  return recount(ctx, { leaves, reaches: (day) => touched.has(day) }, by);
}

/** The same for the leaves that have one of the dates among their days. */
export function recountBooked(ctx: InCompany, dates: readonly string[], by: Recount): Promise<number> {
  const touched = new Set(dates);
  const leaves = and(
    scoped(ctx, vacation),
    ne(vacation.type, LeaveType.maternity),
    sql`${vacation.days} && ${arrayLiteral(dates)}::date[]`,
  );
  return recount(ctx, { leaves, reaches: (day) => touched.has(day) }, by);
}

/** The same for every day of a span, maternity leave as well: the company's week has changed, or a month was opened again that holidays had passed by. `takeCounting` goes before it, and before any lock of a month. */
export function recountSpan(ctx: InCompany, span: DaySpan, by: Recount): Promise<number> {
  const reaches = (day: string) => day >= span.from && (span.to === null || day <= span.to);
  return recount(ctx, { leaves: touches(ctx, span), reaches }, by);
}
