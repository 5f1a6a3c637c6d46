import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import type { OwnContext } from '#core/http/context.ts';
import { requireOwnPassword } from '../session/own-password.ts';
import { forgetTries, noTryLeft, reserveTry, tryKey } from '../session/tries.ts';
import { type Matched, matchedCode, useUp } from './match-code.ts';
import { hasAuthenticator } from './stored-authenticator.ts';

const TRIES = { limit: 10, minutes: 60 };
const keyOf = ({ actor }: OwnContext) => tryKey('authenticator', actor.userId);

/**
 * The password and a code, before anything about the app changes. Errors: `CURRENT_PASSWORD_WRONG`, `AUTHENTICATOR_OFF`, `TWO_FACTOR_CODE_WRONG`,
 * `TOO_MANY_REQUESTS`.
 */
export async function requirePasswordAndCode(
  ctx: OwnContext,
  { password, code }: { password: string; code: string },
): Promise<Matched> {
  const { asAccess, actor, now } = ctx;
  await requireOwnPassword(ctx, password);
  const isLeft = await asAccess(async (tx) => {
    if (!(await hasAuthenticator(tx, actor.userId))) throw new DomainError('AUTHENTICATOR_OFF');
    return reserveTry(tx, keyOf(ctx), TRIES, now);
  });
  if (!isLeft) throw noTryLeft(TRIES);
  const matched = await matchedCode(ctx, code);
  if (!matched) throw new DomainError('TWO_FACTOR_CODE_WRONG');
  return matched;
}

/** Uses the code up in the transaction of the change. Errors: `TWO_FACTOR_CODE_WRONG` when another request was faster. */
export async function useUpFor(tx: Tx, ctx: OwnContext, matched: Matched): Promise<void> {
  if (!(await useUp(tx, ctx.actor.userId, matched))) throw new DomainError('TWO_FACTOR_CODE_WRONG');
  await forgetTries(tx, keyOf(ctx));
}
