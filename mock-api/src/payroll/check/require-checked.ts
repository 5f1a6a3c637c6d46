import { DomainError } from '#core/domain-error.ts';
import type { Period } from '#months/public.ts';
import type { MonthAccounts } from '../rows/accounts-of-month.ts';
import { outdatedBy } from '../rows/outdated-by.ts';
import type { Deciding } from '../signed/holding-sign-off.ts';
import { standingFindings } from './standing-findings.ts';

/** A month that is signed off or closed is what a calculation would make of it now; errors are fixed, warnings fixed or accepted. */
export async function requireChecked(ctx: Deciding, period: Period, accounts: MonthAccounts): Promise<void> {
  const outdated = await outdatedBy(ctx, period, { everybody: true });
  if (outdated)
    throw new DomainError('MONTH_OUTDATED', {
      message: `${outdated} have changed since the month was calculated`,
    });
  const { errors, open } = await standingFindings(ctx, period, accounts);
  if (errors.length > 0)
    throw new DomainError('SALARY_HAS_ERRORS', { message: `${errors.length} rows have a net below zero` });
  if (open.length > 0)
    throw new DomainError('WARNINGS_OPEN', { message: `${open.length} warnings are not accepted` });
}
