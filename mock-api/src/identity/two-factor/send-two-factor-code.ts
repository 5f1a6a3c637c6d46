import { sendTwoFactorCode as call } from '@paga/contract/identity/two-factor';
import { recordAudit } from '#core/audit/record-audit.ts';
import { DomainError } from '#core/domain-error.ts';
import { personSecret } from '#core/http/handler.ts';
import { isTicket } from './is-ticket.ts';
import { newCode, RESEND_PAUSE_SECONDS, requireCodeDue, sendCode } from './two-factor-code.ts';

export const sendTwoFactorCode = personSecret({
  call,
  run: async ({ asAccess, actor, now }) => {
    await asAccess(async (tx) => {
      if (!(await isTicket(tx, actor))) throw new DomainError('FORBIDDEN');
      await requireCodeDue(tx, actor.sessionId, now);
    });
    const fresh = await newCode();
    await asAccess(async (tx) => {
      if (!(await isTicket(tx, actor, true))) throw new DomainError('FORBIDDEN');
      await sendCode(tx, { sessionId: actor.sessionId, userId: actor.userId, now }, fresh);
      await recordAudit(
        tx,
        { now, userId: actor.userId, companyId: undefined },
        { page: 'login', type: 'codeSent', objectId: actor.userId },
      );
    });
    return { pauseSeconds: RESEND_PAUSE_SECONDS };
  },
});
