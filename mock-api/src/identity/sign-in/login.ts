import { login as call } from '@paga/contract/identity/sign-in';
import { sql } from 'drizzle-orm';
import { DomainError } from '#core/domain-error.ts';
import type { OpenContext } from '#core/http/context.ts';
import { openSecret } from '#core/http/handler.ts';
import { countedAddress } from '#core/http/request/counted-address.ts';
import { endHeldSession } from '../session/open-session.ts';
import { renewedHash, verifyPassword } from '../session/password.ts';
import { isTwoFactorDue } from '../two-factor/two-factor-code.ts';
import {
  type AccountKeys,
  accountKeyOf,
  addressHasToWait,
  addressKey,
  reserveAtAddress,
  reserveOnAccount,
  tryWasRight,
} from './account-tries.ts';
import { beginSession, canTakeStep, giveTicket } from './begin-session.ts';
import { countFailedSignIn } from './failed-sign-ins.ts';

type Login = { email: string; password: string };
type Known = { id: string; passwordHash: string };

/**
 * Counts the try for good, before the password is looked at, and reads whose it is said to be in the same breath: what was counted is looked at. A
 * locked account looks like a wrong password, and takes as long; an address has to wait.
 */
async function takeTry(
  { asAccess, now }: OpenContext,
  keys: AccountKeys,
  { email, password }: Login,
): Promise<Known | 'locked' | undefined> {
  const [fromHere, onAccount, known] = await asAccess(async (tx) => {
    const allowed = await reserveAtAddress(tx, keys.address, now);
    const counted = allowed && (await reserveOnAccount(tx, keys.account, now));
    const { rows } = await tx.execute<Known>(sql`
      select "id", "passwordHash" from "app_user" where lower("email") = lower(${email}) and "status" = 1 and "deletedAt" is null`);
    return [allowed, counted, rows[0]] as const;
  });
  if (!fromHere) throw addressHasToWait();
  if (onAccount) return known;
  await verifyPassword(undefined, password);
  return 'locked';
}

/** Counted for the audit log. */
async function refuse({ asAccess, now, address }: OpenContext, email: string): Promise<never> {
  await asAccess((tx) => countFailedSignIn(tx, { email, address: countedAddress(address()), now }));
  throw new DomainError('WRONG_CREDENTIALS');
}

export const login = openSecret({
  call,
  run: async (ctx, { body: { email, password } }) => {
    const { asAccess, now } = ctx;
    const account = await asAccess((tx) => accountKeyOf(tx, ctx, 'login', email));
    const keys = { account, address: addressKey(ctx) };
    const known = await takeTry(ctx, keys, { email, password });
    if (known === 'locked' || !(await verifyPassword(known?.passwordHash, password)) || !known)
      return refuse(ctx, email);
    const userId = Number(known.id);
    const renewed = await renewedHash(known.passwordHash, password);
    const due = await asAccess(async (tx) => {
      // Of the password that was just typed, and only while it is that one.
      if (renewed !== undefined)
        await tx.execute(sql`
          update "app_user" set "passwordHash" = ${renewed} where "id" = ${userId} and "passwordHash" = ${known.passwordHash}`);
      await tryWasRight(tx, keys);
      await endHeldSession(tx, ctx.sessionCookie.half(), now);
      return isTwoFactorDue(tx, userId, ctx, await canTakeStep(tx, userId, ctx));
    });
    return (due ? giveTicket : beginSession)(ctx, userId, { by: 'password' });
  },
});
