import { RoleId, UserStatus } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { type AboutAccount, mailOwner } from '../session/mail-owner.ts';

/** Mails every active administrator of the platform, each in the own language. */
export async function mailSuperAdmins(
  tx: Tx,
  content: AboutAccount,
  { dedupe, now }: { dedupe: string; now: Date },
): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select "id" from "app_user" where "roleId" = ${RoleId.superAdmin} and "status" = ${UserStatus.active} and "deletedAt" is null order by "id"`);
  for (const { id } of rows) await mailOwner(tx, Number(id), content, { dedupe: `${dedupe}:${id}`, now });
}
