import type { OutdatedBy } from '@paga/contract/payroll';
import { asOfLastWrite } from '#core/audit/since-last-write.ts';
import type { InCompany } from '#core/db/scoped-rows.ts';
import type { Period } from '#months/public.ts';
import { accountsOfMonth, type MonthAccounts } from '../rows/accounts-of-month.ts';
import { outdatedBy } from '../rows/outdated-by.ts';
import { type Found, findProblems } from './find-problems.ts';

/** Who asks, on which day. */
export type Today = InCompany & { today: string };

/** What is found in a month, and the accounts that it was found with. */
type MonthAudit = { accounts: MonthAccounts; found: readonly Found[] };

/** The audit of a month: read once a change of the company, however many calls of a page ask. */
export function auditOfMonth(ctx: Today, period: Period): Promise<MonthAudit> {
  return asOfLastWrite(ctx, `audit of month ${period.id}`, async () => {
    const accounts = await accountsOfMonth(ctx, period.id);
    return { accounts, found: await findProblems(ctx, period, accounts) };
  });
}

/** Why a month should be calculated again, as `outdatedBy` says it; read once a change of the company. */
export async function outdatedNow(ctx: Today, period: Period | undefined): Promise<OutdatedBy | null> {
  return period ? asOfLastWrite(ctx, `outdated month ${period.id}`, () => outdatedBy(ctx, period)) : null;
}
