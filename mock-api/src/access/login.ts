import { login as loginCall } from '@paga/contract/access';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { OpenContext } from '../http/context.ts';
import { DomainError } from '../http/domain-error.ts';
import { openSecret } from '../http/verb.ts';
import { openSession } from '../session/open-session.ts';
import { verifyPassword } from '../session/password.ts';
import { forgetTries, giveBackTry, reserveTry, tryKey } from '../session/tries.ts';
import { authenticatedUser } from './authenticated-user.ts';

const PER_ACCOUNT = { limit: 5, minutes: 15 };
const PER_ADDRESS = { limit: 50, minutes: 15 };

const keysOf = (email: string, address: string) => ({
  account: tryKey('login', email.toLowerCase()),
  address: tryKey('login-address', address),
});

/** Counts the try for good, before the password is looked at. A locked account looks like a wrong password; an address is told to wait. */
async function takeTry({ asAccess, now, address }: OpenContext, email: string): Promise<void> {
  const keys = keysOf(email, address());
  const [fromHere, onAccount] = await asAccess(async (tx) => {
    const allowed = await reserveTry(tx, keys.address, PER_ADDRESS, now);
    return [allowed, allowed && (await reserveTry(tx, keys.account, PER_ACCOUNT, now))];
  });
  if (!fromHere) throw new DomainError('TOO_MANY_REQUESTS');
  if (!onAccount) throw new DomainError('WRONG_CREDENTIALS');
}

export const login = openSecret({
  call: loginCall,
  run: async (ctx, { body: { email, password } }) => {
    const { asAccess, now } = ctx;
    await takeTry(ctx, email);
    const { rows } = await asAccess((tx) =>
      tx.execute<{ id: string; passwordHash: string }>(sql`
        select "id", "passwordHash" from "app_user" where lower("email") = lower(${email}) and "status" = 1 and "deletedAt" is null`),
    );
    const known = rows[0];
    if (!(await verifyPassword(known?.passwordHash, password)) || !known) throw new DomainError('WRONG_CREDENTIALS');
    const userId = Number(known.id);
    const keys = keysOf(email, ctx.address());
    return asAccess(async (tx) => {
      await forgetTries(tx, keys.account);
      await giveBackTry(tx, keys.address);
      const { cookie, handle } = await openSession(tx, userId, now);
      await recordAudit(tx, { now, userId, companyId: undefined }, { page: 'login', type: 'signIn', objectId: userId });
      ctx.sessionCookie.set(cookie);
      return { ...(await authenticatedUser(tx, userId, null, now)), token: handle, twoFactor: false };
    });
  },
});
