import { call } from '@paga/client';
import { confirmPasskeySignIn, startPasskeySignIn } from '@paga/contract/identity/passkeys';
import { getAuthUser, logout } from '@paga/contract/identity/sign-in';
import {
  confirmAuthenticatorCode,
  confirmRecoveryCode,
  confirmTwoFactorCode,
} from '@paga/contract/identity/two-factor';
import { signWithPasskey } from '#passkeys/ceremony.ts';
import { beginSession } from '#session/session.ts';
import { forgetTicket, holdTicket, type Ticket } from '#session/ticket.ts';
import { deviceName } from './device-name.ts';

/** Confirms the code and begins the session the ticket was for. Throws `TWO_FACTOR_CODE_WRONG`. */
export async function confirmTwoFactor(
  { userId }: Ticket,
  code: string,
  trustDevice: boolean,
): Promise<void> {
  const { token } = await call(confirmTwoFactorCode, {
    body: { userId, deviceId: deviceName(), code, trustDevice },
  });
  if (token === undefined) throw new Error('a confirmed code brings a token');
  await begin(token, userId);
}

/** Takes the two-factor step with a passkey and begins the session. Throws `PASSKEY_REFUSED` and what the browser says. */
export async function confirmByPasskey({ userId }: Ticket, trustDevice: boolean): Promise<void> {
  const credential = await signWithPasskey(await call(startPasskeySignIn));
  const body = { credential, deviceId: deviceName(), trustDevice };
  const { token } = await call(confirmPasskeySignIn, { body });
  await begin(token, userId);
}

/** Takes the two-factor step with a code of the authenticator app and begins the session. Throws `TWO_FACTOR_CODE_WRONG`. */
export async function confirmByApp({ userId }: Ticket, code: string, trustDevice: boolean): Promise<void> {
  const body = { code, deviceId: deviceName(), trustDevice };
  const { token } = await call(confirmAuthenticatorCode, { body });
  await begin(token, userId);
}

/** The same with a recovery code. */
export async function confirmByRecovery({ userId }: Ticket, code: string): Promise<void> {
  const { token } = await call(confirmRecoveryCode, { body: { code, deviceId: deviceName() } });
  await begin(token, userId);
}

async function begin(token: string, userId: number): Promise<void> {
  // The calls speak with the new half from here on.
  holdTicket({ token, userId });
  const account = await call(getAuthUser);
  forgetTicket();
  beginSession({ ...account, token, twoFactor: false });
}

/** Gives the sign-in up: the ticket ends here and on the server. */
export function giveUpTwoFactor(): void {
  // The server ends it by itself should this call be lost.
  call(logout).catch(() => undefined);
  forgetTicket();
}
