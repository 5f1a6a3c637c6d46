import type { SQL } from 'drizzle-orm';
import type { HeadFile } from '../audit/audit-heads.ts';
import type { AuditKeys } from '../audit/audit-keys.ts';
import type { Deps } from '../http/deps.ts';
import type { KeySource } from '../key-file.ts';
import type { Hand } from '../mail/deliver-mail.ts';
import type { BackupRules } from './backup-rules.ts';

/** What jobs work with: what calls are answered with, and what only the server by itself has. */
export type JobDeps = Deps & {
  backupKey: KeySource;
  backupRules: BackupRules;
  chain: { keys: AuditKeys; heads: HeadFile };
  /** Hands a letter over; without it mail waits. */
  handOver: Hand | undefined;
  /** Set when the server stops. */
  end: AbortSignal;
};

/** What a run worked on, as far as it counts. */
export type Done = { companies?: number; rows?: number };

/** Something that is done again and again: after so many milliseconds, or once on each day of Kosovo. A server that starts looks at once, where it is `atStart` or of a day. */
export type Job = {
  name: string;
  run: (now: Date) => Promise<Done | undefined>;
  /** A condition in SQL: whether there is something to do. It is asked together with those of other jobs; without it there always is. */
  hasWork?: (now: Date) => SQL;
  /** Not of a day's work. Each server does it: it is about its own disk, or a queue whose rows servers take one by one. Else one server does a run for all. */
  onEveryServer?: true;
} & ({ everyMs: number; atStart?: boolean } | { daily: true });
