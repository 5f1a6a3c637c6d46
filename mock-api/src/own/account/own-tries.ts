import type { Tx } from '#core/db/transaction.ts';
import type { OpenContext } from '#core/http/context.ts';
import { noTryLeft, reserveTry, tryKey } from '#identity/public.ts';

/** Codes that a person may try, with whatever code. */
const CODES = { limit: 10, minutes: 60 };
/** Codes that a person is mailed. */
const MAILS = { limit: 5, minutes: 60 };
const PASSKEYS = { limit: 5, minutes: 15 };
/** Whatever is tried without a session, from one network address. */
const FROM_HERE = { limit: 50, minutes: 15 };

/** Tries are counted before the secret is looked at; false: none is left. */
export const reserveCode = (tx: Tx, accountId: number, now: Date) =>
  reserveTry(tx, tryKey('own-code', accountId), CODES, now);
/** The same of a mail with a code: to one person, or to one address that is to be confirmed. */
export const reserveMail = (tx: Tx, whose: number | string, now: Date) =>
  reserveTry(tx, tryKey('own-code-mail', whose), MAILS, now);
/** The same of a passkey. */
export const reservePasskey = (tx: Tx, accountId: number, now: Date) =>
  reserveTry(tx, tryKey('own-passkey', accountId), PASSKEYS, now);

/** Counts a try from the network address of a request. Errors: `TOO_MANY_REQUESTS`. */
export async function countFromHere({ asAccess, address, now }: OpenContext): Promise<void> {
  const key = tryKey('own-address', address());
  if (!(await asAccess((tx) => reserveTry(tx, key, FROM_HERE, now)))) throw noTryLeft(FROM_HERE);
}
