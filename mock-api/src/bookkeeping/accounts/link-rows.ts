import type { AccountLink } from '@paga/contract/bookkeeping';
import type { Language } from '@paga/contract/shapes';
import { and, asc, eq } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { accountLink, bookkeepingAccount } from '../table.ts';
import { payrollAccountsOf } from './payroll-accounts.ts';
import { labelOf } from './service-lists.ts';

/** The company's links with the names of both accounts; an account that is gone in the service has no name. */
export async function linkRows(ctx: InCompany, language: Language): Promise<AccountLink[]> {
  const there = and(
    scoped(ctx, bookkeepingAccount),
    eq(bookkeepingAccount.serviceId, accountLink.serviceAccount),
    eq(bookkeepingAccount.kind, 'account'),
    eq(bookkeepingAccount.active, true),
  );
  const rows = await ctx.tx
    .select({ link: accountLink, account: bookkeepingAccount })
    .from(accountLink)
    .leftJoin(bookkeepingAccount, there)
    .where(scoped(ctx, accountLink))
    .orderBy(asc(accountLink.payrollAccountId), asc(accountLink.id));
  const names = new Map((await payrollAccountsOf(ctx)).map((one) => [one.id, one[language]]));
  return rows.map(({ link, account }) => ({
    id: link.id,
    payroll_account: names.get(link.payrollAccountId) ?? '',
    payroll_account_id: link.payrollAccountId,
    quickbooks_account: link.serviceAccount,
    account_name: account && labelOf(account),
    checked_account: link.checked,
    tenantId: link.tenantId,
    sectorId: link.sectorId,
  }));
}

/** Links as the audit log keeps them: one field each, under the name of the payroll account. */
export const auditedLinks = (links: readonly AccountLink[]): Record<string, string> =>
  Object.fromEntries(
    links.map(({ id, payroll_account, quickbooks_account, account_name, checked_account }) => [
      `${payroll_account} (${id})`,
      `${account_name ?? quickbooks_account}${checked_account ? ' ✓' : ''}`,
    ]),
  );
