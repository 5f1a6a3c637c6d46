import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { editorInCompany, inCompany } from '../core/access-level.ts';

/** How many backups of a company the server keeps; the oldest goes when one more was made. */
export const BACKUPS_KEPT = 10;

/** Minutes between two backups of a company. */
export const BACKUP_PAUSE_MINUTES = 5;

/** Where a requested backup stands. */
export const BackupState = z.enum(['waiting', 'running', 'done', 'failed']);
export type BackupState = z.infer<typeof BackupState>;

/**
 * The last backup of the company: the instant it was made (ISO 8601), null before the first, and its size in bytes. `state` is of the newest
 * request, null before the first; `progress` says how many of its steps are done while it runs.
 */
export const LastBackup = z.object({
  lastBackup: z.string().nullable(),
  bytes: z.int().nullable(),
  state: BackupState.nullable(),
  progress: z.object({ done: z.int(), total: z.int() }).nullable(),
});
export type LastBackup = z.infer<typeof LastBackup>;

/** Requests a backup of the company, which the server then makes by itself. A GET that writes, as specified. One at a time; not twice within `BACKUP_PAUSE_MINUTES`. */
export const requestBackup = endpoint({
  method: 'GET',
  path: '/backup/backupDatabase',
  summary: 'Request a backup',
  response: LastBackup,
  errors: ['BACKUP_RUNNING', 'BACKUP_TOO_SOON'],
  effect: 'write',
  access: editorInCompany,
});

/** The newest backup that was made, as the server stores it: encrypted with the server's key, which only its operator has. Every download is an audit line. */
export const downloadBackup = endpoint({
  method: 'POST',
  path: '/backup/downloadBackup',
  summary: 'Download the last backup',
  response: 'file',
  errors: ['NOT_FOUND'],
  effect: 'write',
  carries: 'everybody',
  access: editorInCompany,
  whenClosed: 'works',
});

/** When the last backup was made. */
export const getBackup = endpoint({
  method: 'GET',
  path: '/backup/getBackup',
  summary: 'The last backup',
  response: LastBackup,
  effect: 'read',
  access: inCompany,
});
