import type { OfficeRequest } from '@paga/contract/requests';
import { sql } from 'drizzle-orm';
import { arrayLiteral } from '#core/db/array-literal.ts';
import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';

type Asking = Pick<Context, 'tx' | 'companyId' | 'now' | 'actor'>;
type Asked = { id: number; kind: string; state: string; employeeId: number };
type Named = Pick<OfficeRequest, 'deciders' | 'mine'>;

/** Who is named to decide about each leave that waits; nothing of another request. */
export async function approversOf(ctx: Asking, rows: readonly Asked[]): Promise<ReadonlyMap<number, Named>> {
  const waiting = rows.filter(({ kind, state }) => kind === 'leave' && state === 'asked');
  if (waiting.length === 0) return new Map();
  const people = [...new Set(waiting.map(({ employeeId }) => employeeId))];
  const { rows: named } = await ctx.tx.execute<{ asking: string; name: string; mine: boolean }>(sql`
    select a."asking", n."name", d."userId" is not distinct from ${ctx.actor.userId} as "mine" from unnest(${arrayLiteral(people)}::bigint[]) a("asking")
    cross join lateral leave_deciders(${ctx.companyId}, a."asking", ${ctx.now.toISOString()}) d
    join leave_decider_people(${ctx.now.toISOString()}) n on n."of" = case when d."userId" is null then 'ownPage' else 'office' end and n."id" = coalesce(d."userId", d."employeeId")
    order by d."deputy"`);
  return new Map(
    waiting.map(({ id, employeeId }) => {
      const theirs = named.filter(({ asking }) => Number(asking) === employeeId);
      return [
        id,
        {
          deciders: theirs.map(({ name }) => name),
          mine: theirs.length === 0 || theirs.some(({ mine }) => mine),
        },
      ];
    }),
  );
}

/** Errors: `APPROVER_NAMED` where somebody else is named who decides about the leave; the database refuses it as well. */
export async function requireApprover(ctx: Asking, row: Asked): Promise<void> {
  if (!(await approversOf(ctx, [row])).get(row.id)?.mine) throw new DomainError('APPROVER_NAMED');
}
