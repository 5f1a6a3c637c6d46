import { sql } from 'drizzle-orm';
import { arrayLiteral } from '../db/array-literal.ts';
import type { InCompany } from '../db/scoped-rows.ts';

/** Names by id of people who did something in the company: also of a super admin and of somebody who has left, whose accounts it does not see. */
export async function namesOf(ctx: InCompany, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return new Map();
  const { rows } = await ctx.tx.execute<{ id: string; name: string }>(
    sql`select "id", "name" from names_in_company(${arrayLiteral(asked)}::bigint[])`,
  );
  return new Map(rows.map(({ id, name }) => [Number(id), name]));
}
