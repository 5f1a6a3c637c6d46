import { updateTwoFactor as call } from '@paga/contract/identity/two-factor';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { personWrite } from '#core/http/handler.ts';
import { oneAddress } from '#core/mail/address.ts';
import { twoFactorOf } from './two-factor-code.ts';

/** A code goes by e-mail: who signs in by a user name would be locked out. */
async function requireAddress(tx: Tx, userId: number): Promise<void> {
  const { rows } = await tx.execute<{ email: string }>(
    sql`select "email" from "app_user" where "id" = ${userId}`,
  );
  if (oneAddress(found(rows[0]).email) === undefined) throw new DomainError('SECOND_STEP_NEEDS_EMAIL');
}

export const updateTwoFactor = personWrite({
  call,
  load: ({ tx, actor }) => twoFactorOf(tx, actor.userId),
  run: async ({ tx, actor }, { body: { enabled } }, { required }) => {
    if (enabled) await requireAddress(tx, actor.userId);
    await tx.execute(sql`update "app_user" set "twoFactor" = ${enabled} where "id" = ${actor.userId}`);
    return { enabled, required };
  },
  audit: ({ ctx, loaded, answer }) => ({
    page: 'account',
    type: 'update',
    objectId: ctx.actor.userId,
    old: { twoFactor: loaded.enabled },
    new: { twoFactor: answer.enabled },
  }),
});
