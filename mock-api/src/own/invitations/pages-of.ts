import type { OwnPageOf, OwnPageState } from '@paga/contract/own/invitations';
import { and, sql } from 'drizzle-orm';
import { arrayLiteral } from '#core/db/array-literal.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { namesOf } from '#core/user/names-of.ts';
import { employee, ofCompany, oneOf } from '#people/public.ts';
import { ownLink, ownSetting } from '../table.ts';
import type { Office } from './office.ts';
import { waysOf } from './ways.ts';

type LinkRow = typeof ownLink.$inferSelect;

const TRIES = 5;

/** Whether the company has switched the page on. */
export async function isPageOn(ctx: Office): Promise<boolean> {
  const [row] = await ctx.tx
    .select({ page: ownSetting.page })
    .from(ownSetting)
    .where(scoped(ctx, ownSetting));
  return row?.page ?? false;
}

/** The newest link of each of these employees: the joined one where there is one. */
export async function linksOf(ctx: Office, ids: readonly number[]): Promise<Map<number, LinkRow>> {
  const rows = await ctx.tx
    .select()
    .from(ownLink)
    .where(and(scoped(ctx, ownLink), sql`${ownLink.employeeId} = any(${arrayLiteral(ids)}::bigint[])`))
    .orderBy(sql`${ownLink.state} = 'joined'`, ownLink.id);
  return new Map(rows.map((row) => [row.employeeId, row]));
}

function stateOf(link: LinkRow | undefined, now: Date): OwnPageState {
  if (!link) return 'notInvited';
  const isOver = link.state === 'invited' && (link.expiresAt <= now || link.tries >= TRIES);
  return isOver ? 'over' : link.state;
}

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

/** Where these employees of the company stand with the own page. */
export async function pagesOf(ctx: Office, ids: readonly number[]): Promise<OwnPageOf[]> {
  const { id, firstName, lastName, email, personalNumber, draftStatus } = employee;
  const people = await ctx.tx
    .select({ id, firstName, lastName, email, personalNumber, draftStatus })
    .from(employee)
    .where(and(ofCompany(ctx), oneOf(ids)));
  const links = await linksOf(ctx, ids);
  const ways = await waysOf(ctx, people);
  const byOf = (link: LinkRow | undefined) =>
    (link?.state === 'ended' ? link.endedBy : link?.invitedBy) ?? null;
  const names = await namesOf(ctx, [...links.values()].map(byOf));
  return people.map((person) => {
    const link = links.get(person.id);
    const by = byOf(link);
    return {
      employeeId: person.id,
      state: stateOf(link, ctx.now),
      ...{ way: ways.get(person.id)?.way ?? 'noAddress', address: link?.address ?? null },
      ...{ invitedAt: iso(link?.invitedAt), joinedAt: iso(link?.joinedAt), endedAt: iso(link?.endedAt) },
      expiresAt: link?.state === 'invited' ? iso(link.expiresAt) : null,
      ...{ endReason: link?.endReason ?? null, by: by === null ? null : (names.get(by) ?? null) },
    };
  });
}
