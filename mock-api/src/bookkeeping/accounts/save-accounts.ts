import { saveAccounts as call, type PayrollAccount, type SaveAccountLink } from '@paga/contract/bookkeeping';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { invalidField, notFoundField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { sector } from '#people/public.ts';
import { findSetting, storeSetting } from '../connection/stored-connection.ts';
import { accountLink } from '../table.ts';
import { auditedLinks, linkRows } from './link-rows.ts';
import { payrollAccountsOf } from './payroll-accounts.ts';
import { serviceRows } from './service-lists.ts';

type Linked = Pick<SaveAccountLink, 'id' | 'payroll_account_id' | 'sectorId'>;

const keyOf = ({ payroll_account_id, sectorId }: Linked) => `${payroll_account_id}/${sectorId ?? 0}`;

/** The first link whose payroll account has one already: earlier in the list, or stored and not named in it; -1: none. */
function firstTwin(links: readonly Linked[], stored: readonly Linked[]): number {
  const named = new Set(links.map(({ id }) => id));
  const taken = new Set(stored.filter(({ id }) => !named.has(id)).map(keyOf));
  return links.findIndex((link) => {
    const isTaken = taken.has(keyOf(link));
    taken.add(keyOf(link));
    return isTaken;
  });
}

/** Saves the central payment account and the links; accounts must be in the list that was read, sectors the company's own. */
export const saveAccounts = write({
  call,
  load: async (ctx) => ({ setting: await findSetting(ctx), links: await linkRows(ctx, ctx.actor.language) }),
  run: async (ctx, { body: { paymentAccount, tenantAccounts, postsClosed } }, { links }) => {
    const accounts = new Set((await serviceRows(ctx, 'account')).map(({ serviceId }) => serviceId));
    if (!accounts.has(paymentAccount))
      throw notFoundField('paymentAccount', 'unknownAccount', 'No such account');
    const payroll = new Map((await payrollAccountsOf(ctx)).map((one) => [one.id, one]));
    for (const [at, link] of tenantAccounts.entries()) checkLink(link, at, { payroll, accounts });
    const twin = firstTwin(tenantAccounts, links);
    if (twin >= 0) throw taken(twin);
    await requireSectors(ctx, tenantAccounts);
    await storeSetting(ctx, { paymentAccount, ...(postsClosed === undefined ? {} : { postsClosed }) });
    await storeLinks(ctx, tenantAccounts);
    return linkRows(ctx, ctx.actor.language);
  },
  audit: ({ loaded, input: { body }, answer }) => ({
    page: 'quickbooks',
    type: 'update',
    old: {
      paymentAccount: loaded.setting?.paymentAccount,
      postsClosed: loaded.setting?.postsClosed,
      ...auditedLinks(loaded.links),
    },
    new: {
      paymentAccount: body.paymentAccount,
      postsClosed: body.postsClosed ?? loaded.setting?.postsClosed,
      ...auditedLinks(answer),
    },
  }),
});

const taken = (at: number) =>
  invalidField(
    `tenantAccounts.${at}.payroll_account_id`,
    'accountTaken',
    'This payroll account has a link already',
  );

type Known = {
  payroll: ReadonlyMap<number, Pick<PayrollAccount, 'kind'>>;
  accounts: ReadonlySet<string>;
};

function checkLink(
  { payroll_account_id, quickbooks_account, sectorId }: SaveAccountLink,
  at: number,
  { payroll, accounts }: Known,
): void {
  const account = payroll.get(payroll_account_id);
  const field = (name: string) => `tenantAccounts.${at}.${name}`;
  if (!account) throw notFoundField(field('payroll_account_id'), 'unknownAccount', 'No such payroll account');
  if (!accounts.has(quickbooks_account))
    throw notFoundField(field('quickbooks_account'), 'unknownAccount', 'No such account');
  if (sectorId && account.kind !== 'expense')
    throw invalidField(field('sectorId'), 'onlyExpenses', 'Only an expense has a sector');
}

async function requireSectors(ctx: Context, links: readonly SaveAccountLink[]): Promise<void> {
  const named = [...new Set(links.flatMap(({ sectorId }) => sectorId ?? []))];
  if (named.length === 0) return;
  const known = await ctx.tx
    .select({ id: sector.id })
    .from(sector)
    .where(and(scoped(ctx, sector), isNull(sector.deletedAt), inArray(sector.id, named)));
  const missing = links.findIndex(({ sectorId }) => sectorId && !known.some(({ id }) => id === sectorId));
  if (missing >= 0)
    throw notFoundField(`tenantAccounts.${missing}.sectorId`, 'unknownSector', 'No such sector');
}

async function storeLinks(ctx: Context, links: readonly SaveAccountLink[]): Promise<void> {
  const ids = links.flatMap(({ id }) => id ?? []);
  const old =
    ids.length === 0
      ? []
      : await ctx.tx
          .select({ id: accountLink.id })
          .from(accountLink)
          .where(and(scoped(ctx, accountLink), inArray(accountLink.id, ids)));
  for (const [
    at,
    { id, payroll_account_id, quickbooks_account, checked_account, sectorId },
  ] of links.entries()) {
    const row = {
      payrollAccountId: payroll_account_id,
      serviceAccount: quickbooks_account,
      checked: checked_account,
      sectorId: sectorId ?? null,
    };
    if (id !== undefined && !old.some((known) => known.id === id))
      throw notFoundField(`tenantAccounts.${at}.id`, 'unknownLink', 'No such link');
    if (id === undefined) await ctx.tx.insert(accountLink).values({ tenantId: ctx.companyId, ...row });
    else
      await ctx.tx
        .update(accountLink)
        .set(row)
        .where(and(scoped(ctx, accountLink), eq(accountLink.id, id)));
  }
}
