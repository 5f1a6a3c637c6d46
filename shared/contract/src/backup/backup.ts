import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { Id } from '#core/shapes.ts';
import { editorInCompany, inCompany } from '../core/access-level.ts';

/** How many backups of a company the server keeps, unless it says another number; the oldest goes when one more was made. */
export const BACKUPS_KEPT = 10;

/** As many as a company may have kept. */
export const MOST_BACKUPS_KEPT = 30;

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

/** How often backups are made by themselves: never, each night, one night of each week. */
export const BackupEvery = z.enum(['off', 'day', 'week']);
export type BackupEvery = z.infer<typeof BackupEvery>;

export const BackupsToKeep = z.int().min(1).max(MOST_BACKUPS_KEPT);

/** What a company sets: how often, and how many of its backups stay, requested ones and those made by themselves alike. */
export const BackupScheduleInput = z.object({ every: BackupEvery, keep: BackupsToKeep });
export type BackupScheduleInput = z.infer<typeof BackupScheduleInput>;

/** Why a backup was not made: where backups lie could not be reached, or is full, or the server failed otherwise. */
export const BackupFault = z.enum(['storageAway', 'storageFull', 'server']);
export type BackupFault = z.infer<typeof BackupFault>;

/** One of the newest backups. `requestedBy` is who asked for it by name, null for one of the schedule; `fault` of one that failed; `bytes` of one that was made. */
export const RecentBackup = z.object({
  id: Id,
  requestedAt: z.string(),
  finishedAt: z.string().nullable(),
  state: BackupState,
  bySchedule: z.boolean(),
  requestedBy: z.string().nullable(),
  bytes: z.int().nullable(),
  fault: BackupFault.nullable(),
});
export type RecentBackup = z.infer<typeof RecentBackup>;

/** The schedule of a company: `nextAt` is the instant of the next one (ISO 8601), null where it is off; `recent` are the newest backups, the last first. */
export const BackupSchedule = BackupScheduleInput.extend({
  nextAt: z.string().nullable(),
  recent: z.array(RecentBackup),
});
export type BackupSchedule = z.infer<typeof BackupSchedule>;

/** The schedule by which backups are made, and the newest ones (ours). */
export const getBackupSchedule = endpoint({
  method: 'GET',
  path: '/backup/schedule',
  summary: 'The schedule of the backups, and the newest ones',
  response: BackupSchedule,
  effect: 'read',
  access: inCompany,
});

/** Sets the schedule (ours). `was`: what was read; `CONFLICT` when it is another since. */
export const saveBackupSchedule = endpoint({
  method: 'PUT',
  path: '/backup/schedule',
  summary: 'Set the schedule of the backups',
  body: z.strictObject({ ...BackupScheduleInput.shape, was: BackupScheduleInput.optional() }),
  response: BackupSchedule,
  errors: ['CONFLICT'],
  effect: 'write',
  access: editorInCompany,
});

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
