import type { SupportContact } from '@paga/contract/identity/setup';
import type { Tx } from '#core/db/transaction.ts';
import { installation } from './table.ts';

/** How payroll support is reached: as role 1 wrote it, else `SUPPORT_PHONE` and `SUPPORT_EMAIL` of the environment; null what is not set. */
export async function supportContact(tx: Tx, env: NodeJS.ProcessEnv = process.env): Promise<SupportContact> {
  const [row] = await tx
    .select({ phone: installation.supportPhone, email: installation.supportEmail })
    .from(installation);
  return {
    phone: row?.phone ?? (env.SUPPORT_PHONE?.trim() || null),
    email: row?.email ?? (env.SUPPORT_EMAIL?.trim() || null),
  };
}
