import { TWO_FACTOR_CODE } from '@paga/contract/limits';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { decryptValue } from '#core/encryption.ts';
import type { OwnContext } from '#core/http/context.ts';
import { matchedRecoveryCode, useUpRecoveryCode } from './recovery-codes.ts';
import type { StoredAuthenticator } from './stored-authenticator.ts';
import { authenticatorOf } from './stored-authenticator.ts';
import { stepOfCode } from './totp.ts';

/** A right code that nobody has used yet: of a step of the app, or a recovery code by its row. */
export type Matched = { step: number } | { recoveryCode: string };

/** What the app and the server share; undefined where the key that encrypted it is lost. */
const sharedSecret = ({ secretKeys }: OwnContext, { userId, secret }: StoredAuthenticator) => {
  const text = decryptValue<string>(secretKeys, { userId: Number(userId) }, secret);
  return text === undefined ? undefined : Buffer.from(text, 'base64');
};

/** The step of a code of this app, if it is right. */
export function matchedStep(ctx: OwnContext, app: StoredAuthenticator, code: string): number | undefined {
  const secret = sharedSecret(ctx, app);
  return secret && stepOfCode(secret, code, ctx.now);
}

/** Compares a code with what the person's app shows now, or with the recovery codes. It is used up by `useUp`, in a transaction. */
export async function matchedCode(ctx: OwnContext, code: string): Promise<Matched | undefined> {
  const { asAccess, actor } = ctx;
  const app = await asAccess((tx) => authenticatorOf(tx, actor.userId));
  if (!app?.enabledAt) return undefined;
  if (TWO_FACTOR_CODE.test(code)) {
    const step = matchedStep(ctx, app, code);
    return step === undefined ? undefined : { step };
  }
  const recoveryCode = await matchedRecoveryCode(asAccess, actor.userId, code);
  return recoveryCode === undefined ? undefined : { recoveryCode };
}

/** Uses a right code up, under the row's lock: a code of the app is good once, and none from before it afterwards. False: another request was faster. */
export async function useUp(tx: Tx, userId: number, matched: Matched): Promise<boolean> {
  if ('recoveryCode' in matched) return useUpRecoveryCode(tx, matched.recoveryCode);
  const { rows } = await tx.execute(sql`
    update "authenticator" set "lastStep" = ${matched.step} where "userId" = ${userId} and "enabledAt" is not null and "lastStep" < ${matched.step} returning 1`);
  return rows.length > 0;
}
