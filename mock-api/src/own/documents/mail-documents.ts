import { civilDateOf } from '@paga/calendar';
import { and, eq, sql } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import { languageOf } from '#core/user/language-of.ts';
import { companyName } from '../invitations/invitable.ts';
import { ownLink, ownSetting } from '../table.ts';

type From = InCompany & { now: Date; origin?: (() => string) | undefined };

/** Whether the company offers the page, and on it what people read. */
async function isOffered(ctx: From): Promise<boolean> {
  const { page, data } = ownSetting;
  const [row] = await ctx.tx.select({ page, data }).from(ownSetting).where(scoped(ctx, ownSetting));
  return row?.page === true && row.data;
}

/**
 * Tells somebody that there is something to read, and not what: once a day, however many documents wait. False: they have no address of an own page, or it
 * offers no documents; then the office's list says so.
 */
export async function mailDocuments(ctx: From, employeeId: number): Promise<boolean> {
  if (!(await isOffered(ctx))) return false;
  const joined = and(scoped(ctx, ownLink), eq(ownLink.employeeId, employeeId), eq(ownLink.state, 'joined'));
  const [link] = await ctx.tx.select({ id: ownLink.id }).from(ownLink).where(joined);
  if (!link) return false;
  const { rows } = await ctx.tx.execute<{ address: string; language: number }>(
    sql`select "address", "language" from own_mailed(${link.id})`,
  );
  const [account] = rows;
  if (!account) return false;
  const { origin, now, companyId } = ctx;
  await queueMail(ctx.tx, {
    template: 'documentsWait',
    values: { company: await companyName(ctx), ...(origin && { link: `${origin()}/me` }) },
    ...{ to: account.address, language: languageOf(account.language), companyId, now },
    dedupe: `own-documents:${link.id}:${civilDateOf(now)}`,
  });
  return true;
}
