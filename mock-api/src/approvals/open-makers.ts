import type { Decider, MadeKind, MadeThing, Maker, Refusal } from '@paga/contract/approvals';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { arrayLiteral } from '#core/db/array-literal.ts';
import type { InCompany } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { namesOf } from '#core/user/names-of.ts';

/** The people of the company by name, to be joined: lent by their area, which stands above this one. */
type NamedPeople = SQLWrapper & Record<'id' | 'firstName' | 'lastName', SQLWrapper>;

/** A calculated month, as far as makers are asked about it. */
type Month = { id: number; year: number; month: number };

const monthMakers = (ctx: InCompany, { id, year, month }: Month) =>
  sql`makers_of(${ctx.companyId}::bigint, ${year * 12 + month}::integer, ${id}::bigint)`;

type MadeRow = { makerId: string; kind: MadeKind; employees: string; employeeId: string | null; at: Date };

/** What each person made of a month that no decision in force covers, the newest first. */
async function madeOf(ctx: InCompany, month: Month, people: NamedPeople): Promise<Map<number, MadeThing[]>> {
  const { rows } = await ctx.tx.execute<MadeRow & { firstName: string | null; lastName: string | null }>(sql`
    select m.*, ${people.firstName}, ${people.lastName} from (
      select "makerId", "kind", count(distinct "employeeId") as "employees", min("employeeId") as "employeeId", max("at") as "at"
      from ${monthMakers(ctx, month)} group by "makerId", "kind") m
    left join ${people} on ${people.id} = m."employeeId" and m."employees" = 1
    order by m."at" desc, m."kind"`);
  const made = new Map<number, MadeThing[]>();
  for (const { makerId, kind, employees, firstName, lastName, at } of rows) {
    const thing = {
      kind,
      employees: Number(employees),
      employee: firstName === null ? null : `${firstName} ${lastName}`,
      at: new Date(at).toISOString(),
    };
    made.set(Number(makerId), [...(made.get(Number(makerId)) ?? []), thing]);
  }
  return made;
}

/** With whom of some makers a person counts as one; null with nobody. Themselves come first. */
async function tiedMaker(
  ctx: InCompany & { now: Date },
  makers: readonly number[],
  userId: number,
  since = ctx.now,
): Promise<number | null> {
  if (makers.includes(userId)) return userId;
  const { rows } = await ctx.tx.execute<{ maker: string }>(sql`
    select "maker" from people_tied(${arrayLiteral(makers)}::bigint[], ${since.toISOString()}::timestamptz)
    where "person" = ${userId} order by 1 limit 1`);
  return rows[0] ? Number(rows[0].maker) : null;
}

/** Who of the company may decide about what these people made. */
async function decidersOf(ctx: Context, makers: readonly number[]): Promise<Decider[]> {
  const { rows } = await ctx.tx.execute<{ id: string; name: string }>(sql`
    select u."id", u."name" from people_left(${ctx.companyId}::bigint, ${arrayLiteral(makers)}::bigint[], ${ctx.now.toISOString()}::timestamptz) as "left" ("id")
    join app_user u on u."id" = "left"."id" order by u."name" collate "sq-x-icu", u."id"`);
  return rows.map(({ id, name }) => ({ name, own: Number(id) === ctx.actor.userId }));
}

/** Who made what of a month, who may decide about it, and why the person who asks may not. */
export async function approvalOf(
  ctx: Context,
  month: Month,
  people: NamedPeople,
): Promise<{ makers: Maker[]; signers: Decider[]; refusal: Refusal | null }> {
  const made = await madeOf(ctx, month, people);
  const ids = [...made.keys()];
  const names = await namesOf(ctx, ids);
  const through = await tiedMaker(ctx, ids, ctx.actor.userId);
  return {
    makers: ids.map((id) => ({
      by: names.get(id) ?? null,
      own: id === ctx.actor.userId,
      made: made.get(id) ?? [],
    })),
    signers: await decidersOf(ctx, ids),
    refusal: through === null ? null : refusalThrough(ctx, through, names, made.get(through)),
  };
}

const refusalThrough = (
  { actor }: Pick<Context, 'actor'>,
  maker: number,
  names: ReadonlyMap<number, string>,
  made: readonly MadeThing[] = [],
): Refusal => ({ through: maker === actor.userId ? null : (names.get(maker) ?? ''), made: [...made] });

/** Whether a person made something of a month that nothing covers, or counts as one with somebody who did. */
export async function isMakerOf(
  ctx: InCompany & { now: Date },
  month: Month,
  userId: number,
): Promise<boolean> {
  const { rows } = await ctx.tx.execute(sql`
    select 1 from people_tied(array(select distinct "makerId" from ${monthMakers(ctx, month)}), ${ctx.now.toISOString()}::timestamptz)
    where "person" = ${userId} limit 1`);
  return rows.length > 0;
}

/** Of whom a person, or somebody who counts as one with them, changed something of a month that nothing covers, by kinds that are not asked about. */
export async function changedByPerson(
  ctx: Context,
  month: Month,
  but: MadeKind,
): Promise<ReadonlySet<number>> {
  const { rows } = await ctx.tx.execute<{ employeeId: string }>(sql`
    select distinct "employeeId" from ${monthMakers(ctx, month)}
    where "employeeId" is not null and "kind" <> ${but} and "makerId" in (
      select "maker" from people_tied(array(select distinct "makerId" from ${monthMakers(ctx, month)}), ${ctx.now.toISOString()}::timestamptz)
      where "person" = ${ctx.actor.userId})`);
  return new Set(rows.map(({ employeeId }) => Number(employeeId)));
}

/** Why the person who asks may not agree to what somebody asked for; null when they may. */
export async function agreementRefusal(
  ctx: Context,
  { askedBy, askedAt }: { askedBy: number; askedAt: Date },
): Promise<Refusal | null> {
  const through = await tiedMaker(ctx, [askedBy], ctx.actor.userId, askedAt);
  return through === null ? null : refusalThrough(ctx, through, await namesOf(ctx, [askedBy]));
}

/** How many people of a company there are, those who count as one with another taken together. */
export async function peopleApart(ctx: InCompany & { now: Date }): Promise<number> {
  const at = sql`${ctx.now.toISOString()}::timestamptz`;
  const { rows } = await ctx.tx.execute<{ id: string; least: string }>(sql`
    with linked as (select id from people_left(${ctx.companyId}::bigint, '{}', ${at}) id)
    select "maker" as "id", min("person") as "least"
    from people_tied(array(select id from linked), ${at}) where "person" in (select id from linked) group by 1`);
  return new Set(rows.map(({ least }) => least)).size;
}
