import { addAuthenticator as call } from '@paga/contract/identity/authenticator';
import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import type { OwnContext } from '#core/http/context.ts';
import { personSecret } from '#core/http/handler.ts';
import { forgetTries, noTryLeft, reserveTry, tryKey } from '../session/tries.ts';
import { mailAuthenticator } from './authenticator-mail.ts';
import { matchedStep } from './match-code.ts';
import { newRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts';
import { authenticatorOf, type StoredAuthenticator } from './stored-authenticator.ts';

const TRIES = { limit: 10, minutes: 60 };
const SET_UP_MS = 10 * 60_000;

/** The app that is being set up. Errors: `AUTHENTICATOR_ON`, `AUTHENTICATOR_OVER`. */
async function beingSetUp(tx: Tx, { actor, now }: OwnContext): Promise<StoredAuthenticator> {
  const app = await authenticatorOf(tx, actor.userId);
  if (app?.enabledAt) throw new DomainError('AUTHENTICATOR_ON');
  if (!app || now.getTime() - new Date(app.startedAt).getTime() > SET_UP_MS)
    throw new DomainError('AUTHENTICATOR_OVER');
  return app;
}

/** Switches on what was set up, and two-factor sign-in with it. The code that did it is used up. */
async function switchOn(tx: Tx, { actor, now }: OwnContext, { secret }: StoredAuthenticator, step: number) {
  const { userId } = actor;
  const { rows } = await tx.execute(sql`
    update "authenticator" set "enabledAt" = ${now.toISOString()}, "lastStep" = ${step}
    where "userId" = ${userId} and "secret" = ${secret} and "enabledAt" is null returning 1`);
  if (rows.length === 0) throw new DomainError('AUTHENTICATOR_OVER');
  await tx.execute(sql`update "app_user" set "twoFactor" = true where "id" = ${userId}`);
}

export const addAuthenticator = personSecret({
  call,
  run: async (ctx, { body: { code } }) => {
    const { asAccess, actor, now } = ctx;
    const { userId } = actor;
    const key = tryKey('authenticator', userId);
    const [isLeft, app] = await asAccess(
      async (tx) => [await reserveTry(tx, key, TRIES, now), await beingSetUp(tx, ctx)] as const,
    );
    if (!isLeft) throw noTryLeft(TRIES);
    const step = matchedStep(ctx, app, code);
    if (step === undefined) throw new DomainError('TWO_FACTOR_CODE_WRONG');
    const fresh = await newRecoveryCodes();
    return asAccess(async (tx) => {
      await switchOn(tx, ctx, app, step);
      await forgetTries(tx, key);
      await storeRecoveryCodes(tx, userId, fresh, now);
      await mailAuthenticator(tx, userId, { change: 'on', left: fresh.length, now });
      const facts = { page: 'account', type: 'addAuthenticator', objectId: userId } as const;
      await recordAudit(tx, { now, userId, companyId: undefined }, facts);
      return { codes: fresh.map((one) => one.code) };
    });
  },
});
