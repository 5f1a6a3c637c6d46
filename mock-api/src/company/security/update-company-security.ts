import { updateCompanySecurity as call } from '@paga/contract/company/security';
import { PasswordLength } from '@paga/contract/limits';
import { eq } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import { DomainError } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { requirePasskey, requireStepUp } from '#identity/public.ts';
import { inForce } from './company-security.ts';

export const updateCompanySecurity = write({
  call,
  load: inForce,
  run: async (ctx, { body }, before) => {
    const { twoFactor, passwordMinLength, stepUp = before.stepUp, passkey = before.passkey } = body;
    const { tx, companyId } = ctx;
    if (twoFactor && !before.twoFactor && before.withoutEmail.length > 0)
      throw new DomainError('USERS_WITHOUT_EMAIL');
    if ((before.twoFactor && !twoFactor) || (before.stepUp && !stepUp)) await requireStepUp(tx, ctx);
    if (passkey !== before.passkey) await requirePasskey(tx, ctx);
    const minimumPasswordLength = passwordMinLength > PasswordLength.min ? passwordMinLength : null;
    await tx
      .update(tenant)
      .set({
        twoFactorRequired: twoFactor,
        minimumPasswordLength,
        stepUpRequired: stepUp,
        passkeyRequired: passkey,
      })
      .where(eq(tenant.id, companyId));
    return { ...before, twoFactor, passwordMinLength, stepUp, passkey };
  },
  audit: ({ ctx, loaded, answer }) => {
    const { withoutEmail: _before, ...old } = loaded;
    const { withoutEmail: _after, ...fresh } = answer;
    return { page: 'configurations', type: 'updateSecurity', objectId: ctx.companyId, old, new: fresh };
  },
});
