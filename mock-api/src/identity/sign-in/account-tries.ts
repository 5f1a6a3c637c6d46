import type { Tx } from '#core/db/transaction.ts';
import type { OpenContext } from '#core/http/context.ts';
import { forgetTries, giveBackTry, noTryLeft, reserveTry, tryKey } from '../session/tries.ts';
import { isKnownDevice } from '../two-factor/device.ts';

const PER_ACCOUNT = { limit: 5, minutes: 15 };
const PER_ADDRESS = { limit: 50, minutes: 15 };

/** What a person signs in with: each is guessed, counted and locked apart, so that guessed passwords do not lock a passkey out. */
type Way = 'login' | 'passkey-login';

export type AccountKeys = { account: string; address: string };

/** Where sign-ins from the network address of a request are counted, whatever they are tried with. */
export const addressKey = (ctx: OpenContext) => tryKey('login-address', ctx.address());

/** A browser known for this account counts apart: strangers who guess do not lock it out. */
export function accountKeyOf(tx: Tx, ctx: OpenContext, way: Way, email: string): Promise<string> {
  const device = ctx.deviceCookie.read();
  return isKnownDevice(tx, email, device).then((known) =>
    known ? tryKey(`${way}-device`, device ?? '', email.toLowerCase()) : tryKey(way, email.toLowerCase()),
  );
}

/** A try from this network address; false: there is none left. */
export const reserveAtAddress = (tx: Tx, key: string, now: Date) => reserveTry(tx, key, PER_ADDRESS, now);

/** A try of this account; false: it is locked. */
export const reserveOnAccount = (tx: Tx, key: string, now: Date) => reserveTry(tx, key, PER_ACCOUNT, now);

export const addressHasToWait = () => noTryLeft(PER_ADDRESS);

/** The sign-in was right. In the order of taking a try: the other way round two who sign in at once wait for each other. */
export async function tryWasRight(tx: Tx, { account, address }: AccountKeys): Promise<void> {
  await giveBackTry(tx, address);
  await forgetTries(tx, account);
}
