import type { Trouble } from '@paga/contract/health';
import type { CivilDate, RoleId } from '@paga/contract/shapes';
import type { Logger } from 'pino';
import type { AuditProof } from '../audit/verify-audit.ts';
import type { Database, Tx } from '../db/transaction.ts';
import type { BackupStore } from '../files/backup-store.ts';
import type { FileStore } from '../files/file-store.ts';
import type { KeyRing } from '../key-ring.ts';
import type { SentRegister } from '../mail/sent-register.ts';
import type { ServedBuilds } from '../served-builds.ts';
import type { OwnFacts } from './own-facts.ts';
import type { ChallengeCookie } from './request/challenge-cookie.ts';
import type { DeviceCookie } from './request/device-cookie.ts';
import type { OwnCookie } from './request/own-cookie.ts';
import type { SessionCookie } from './request/session-cookie.ts';
import type { Brought } from './request/shown-token.ts';
import type { ServiceAccess } from './service-access.ts';

/** Who asks: read from the database on every request. */
export type Actor = {
  userId: number;
  roleId: RoleId;
  sessionId: number;
  /** Minutes without activity after which the session ends, in the company that the request shows. */
  idleMinutes: number;
  /** Somebody else chose the password: the person is kept from what is of money until they have set another. */
  passwordGiven: boolean;
  language: 'sq' | 'en';
};

/** `today` is the civil date in Europe/Belgrade; `files` holds what people have uploaded, `backups` what a job has saved of companies. */
type Moment = {
  now: Date;
  today: CivilDate;
  log: Logger;
  files: FileStore;
  backups?: BackupStore | undefined;
};

/** What every handler gets that runs in one transaction. */
type CallContext = Moment & { tx: Tx };

/** Keeps work for after the commit: bytes of a file whose row is gone. It is left out when the write fails; a fault in it is logged. */
export type AfterCommit = (work: () => Promise<unknown>) => void;

/** A handler inside one company: `tx` sees that company's rows and no other. */
export type Context = CallContext & {
  actor: Actor;
  companyId: number;
  afterCommit: AfterCommit;
  /** Where people open the product, for links in mail; a job does not know it. */
  origin?: () => string;
  /** The keys outside the database that encrypt what is secret of a person; a job has none. */
  secretKeys?: KeyRing;
};

/**
 * A handler about the signed-in person: `tx` sees users, sessions and companies, no company's data. `companyId` is there when the call names one.
 * `origin` is where people open the product, for links in mail.
 */
export type PersonContext = CallContext & {
  actor: Actor;
  companyId?: number;
  /** The company that the page shows, which nobody has looked at yet. */
  shown: () => number | undefined;
  origin: () => string;
  sessionCookie: SessionCookie;
  deviceCookie: DeviceCookie;
};

/** Runs `work` in a transaction of its own, under the role that sees users, sessions and companies only. */
type AsAccess = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * A call that looks at a secret, or makes one. It opens its own short transactions: a try is counted for good before the secret is
 * looked at, and no connection waits while a password is hashed. `origin` is where people open the product, for links in mail.
 */
export type OpenContext = Moment & {
  asAccess: AsAccess;
  /** Who asks with a whole session; undefined: nobody who is signed in. */
  signedInAs: () => Promise<number | undefined>;
  /** The builds of the site that is served. */
  builds: ServedBuilds;
  /** A token and an archive, of a call that is declared to take one. */
  brought: Brought;
  /** The server's version. */
  version: string;
  /** Fails where the database does not take a commit. */
  commits: () => Promise<void>;
  /** What is wrong with the machine it runs on. */
  troubles: () => Promise<Trouble[]>;
  /** The network address the request came from, and what its browser calls itself. */
  address: () => string;
  agent: () => string;
  origin: () => string;
  sessionCookie: SessionCookie;
  deviceCookie: DeviceCookie;
  challengeCookie: ChallengeCookie;
  /** The cookie half of an own session, and what a browser is known by that asked for a code. */
  ownCookie: OwnCookie;
  ownCodeCookie: OwnCookie;
  /** The keys outside the database that encrypt what is secret of a person. */
  secretKeys: KeyRing;
  /** Work that the answer does not wait for, so that its time says nothing. */
  afterAnswer: AfterCommit;
  /** What mail was handed over, written down outside the database; without it nobody knows. */
  sentRegister: SentRegister | undefined;
  /** Nobody is mailed: no mail server is set, and it is no demo, which shows its mail. */
  mailWaits: boolean;
};
export type OwnContext = OpenContext & { actor: Actor };

/** A handler for one employee on the own page: `tx` sees of the few tables that show them something their rows and no others. */
export type OwnEmployeeContext = CallContext & {
  asAccess: AsAccess;
  own: OwnFacts;
  afterCommit: AfterCommit;
  origin: () => string;
  secretKeys: KeyRing;
};
/** The same for what is of the account at all its employers, with transactions of its own. */
export type OwnAccountContext = OpenContext & { own: OwnFacts };

/** Reads inside a company that the person is linked to, role 1 in any, in a transaction of its own; another one is refused. */
type ReadInLinked = <T>(companyId: number, work: (ctx: Context) => Promise<T>) => Promise<T>;

/** One of the few reads over several companies: each is read by itself, so that no transaction ever sees two. */
export type CompaniesContext = Moment & {
  actor: Actor;
  asAccess: AsAccess;
  readInLinked: ReadInLinked;
  /** The server's version. */
  version: string;
};

/** Runs `work` in a transaction of its own inside the company of the call. */
type InOwnCompany = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** A call in one company that opens its own short transactions; `service` is how the bookkeeping service is reached, which no transaction waits for. */
export type CompanySecretContext = OwnContext & {
  companyId: number;
  inCompany: InOwnCompany;
  service: ServiceAccess | undefined;
  /** Looks at the hash chain of the audit log with what verifies it. */
  verifyChain: <T>(walk: (db: Database, proof: AuditProof) => Promise<T>) => Promise<T>;
};

/** What a write's `gate` gets: it runs before the write's transaction, and what it counts stays when it refuses. */
export type GateContext = Pick<CompanySecretContext, 'asAccess' | 'actor' | 'companyId' | 'now'>;
