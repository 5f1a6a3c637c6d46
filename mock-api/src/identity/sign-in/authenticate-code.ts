import { authenticateCode as call } from '@paga/contract/identity/sign-in';
import { recordAudit } from '#core/audit/record-audit.ts';
import { DomainError } from '#core/domain-error.ts';
import { companySecret } from '#core/http/handler.ts';
import { grantSalaryEdits, tryClosingCode } from '../session/closing-code.ts';

export const authenticateCode = companySecret({
  call,
  run: async (ctx, { body: { code, userId } }) => {
    const { asAccess, actor, companyId, now } = ctx;
    if (userId !== actor.userId) throw new DomainError('FORBIDDEN');
    const result = await tryClosingCode(ctx, code);
    if (result === 'locked') throw new DomainError('CLOSING_CODE_LOCKED');
    if (result === 'wrong') return { value: false };
    await grantSalaryEdits(ctx);
    const facts = { page: 'calculations', type: 'codeAccepted', objectId: userId };
    await asAccess((tx) => recordAudit(tx, { now, userId: actor.userId, companyId }, facts));
    return { value: true };
  },
});
