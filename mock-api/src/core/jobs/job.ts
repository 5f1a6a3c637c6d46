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

/** Something that is done again and again: after so many milliseconds, with `atStart` at once too, or once on each day of Kosovo. */
export type Job = { name: string; run: (now: Date) => Promise<unknown> } & (
  | { everyMs: number; atStart?: boolean }
  | { daily: true }
);
