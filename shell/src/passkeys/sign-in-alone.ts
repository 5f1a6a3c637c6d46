import { call } from '@paga/client';
import type { DiscoveredCredential, PasskeyRequest } from '@paga/contract/identity/passkeys';
import { loginByPasskey, startPasskeyLogin } from '@paga/contract/identity/sign-in';
import type { SignInAnswer } from '@paga/contract/identity/user';

/** Whether this browser uses passkeys at this address: none does at one of numbers. */
export function usesPasskeys(): boolean {
  return Boolean(window.PublicKeyCredential) && !/^[\d.]+$|:/.test(location.hostname);
}

/** The browser lets its person choose a passkey and signs with it. Those that read JSON themselves need no library. */
export async function chosen(asked: PasskeyRequest): Promise<DiscoveredCredential> {
  const { parseRequestOptionsFromJSON: parse } = PublicKeyCredential;
  if (!parse) return (await import('./ceremony.ts')).signWithAnyPasskey(asked);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
  const made = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { id, response } = made.toJSON() as AuthenticationResponseJSON;
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}

/** Signs in with a passkey alone. Throws what `passkeyProblem` words. */
export async function signInAlone(): Promise<SignInAnswer> {
  const credential = await chosen(await call(startPasskeyLogin));
  return call(loginByPasskey, { body: { credential } });
}
