import type { FindingCode } from '@paga/contract/payroll';
import type { Period } from '#months/public.ts';
import type { Deciding } from '../signed/holding-sign-off.ts';
import { auditOfMonth } from './month-audit.ts';
import { acceptancesOf, keyOf } from './standing-findings.ts';

/** Whether what was found about a person in a month is accepted as it is now. */
export async function acceptedFindings(
  ctx: Deciding & { today: string },
  period: Period,
): Promise<(employeeId: number, code: FindingCode) => boolean> {
  const { accounts, found } = await auditOfMonth(ctx, period);
  const accepted = await acceptancesOf(ctx, period, accounts);
  const known = new Set(
    found.filter((one) => accepted.has(keyOf(one))).map(({ employeeId, code }) => `${employeeId} ${code}`),
  );
  return (employeeId, code) => known.has(`${employeeId} ${code}`);
}
