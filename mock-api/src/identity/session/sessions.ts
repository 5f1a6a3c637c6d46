import { asAccess } from '#core/db/transaction.ts';
import type { Sessions } from '#core/http/session.ts';
import { companyById, cookieSession, liveSession } from './live-session.ts';
import { requirePasskeyWhereAsked } from './passkey-grant.ts';

/** The sessions of the database, for the HTTP part. */
export const sessions: Sessions = {
  ofBothHalves: liveSession,
  ofCookie: cookieSession,
  requirePasskey: (db, where) =>
    asAccess(db, (tx) => requirePasskeyWhereAsked(tx, where), { readOnly: true }),
  companyById,
};
