import { refreshToken as call } from '@paga/contract/identity/sign-in';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { OwnContext } from '#core/http/context.ts';
import { personSecret } from '#core/http/handler.ts';
import { mailOwner } from '../session/mail-owner.ts';
import { bearPrevious, rotateSession } from '../session/open-session.ts';

async function noteTheft(tx: Tx, { actor, now }: OwnContext): Promise<void> {
  const { userId, sessionId } = actor;
  const facts = { page: 'login', type: 'endStolen', objectId: userId };
  await recordAudit(tx, { now, userId, companyId: undefined }, facts);
  await mailOwner(
    tx,
    userId,
    { template: 'sessionStolen', values: {} },
    { dedupe: `sessionStolen:${sessionId}`, now },
  );
}

// Its own transaction: that the session was ended is kept, although the answer is a refusal.
export const refreshToken = personSecret({
  call,
  run: async (ctx) => {
    const { asAccess, actor, now, sessionCookie } = ctx;
    const shown = found(sessionCookie.shown());
    const pair = await asAccess(async (tx) => {
      const fresh = await rotateSession(tx, actor.sessionId, { shown, now });
      if (fresh) {
        const facts = { page: 'login', type: 'refresh', objectId: actor.userId };
        await recordAudit(tx, { now, userId: actor.userId, companyId: undefined }, facts);
        return fresh;
      }
      if (await bearPrevious(tx, actor.sessionId, now)) return shown;
      await noteTheft(tx, ctx);
      return undefined;
    });
    if (!pair) throw new DomainError('NOT_SIGNED_IN');
    if (pair !== shown) sessionCookie.set(pair.cookie);
    return { token: pair.handle };
  },
});
