import { and, eq, inArray } from 'drizzle-orm';
import { type InCompany, own } from '../db/own-rows.ts';
import { user, userCompany } from './table.ts';

/** Names of people of the company by their ids; others (a super admin, somebody who has left) stay without one. */
export async function namesOf(ctx: InCompany, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return new Map();
  const rows = await ctx.tx
    .select({ id: user.id, name: user.name })
    .from(user)
    .innerJoin(userCompany, eq(userCompany.userId, user.id))
    .where(and(own(ctx, userCompany), inArray(user.id, asked)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
