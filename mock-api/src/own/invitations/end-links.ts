import { and, eq, inArray, sql } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import { languageOf } from '#core/user/language-of.ts';
import { ownLink } from '../table.ts';
import { companyName } from './invitable.ts';
import type { Office } from './office.ts';

/** Where the account of a joined page is mailed, and where its invitation went: the person may have changed the address since. */
async function mailedAt(ctx: Office, link: typeof ownLink.$inferSelect) {
  const { rows } = await ctx.tx.execute<{ address: string; language: number }>(
    sql`select "address", "language" from own_mailed(${link.id})`,
  );
  const [account] = rows;
  const addresses = [account?.address, link.address].filter((one) => one !== null && one !== undefined);
  return { addresses: new Set(addresses), language: languageOf(account?.language ?? 0) };
}

async function mailEnd(
  ctx: Office,
  link: typeof ownLink.$inferSelect,
  reason: 'office' | 'email',
): Promise<void> {
  const { tx, now, companyId } = ctx;
  const { addresses, language } = await mailedAt(ctx, link);
  const change = reason === 'office' ? ('pageEnded' as const) : ('emailChanged' as const);
  const values = { change, company: await companyName(ctx) };
  for (const to of addresses)
    await queueMail(tx, {
      ...{ template: 'ownChanged', values, to, language, companyId, now },
      dedupe: `own:${change}:${link.id}:${to.toLowerCase()}`,
    });
}

/**
 * Ends the own page of an employee, and an invitation to it. Sessions end with it: each of their calls asks for the link. Who had joined is mailed. Answers
 * how many were ended.
 */
export async function endLinks(ctx: Office, employeeId: number, reason: 'office' | 'email'): Promise<number> {
  const live = and(
    scoped(ctx, ownLink),
    eq(ownLink.employeeId, employeeId),
    inArray(ownLink.state, ['invited', 'joined']),
  );
  const links = await ctx.tx.select().from(ownLink).where(live).for('update');
  const ended = {
    state: 'ended',
    endedAt: ctx.now,
    endedBy: ctx.actor.userId,
    endReason: reason,
    tokenHash: null,
  } as const;
  await ctx.tx.update(ownLink).set(ended).where(live);
  for (const link of links) if (link.state === 'joined') await mailEnd(ctx, link, reason);
  return links.length;
}
