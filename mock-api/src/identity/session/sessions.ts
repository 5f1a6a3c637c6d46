import type { Sessions } from '#core/http/session.ts';
import { companyById, cookieSession, liveSession } from './live-session.ts';

/** The sessions of the database, for the HTTP part. */
export const sessions: Sessions = { ofBothHalves: liveSession, ofCookie: cookieSession, companyById };
