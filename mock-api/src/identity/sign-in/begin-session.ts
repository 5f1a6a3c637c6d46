import type { SignInAnswer } from '@paga/contract/identity/user';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import type { OpenContext } from '#core/http/context.ts';
import { hasAuthenticator } from '../authenticator/stored-authenticator.ts';
import { hasPasskey } from '../passkeys/stored-passkeys.ts';
import { TICKET } from '../session/live-session.ts';
import { openSession } from '../session/open-session.ts';
import { grantStepUp } from '../session/step-up.ts';
import { rememberDevice } from '../two-factor/device.ts';
import { newCode, sendCode } from '../two-factor/two-factor-code.ts';
import { authenticatedUser } from './authenticated-user.ts';

/** What a person has shown: the password, or the passkey of this name. */
type Shown = { by: 'password' } | { by: 'passkey'; passkey: string };

const aboutOf = (shown: Shown) => (shown.by === 'passkey' ? { passkey: shown.passkey } : undefined);

/** What was shown is enough: a full session, in which it counts as given again for 5 minutes. */
export function beginSession(request: OpenContext, userId: number, shown: Shown): Promise<SignInAnswer> {
  const { asAccess, now, sessionCookie, deviceCookie } = request;
  return asAccess(async (tx) => {
    const { cookie, handle, sessionId } = await openSession(tx, { userId, now, request });
    await grantStepUp(tx, { sessionId, companyId: undefined, now }, shown.by);
    const secret = await rememberDevice(tx, { userId, secret: deviceCookie.read(), now });
    await recordAudit(
      tx,
      { now, userId, companyId: undefined },
      { page: 'login', type: 'signIn', objectId: userId, about: aboutOf(shown) },
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

/** What a ticket's step can be taken with, beside a mailed code; after a passkey nothing else counts. */
function waysOf(request: OpenContext, userId: number, { by }: Shown) {
  if (by === 'passkey') return { passkey: false, app: false };
  return request.asAccess(async (tx) => ({
    passkey: await hasPasskey(tx, userId),
    app: await hasAuthenticator(tx, userId),
  }));
}

/** Whether the person can take the step now: codes are mailed, or there is a passkey or an app. */
export async function canTakeStep(
  tx: Tx,
  userId: number,
  { mailWaits }: Pick<OpenContext, 'mailWaits'>,
): Promise<boolean> {
  return !mailWaits || (await hasPasskey(tx, userId)) || (await hasAuthenticator(tx, userId));
}

/**
 * The two-factor step is due: a ticket, and a code by e-mail where there is nothing else to take it with. What the person works with stays untold until it is
 * taken.
 */
export async function giveTicket(request: OpenContext, userId: number, shown: Shown): Promise<SignInAnswer> {
  const { asAccess, now, sessionCookie } = request;
  const { passkey, app } = await waysOf(request, userId, shown);
  const code = passkey || app ? undefined : await newCode();
  const mailedOnly = shown.by === 'passkey';
  return asAccess(async (tx) => {
    const ticket = { userId, now, level: TICKET, mailedOnly, request };
    const { cookie, handle, sessionId } = await openSession(tx, ticket);
    if (code) await sendCode(tx, { sessionId, userId, now }, code);
    await recordAudit(
      tx,
      { now, userId, companyId: undefined },
      { page: 'login', type: 'ticket', objectId: userId, about: aboutOf(shown) },
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
      ...(app && { app }),
    };
  });
}
