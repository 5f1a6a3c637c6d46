import { isMakerOf } from '#approvals/public.ts';
import { asksForSignOff } from '#company/public.ts';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import type { Period } from '#months/public.ts';
import type { MonthAccounts } from '../rows/accounts-of-month.ts';
import { contentOf } from './month-content.ts';
import { openSignOff, type StoredSignOff } from './stored-sign-off.ts';

/** What asking who may decide needs: the company, and the moment of the decision. */
export type Deciding = InCompany & Pick<Context, 'now'>;

/** The sign-off that holds: of the month as it is now, by somebody who has made nothing of it since. */
export async function holdingSignOff(
  ctx: Deciding,
  period: Period,
  accounts: MonthAccounts,
): Promise<StoredSignOff | undefined> {
  const signed = await openSignOff(ctx, period);
  if (signed?.content !== (await contentOf(ctx, period, accounts))) return undefined;
  return (await isMakerOf(ctx, period, signed.signedBy)) ? undefined : signed;
}

/** Whether the company asks for a sign-off that the month does not have as it is now. */
export async function isUnsigned(ctx: Deciding, period: Period, accounts: MonthAccounts): Promise<boolean> {
  return (await asksForSignOff(ctx)) && !(await holdingSignOff(ctx, period, accounts));
}

/** The sign-off that a closing stands on; none where the company asks for none. The month is locked, so what holds here is what is frozen. */
export async function requireSignedOff(
  ctx: Deciding,
  period: Period,
  accounts: MonthAccounts,
): Promise<StoredSignOff | undefined> {
  if (!(await asksForSignOff(ctx))) return undefined;
  const signed = await holdingSignOff(ctx, period, accounts);
  if (!signed) throw new DomainError('SIGN_OFF_MISSING');
  return signed;
}
