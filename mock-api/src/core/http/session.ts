import type { Endpoint } from '@paga/contract/endpoint';
import type { Language, RoleId } from '@paga/contract/shapes';
import type { Database, Tx } from '../db/transaction.ts';
import type { Actor } from './context.ts';

export type LinkedCompany = { id: number; status: number; expirationDate: string | null };

/** A session both of whose halves were shown, with its user as the database knows them now. */
export type LiveSession = {
  id: number;
  userId: number;
  roleId: RoleId;
  language: Language;
  level: 'ticket' | 'notAgreed' | 'signedIn';
  /** The session's default company. */
  companyId: number | undefined;
  /**
   * Of the linked companies those that the call may be about: the one the request shows, the session's default, and where it has neither the only one. However many
   * there are, the list is not read.
   */
  near: { shown: LinkedCompany | null; standard: LinkedCompany | null; only: LinkedCompany | null };
  /** Minutes without activity after which it ends: of the company that the request shows. */
  idleMinutes: number;
  /** Somebody else chose the password. */
  passwordGiven: boolean;
  /** Where the primary's log ended when this was read: a replica that has replayed it holds everything that anybody had saved by then. */
  writtenUpTo: string | null;
};

/** What a request shows of a session, and the company it is about, if it names one. */
export type ShownSession = { cookie: string; now: Date; companyId: number | undefined };

/** What a browser calls itself, and the network address it calls from. */
export type UsedFrom = { agent: string; address: string };

/** How sessions and their companies are found. The area that keeps sessions answers; it is handed in where the server is put together. */
export type Sessions = {
  /** The live session of both halves, or undefined: unknown, ended, idle too long, too old, or its user switched off. */
  ofBothHalves: (
    db: Database,
    request: ShownSession & UsedFrom & { handle: string; background: boolean },
  ) => Promise<LiveSession | undefined>;
  /** The live session of the cookie half alone: good for pictures and nothing else, because a page cannot send the other half with them. */
  ofCookie: (db: Database, request: ShownSession) => Promise<LiveSession | undefined>;
  /**
   * What the call's declaration wants of the person before its input is looked at: throws `STEP_UP_NEEDED` or `PASSKEY_NEEDED` where the company asks for a
   * step-up that was not given in this session, and `PASSWORD_NOT_OWN` for what is of money.
   */
  requireStepUp: (
    db: Database,
    call: Endpoint,
    where: { actor: Actor; companyId: number | undefined; now: Date },
  ) => Promise<void>;
  /** A company that is not deleted, for the super admin, who is linked to none. */
  companyById: (tx: Tx, id: number) => Promise<LinkedCompany | undefined>;
  /** A company that the person is linked to and that is not deleted; read as sessions are, whatever else the person has under way. */
  linkedCompany: (db: Database, userId: number, id: number) => Promise<LinkedCompany | undefined>;
};
