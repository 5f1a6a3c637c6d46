import { resetPassword as call } from '@paga/contract/identity/password';
import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import { openSecret } from '#core/http/handler.ts';
import { mailOwner } from '../session/mail-owner.ts';
import { endAllSessions } from '../session/open-session.ts';
import { hashPassword } from '../session/password.ts';
import { requireGoodPassword } from '../session/password-rules.ts';
import { distrustDevices } from '../two-factor/device.ts';
import { type GoodLink, tryToken, useUp } from './reset-link.ts';

/** Sets the password and notifies its owner. */
async function setPassword(tx: Tx, { id, userId }: GoodLink, passwordHash: string, now: Date): Promise<void> {
  await tx.execute(
    sql`update "app_user" set "passwordHash" = ${passwordHash}, "passwordGiven" = false where "id" = ${userId}`,
  );
  const content = { template: 'passwordChanged', values: {} } as const;
  await mailOwner(tx, userId, content, { dedupe: `passwordReset:${id}`, now });
}

export const resetPassword = openSecret({
  call,
  run: async (ctx, { body: { token, password, confirmPassword } }) => {
    const { asAccess, now } = ctx;
    const link = await tryToken(ctx, token);
    if (!link) throw new DomainError('RESET_LINK_INVALID');
    await requireGoodPassword(password, confirmPassword, link.law);
    const passwordHash = await hashPassword(password);
    await asAccess(async (tx) => {
      if (!(await useUp(tx, link, now))) throw new DomainError('RESET_LINK_INVALID');
      await setPassword(tx, link, passwordHash, now);
      await endAllSessions(tx, link.userId, now);
      await distrustDevices(tx, link.userId);
      const facts = {
        page: 'resetPassword',
        type: 'update',
        objectId: link.userId,
        old: { password: null },
        new: { password: passwordHash },
      };
      await recordAudit(tx, { now, userId: link.userId, companyId: undefined }, facts);
    });
    return undefined;
  },
});
