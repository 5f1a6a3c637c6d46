import { login as call } from '@paga/contract/identity/sign-in';
import type { SignInAnswer } from '@paga/contract/identity/user';
import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import { DomainError } from '#core/domain-error.ts';
import type { OpenContext } from '#core/http/context.ts';
import { openSecret } from '#core/http/handler.ts';
import { countedAddress } from '#core/http/request/counted-address.ts';
import { hasPasskey } from '../passkeys/stored-passkeys.ts';
import { TICKET } from '../session/live-session.ts';
import { endHeldSession, openSession } from '../session/open-session.ts';
import { renewedHash, verifyPassword } from '../session/password.ts';
import { grantStepUp } from '../session/step-up.ts';
import { forgetTries, giveBackTry, noTryLeft, reserveTry, tryKey } from '../session/tries.ts';
import { isKnownDevice, rememberDevice } from '../two-factor/device.ts';
import { isTwoFactorDue, newCode, sendCode } from '../two-factor/two-factor-code.ts';
import { authenticatedUser } from './authenticated-user.ts';
import { countFailedSignIn } from './failed-sign-ins.ts';

const PER_ACCOUNT = { limit: 5, minutes: 15 };
const PER_ADDRESS = { limit: 50, minutes: 15 };

type Keys = { account: string; address: string };

/** A browser known for this account counts apart: strangers who guess do not lock it out. */
async function keysOf(ctx: OpenContext, email: string): Promise<Keys> {
  const device = ctx.deviceCookie.read();
  const known = await ctx.asAccess((tx) => isKnownDevice(tx, email, device));
  const account = known
    ? tryKey('login-device', device ?? '', email.toLowerCase())
    : tryKey('login', email.toLowerCase());
  return { account, address: tryKey('login-address', ctx.address()) };
}

type Login = { email: string; password: string };
type Known = { id: string; passwordHash: string };

/**
 * Counts the try for good, before the password is looked at, and reads whose it is said to be in the same breath: what was counted is looked at. A
 * locked account looks like a wrong password, and takes as long; an address has to wait.
 */
async function takeTry(
  { asAccess, now }: OpenContext,
  keys: Keys,
  { email, password }: Login,
): Promise<Known | 'locked' | undefined> {
  const [fromHere, onAccount, known] = await asAccess(async (tx) => {
    const allowed = await reserveTry(tx, keys.address, PER_ADDRESS, now);
    const counted = allowed && (await reserveTry(tx, keys.account, PER_ACCOUNT, now));
    const { rows } = await tx.execute<Known>(sql`
      select "id", "passwordHash" from "app_user" where lower("email") = lower(${email}) and "status" = 1 and "deletedAt" is null`);
    return [allowed, counted, rows[0]] as const;
  });
  if (!fromHere) throw noTryLeft(PER_ADDRESS);
  if (onAccount) return known;
  await verifyPassword(undefined, password);
  return 'locked';
}

/** Counted for the audit log. */
async function refuse({ asAccess, now, address }: OpenContext, email: string): Promise<never> {
  await asAccess((tx) => countFailedSignIn(tx, { email, address: countedAddress(address()), now }));
  throw new DomainError('WRONG_CREDENTIALS');
}

/** The password is enough: a full session. */
function signIn(request: OpenContext, userId: number): Promise<SignInAnswer> {
  const { asAccess, now, sessionCookie, deviceCookie } = request;
  return asAccess(async (tx) => {
    const { cookie, handle, sessionId } = await openSession(tx, { userId, now, request });
    await grantStepUp(tx, { sessionId, companyId: undefined, now }, 'password');
    const secret = await rememberDevice(tx, { userId, secret: deviceCookie.read(), now });
    await recordAudit(
      tx,
      { now, userId, companyId: undefined },
      { page: 'login', type: 'signIn', objectId: userId },
    );
    sessionCookie.set(cookie);
    deviceCookie.set(secret);
    return {
      ...(await authenticatedUser(tx, { userId, standard: null }, now)),
      token: handle,
      twoFactor: false,
    };
  });
}

/** The two-factor step is due: a ticket, and a code by e-mail where there is no passkey to take it with. What the person works with stays untold until the code is there. */
async function giveTicket(request: OpenContext, userId: number): Promise<SignInAnswer> {
  const { asAccess, now, sessionCookie } = request;
  const passkey = await asAccess((tx) => hasPasskey(tx, userId));
  const code = passkey ? undefined : await newCode();
  return asAccess(async (tx) => {
    const { cookie, handle, sessionId } = await openSession(tx, { userId, now, level: TICKET, request });
    if (code) await sendCode(tx, { sessionId, userId, now }, code);
    await recordAudit(
      tx,
      { now, userId, companyId: undefined },
      { page: 'login', type: 'ticket', objectId: userId },
    );
    sessionCookie.set(cookie);
    const person = await authenticatedUser(tx, { userId, standard: null }, now);
    return {
      ...person,
      tenantId: null,
      logo: null,
      hasQuickbooks: 0,
      company: null,
      companyCount: 0,
      companies: [],
      token: handle,
      twoFactor: true,
      ...(passkey && { passkey }),
    };
  });
}

export const login = openSecret({
  call,
  run: async (ctx, { body: { email, password } }) => {
    const { asAccess, now } = ctx;
    const keys = await keysOf(ctx, email);
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
      // In the order of taking one: the other way round two who sign in at once wait for each other.
      await giveBackTry(tx, keys.address);
      await forgetTries(tx, keys.account);
      await endHeldSession(tx, ctx.sessionCookie.half(), now);
      const canTake = !ctx.mailWaits || (await hasPasskey(tx, userId));
      return isTwoFactorDue(tx, userId, ctx, canTake);
    });
    return due ? giveTicket(ctx, userId) : signIn(ctx, userId);
  },
});
