import type { Trouble } from '@paga/contract/health';
import type { WireTable } from '@paga/contract/wire';
import type { Logger } from 'pino';
import type { AuditProof } from '../audit/verify-audit.ts';
import type { Database } from '../db/transaction.ts';
import type { BackupStore } from '../files/backup-store.ts';
import type { Scanner } from '../files/content/scanner.ts';
import type { FileStore } from '../files/file-store.ts';
import type { KeyRing } from '../key-ring.ts';
import type { SentRegister } from '../mail/sent-register.ts';
import type { ServedBuilds } from '../served-builds.ts';
import type { WorkBudget } from './budget/work-budget.ts';
import type { companyOfRequest } from './company-of-request.ts';
import type { AfterCommit } from './context.ts';
import type { OwnSessions } from './own-session.ts';
import type { ServiceAccess } from './service-access.ts';
import type { ReadReplica } from './serving/read-replica.ts';
import type { UnderWay } from './serving/under-way.ts';
import type { Sessions } from './session.ts';

/** Everything the server needs from outside; a test passes its own clock and database. */
export type Deps = {
  db: Database;
  /** A standby that reads go to which may take long. */
  replica?: ReadReplica | undefined;
  /** Where uploaded files lie. */
  files: FileStore;
  /** Where backups are made; without it none can be downloaded. */
  backups?: BackupStore;
  now: () => Date;
  log: Logger;
  version: string;
  /** Whether `X-Forwarded-For` comes from a proxy of ours. */
  trustProxy?: boolean;
  /** Where people open the product, such as `https://paga.example.com`. A request could name any host: it only tells the names of this machine apart. */
  origin?: (asked: string) => string;
  /** Looks at every file that is sent before a handler does; without it nobody does. */
  scan?: Scanner;
  /** How the bookkeeping service is reached; without it its calls answer that it is not available. */
  service?: ServiceAccess;
  /** The keys outside the database that encrypt what is secret of a person; without them one that no other start knows. */
  secretKeys?: KeyRing;
  /** Does work that no answer waits for; without it the answer does wait. */
  afterAnswer?: AfterCommit;
  /** What mail was handed over, written down outside the database. */
  sentRegister?: SentRegister;
  /** Nobody is mailed, because no mail server is set. */
  mailWaits?: boolean;
  /** The calls that are being answered; a server that stops waits for them. */
  underWay?: UnderWay;
  /** Whether the database takes a commit, which the health asks; without it every question makes one. */
  commits?: () => Promise<void>;
  /** Notes how a call was answered, for those who watch the server. */
  noteCall?: (call: string, status: number, seconds: number) => void;
  /** What is wrong with the machine: a disk that is full or nearly so, files that cannot be written. */
  troubles?: () => Promise<Trouble[]>;
  /** The builds of the site that is served; those of a test where there is none. */
  builds?: ServedBuilds;
  /** What the audit log is verified with, from outside the database. */
  auditProof?: () => Promise<AuditProof>;
  /** Finds the company of a request and refuses one that is not linked; a test takes this wall away to try the ones behind it. */
  companyOf?: typeof companyOfRequest;
  /** The numbers of the wire by which a page of another version is refused; a test has others. */
  wire?: WireTable;
  /** Checks every answer against the contract; for tests and development. */
  checkAnswers?: boolean;
};

/** What answering takes: the same with the database of those without a session, the sessions that an area keeps, and what heavy calls have taken so far. */
export type AnswerDeps = Deps & {
  sessions: Sessions;
  ownSessions: OwnSessions;
  budget: WorkBudget;
  secretKeys: KeyRing;
};
