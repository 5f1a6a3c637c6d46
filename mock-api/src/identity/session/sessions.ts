import { asAccess } from '#core/db/transaction.ts';
import type { Sessions } from '#core/http/session.ts';
import { requirePasskeyWhereAsked } from '../passkeys/passkey-grant.ts';
import { companyById, cookieSession, liveSession } from './live-session.ts';

/** The sessions of the database, for the HTTP part. */
export const sessions: Sessions = {
  ofBothHalves: liveSession,
  ofCookie: cookieSession,
  requirePasskey: (db, where) =>
    asAccess(db, (tx) => requirePasskeyWhereAsked(tx, where), { readOnly: true }),
  companyById,
};
