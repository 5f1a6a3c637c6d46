import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import type { OwnContext } from '#core/http/context.ts';
import { mailAuthenticator } from '../authenticator/authenticator-mail.ts';
import { type Matched, matchedCode, useUp } from '../authenticator/match-code.ts';
import { recoveryCodesLeft } from '../authenticator/recovery-codes.ts';
import { forgetTries } from '../session/tries.ts';
import { endTicket } from './end-ticket.ts';
import { isTicketForAny } from './is-ticket.ts';
import { mayCostTime, personTries, reservePersonTry } from './two-factor-code.ts';

type Device = { label: string; trust: boolean };

/** A used recovery code has a line and a mail, with how many are left. */
async function noteRecovery(tx: Tx, { actor: { userId }, now }: OwnContext): Promise<void> {
  const left = await recoveryCodesLeft(tx, userId);
  await mailAuthenticator(tx, userId, { change: 'codeUsed', left, now });
  const facts = { page: 'login', type: 'recoveryCodeUsed', objectId: userId } as const;
  await recordAudit(tx, { now, userId, companyId: undefined }, facts);
}

/** Undefined when another request used the code or ended the ticket first. */
function admit(ctx: OwnContext, matched: Matched, device: Device) {
  return ctx.asAccess(async (tx) => {
    const { userId } = ctx.actor;
    if (!(await isTicketForAny(tx, ctx.actor, true)) || !(await useUp(tx, userId, matched))) return undefined;
    await forgetTries(tx, personTries(userId));
    if ('recoveryCode' in matched) await noteRecovery(tx, ctx);
    return endTicket(tx, ctx, device);
  });
}

/** A try is counted for good before the code is looked at, with those of the mailed code; what comes after the last one is neither compared nor written down. */
async function tried(ctx: OwnContext, code: string): Promise<Matched | undefined> {
  const { asAccess } = ctx;
  // A full session has no code to try: it is refused before anything is hashed, counted or written down.
  if (!(await asAccess((tx) => isTicketForAny(tx, ctx.actor)))) throw new DomainError('FORBIDDEN');
  if (await asAccess((tx) => reservePersonTry(tx, ctx))) return matchedCode(ctx, code);
  if (!(await mayCostTime(ctx))) throw new DomainError('TWO_FACTOR_CODE_WRONG');
  return undefined;
}

/** Takes the two-factor step with a code of the app or a recovery code. Errors: `TWO_FACTOR_CODE_WRONG`, `FORBIDDEN`. */
export async function confirmCode(ctx: OwnContext, code: string, device: Device): Promise<{ token: string }> {
  const { actor, asAccess, now, sessionCookie, deviceCookie } = ctx;
  const matched = await tried(ctx, code);
  const admitted = matched && (await admit(ctx, matched, device));
  if (!admitted) {
    const facts = { page: 'login', type: 'codeRefused', objectId: actor.userId } as const;
    await asAccess((tx) => recordAudit(tx, { now, userId: actor.userId, companyId: undefined }, facts));
    throw new DomainError('TWO_FACTOR_CODE_WRONG');
  }
  sessionCookie.set(admitted.cookie);
  deviceCookie.set(admitted.secret);
  return { token: admitted.handle };
}
