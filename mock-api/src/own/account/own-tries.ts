import type { Tx } from '#core/db/transaction.ts';
import type { OpenContext } from '#core/http/context.ts';
import { giveBackTry, noTryLeft, reserveTry, tryKey } from '#identity/public.ts';

/** Codes that a person may try, with whatever code. */
const CODES = { limit: 10, minutes: 60 };
/** Codes that a person is mailed. */
const MAILS = { limit: 5, minutes: 60 };
const PASSKEYS = { limit: 5, minutes: 15 };
/** Whatever is tried without a session, from one network address; what was right is given back, for a whole office may be behind one. */
const FROM_HERE = { limit: 50, minutes: 15 };
/** Codes asked for from there: nobody knows yet whether they were right. */
const ASKED_FROM_HERE = { limit: 300, minutes: 15 };

/** Tries are counted before the secret is looked at; false: none is left. */
export const reserveCode = (tx: Tx, accountId: number, now: Date) =>
  reserveTry(tx, tryKey('own-code', accountId), CODES, now);
/** The same of a mail with a code: to one person, or to one address that is to be confirmed. */
export const reserveMail = (tx: Tx, whose: number | string, now: Date) =>
  reserveTry(tx, tryKey('own-code-mail', whose), MAILS, now);
/** The same of a passkey. */
export const reservePasskey = (tx: Tx, accountId: number, now: Date) =>
  reserveTry(tx, tryKey('own-passkey', accountId), PASSKEYS, now);

const hereKey = ({ address }: Pick<OpenContext, 'address'>) => tryKey('own-address', address());

/** Counts a try from the network address of a request. Errors: `TOO_MANY_REQUESTS`. */
export async function countFromHere(ctx: OpenContext): Promise<void> {
  if (!(await ctx.asAccess((tx) => reserveTry(tx, hereKey(ctx), FROM_HERE, ctx.now))))
    throw noTryLeft(FROM_HERE);
}

/** What was tried was right: the try is given back to its network address. */
export const rightFromHere = (tx: Tx, ctx: OpenContext) => giveBackTry(tx, hereKey(ctx));

/** Counts that a code was asked for from the network address of a request. Errors: `TOO_MANY_REQUESTS`. */
export async function countAsked({ asAccess, address, now }: OpenContext): Promise<void> {
  const key = tryKey('own-asked', address());
  if (!(await asAccess((tx) => reserveTry(tx, key, ASKED_FROM_HERE, now)))) throw noTryLeft(ASKED_FROM_HERE);
}
