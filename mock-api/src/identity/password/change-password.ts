import { changePassword as call } from '@paga/contract/identity/password';
import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import { personSecret } from '#core/http/handler.ts';
import { mailOwner } from '../session/mail-owner.ts';
import { endOtherSessions, rotateSession } from '../session/open-session.ts';
import { requireOwnPassword } from '../session/own-password.ts';
import { hashPassword } from '../session/password.ts';
import { passwordLawOf, requireGoodPassword } from '../session/password-rules.ts';
import { distrustDevices } from '../two-factor/device.ts';
import { endLinks } from './reset-link.ts';

type Change = { userId: number; sessionId: number; passwordHash: string; now: Date };

/** Sets the password and ends what the one before has opened elsewhere: sessions, the trust in browsers, links to set another. */
async function setPassword(tx: Tx, { userId, sessionId, passwordHash, now }: Change): Promise<void> {
  await tx.execute(
    sql`update "app_user" set "passwordHash" = ${passwordHash}, "passwordGiven" = false where "id" = ${userId}`,
  );
  await endOtherSessions(tx, { userId, except: sessionId, now });
  await distrustDevices(tx, userId);
  await endLinks(tx, userId, now);
  const reason = { dedupe: `passwordChanged:${userId}:${now.getTime()}`, now };
  await mailOwner(tx, userId, { template: 'passwordChanged', values: {} }, reason);
  const facts = {
    page: 'changePassword',
    type: 'update',
    objectId: userId,
    old: { password: 'before' },
    new: { password: passwordHash },
  };
  await recordAudit(tx, { now, userId, companyId: undefined }, facts);
}

export const changePassword = personSecret({
  call,
  run: async (ctx, { body: { currentPassword, newPassword, confirmPassword } }) => {
    const { asAccess, actor, now, sessionCookie } = ctx;
    const law = await asAccess((tx) => passwordLawOf(tx, actor.userId));
    await requireGoodPassword(newPassword, confirmPassword, law);
    await requireOwnPassword(ctx, currentPassword);
    const passwordHash = await hashPassword(newPassword);
    const { cookie, handle } = await asAccess(async (tx) => {
      const pair = await rotateSession(tx, actor.sessionId, { shown: sessionCookie.shown(), now });
      if (!pair) throw new DomainError('CONFLICT');
      await setPassword(tx, { userId: actor.userId, sessionId: actor.sessionId, passwordHash, now });
      return pair;
    });
    sessionCookie.set(cookie);
    return { token: handle };
  },
});
