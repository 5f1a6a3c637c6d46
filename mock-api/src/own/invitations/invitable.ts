import { fullName } from '@paga/contract/full-name';
import type { OwnSkip } from '@paga/contract/own/invitations';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { scoped } from '#core/db/scoped-rows.ts';
import { tenant } from '#core/db/table.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { byName, employee, ofCompany, oneOf } from '#people/public.ts';
import { ownLink } from '../table.ts';
import type { Office } from './office.ts';
import { isPageOn, linksOf } from './pages-of.ts';
import { waysOf } from './ways.ts';

type Skip = z.infer<typeof OwnSkip>;
/** However often somebody is invited, their inbox is not filled. */
const A_DAY = 3;
const DAY_MS = 24 * 3_600_000;

/** Who was invited so often since yesterday that it is enough. */
async function invitedEnough(ctx: Office, ids: readonly number[]): Promise<Set<number>> {
  const since = new Date(ctx.now.getTime() - DAY_MS);
  const rows = await ctx.tx
    .select({ id: ownLink.employeeId })
    .from(ownLink)
    .where(and(scoped(ctx, ownLink), inArray(ownLink.employeeId, [...ids]), gte(ownLink.invitedAt, since)))
    .groupBy(ownLink.employeeId)
    .having(gte(sql<number>`count(*)::int`, A_DAY));
  return new Set(rows.map(({ id }) => id));
}

/** Somebody who was asked for: `address` where a mail may invite them, else `why` not. */
type Invitable = { id: number; name: string; address: string | null; why: Skip | undefined };

/** These people of the company, and how each can be invited. Errors: `OWN_PAGE_OFF`, `NOT_FOUND`. */
export async function invitable(ctx: Office, ids: readonly number[]): Promise<Invitable[]> {
  if (!(await isPageOn(ctx))) throw new DomainError('OWN_PAGE_OFF');
  const people = await ctx.tx
    .select()
    .from(employee)
    .where(and(ofCompany(ctx), oneOf(ids)))
    .orderBy(...byName());
  if (people.length < new Set(ids).size) throw new DomainError('NOT_FOUND');
  const [ways, links] = [await waysOf(ctx, people), await linksOf(ctx, ids)];
  const enough = await invitedEnough(ctx, ids);
  return people.map((person) => {
    const { id } = person;
    const { way, address } = found(ways.get(id));
    const link = links.get(id);
    // Who joined by a letter and lost the phone gets another letter; until that is used the page is as it was.
    const isJoined = link?.state === 'joined' && (link.address !== null || way === 'mail');
    const reasons: (Skip | false)[] = [
      isJoined && 'joined',
      way !== 'mail' && way,
      enough.has(id) && 'tooOften',
    ];
    return { id, name: fullName(person), address, why: reasons.find((one) => one !== false) || undefined };
  });
}

export async function companyName(ctx: Pick<Office, 'tx' | 'companyId'>): Promise<string> {
  const [row] = await ctx.tx.select({ name: tenant.name }).from(tenant).where(eq(tenant.id, ctx.companyId));
  return found(row).name;
}
