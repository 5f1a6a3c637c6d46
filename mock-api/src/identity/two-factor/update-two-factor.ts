import { updateTwoFactor as call } from '@paga/contract/identity/two-factor';
import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { personSecret } from '#core/http/handler.ts';
import { oneAddress } from '#core/mail/address.ts';
import { hasAuthenticator } from '../authenticator/stored-authenticator.ts';
import { mailOwner } from '../session/mail-owner.ts';
import { requireOwnPassword } from '../session/own-password.ts';
import { twoFactorOf } from './two-factor-code.ts';

/** A code goes by e-mail: who signs in by a user name would be locked out, unless an app shows the codes. */
async function requireAddress(tx: Tx, userId: number): Promise<void> {
  const { rows } = await tx.execute<{ email: string }>(
    sql`select "email" from "app_user" where "id" = ${userId}`,
  );
  const isMailed = oneAddress(found(rows[0]).email) !== undefined;
  if (!isMailed && !(await hasAuthenticator(tx, userId))) throw new DomainError('SECOND_STEP_NEEDS_EMAIL');
}

export const updateTwoFactor = personSecret({
  call,
  run: async (ctx, { body: { enabled, password } }) => {
    const { asAccess, actor, now } = ctx;
    const { userId } = actor;
    await requireOwnPassword(ctx, password);
    return asAccess(async (tx) => {
      const before = await twoFactorOf(tx, userId);
      if (enabled) await requireAddress(tx, userId);
      await tx.execute(sql`update "app_user" set "twoFactor" = ${enabled} where "id" = ${userId}`);
      const facts = {
        page: 'account',
        type: 'update',
        objectId: userId,
        old: { twoFactor: before.enabled },
        new: { twoFactor: enabled },
      };
      await recordAudit(tx, { now, userId, companyId: undefined }, facts);
      const reason = { dedupe: `twoFactor:${userId}:${enabled}:${now.getTime()}`, now };
      await mailOwner(tx, userId, { template: 'twoFactorChanged', values: { enabled } }, reason);
      return { enabled, required: before.required };
    });
  },
});
