import { call } from '@paga/client';
import { deviceNameOf } from '@paga/contract/identity/device-name';
import { addOwnPasskey, startOwnPasskey } from '@paga/contract/own/account';
import { makePasskey } from '#passkeys/ceremony.ts';

/** What a new passkey is called until somebody looks for it: the browser and the system it was made in. */
export const passkeyName = (): string => deviceNameOf(navigator.userAgent) ?? 'Paga';

/** Adds a passkey to the own account. Throws what `useOwnPasskeyText` words. */
export async function addPasskey(): Promise<void> {
  const credential = await makePasskey(await call(startOwnPasskey));
  await call(addOwnPasskey, { body: { name: passkeyName(), credential } });
}
