import { confirmStepUp as call } from '@paga/contract/identity/step-up';
import { recordAudit } from '#core/audit/record-audit.ts';
import { DomainError } from '#core/domain-error.ts';
import type { OwnContext } from '#core/http/context.ts';
import { personSecret } from '#core/http/handler.ts';
import { requireOwnPassword } from '../session/own-password.ts';
import { grantStepUp, isPasswordEnough } from '../session/step-up.ts';
import { scopeOf } from './scope-of.ts';

/** The password is tried outside of the transactions; a wrong one, or one too many, leaves its own line. */
async function requireAudited(
  ctx: OwnContext,
  password: string,
  companyId: number | undefined,
): Promise<void> {
  await requireOwnPassword(ctx, password).catch(async (error: unknown) => {
    const { now, actor } = ctx;
    const facts = { page: 'login', type: 'stepUpRefused', objectId: actor.userId };
    await ctx.asAccess((tx) => recordAudit(tx, { now, userId: actor.userId, companyId }, facts));
    throw error;
  });
}

export const confirmStepUp = personSecret({
  call,
  run: async (ctx, { body: { tenantId, password } }) => {
    const { asAccess, actor, now } = ctx;
    const { userId, sessionId } = actor;
    const companyId = await scopeOf(ctx, tenantId);
    const isEnough = await asAccess((tx) => isPasswordEnough(tx, { actor, companyId, now }));
    if (!isEnough) throw new DomainError('PASSKEY_NEEDED');
    await requireAudited(ctx, password, companyId);
    return asAccess(async (tx) => {
      const facts = { page: 'login', type: 'stepUp', objectId: userId };
      await recordAudit(tx, { now, userId, companyId }, facts);
      return { until: await grantStepUp(tx, { sessionId, companyId, now }, 'password') };
    });
  },
});
