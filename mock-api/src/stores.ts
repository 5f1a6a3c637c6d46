import path from 'node:path';
import { type HeadFile, headsAmong } from './core/audit/audit-heads.ts';
import { bucketHeads } from './core/audit/bucket-heads.ts';
import { addedFile } from './core/files/added-lines.ts';
import type { BackupStore } from './core/files/backup-store.ts';
import { addedObjects } from './core/files/bucket/added-objects.ts';
import { Bucket } from './core/files/bucket/bucket.ts';
import type { BucketAddress } from './core/files/bucket/bucket-address.ts';
import { bucketBackups } from './core/files/bucket/bucket-backups.ts';
import { bucketFiles } from './core/files/bucket/bucket-files.ts';
import type { FileStore } from './core/files/file-store.ts';
import { folderBackups } from './core/files/folder-backups.ts';
import { folderFiles } from './core/files/folder-files.ts';
import { type SentRegister, sentAmong } from './core/mail/sent-register.ts';
import type { FilePlace, KeyPlace } from './core/places/claim-places.ts';
import { type MarkedPlace, markedBucket, markedFolder } from './core/places/marked-place.ts';
import type { Settings } from './settings.ts';

/** Where uploaded files lie. */
export const filesOf = ({
  filesBucket,
  filesFolder,
}: Pick<Settings, 'filesBucket' | 'filesFolder'>): FileStore =>
  filesBucket ? bucketFiles(new Bucket(filesBucket)) : folderFiles(filesFolder);

/** Where servers share the builds of remotes. */
export const buildsIn = (place: NonNullable<Settings['sharedBuilds']>): FileStore =>
  typeof place === 'string' ? folderFiles(place) : bucketFiles(new Bucket(place));

/** Where backups lie. */
export const backupsOf = ({
  backupBucket,
  backupFolder,
}: Pick<Settings, 'backupBucket' | 'backupFolder'>): BackupStore =>
  backupBucket ? bucketBackups(new Bucket(backupBucket)) : folderBackups(backupFolder);

/** Where the heads of the audit log are added to. */
export const headsOf = ({
  headsBucket,
  auditHeads,
}: Pick<Settings, 'headsBucket' | 'auditHeads'>): HeadFile =>
  headsBucket ? bucketHeads(new Bucket(headsBucket)) : headsAmong(addedFile(auditHeads));

/** Where mail that was handed over is written down, beside the heads. */
export const sentRegisterOf = ({
  headsBucket,
  auditHeads,
}: Pick<Settings, 'headsBucket' | 'auditHeads'>): SentRegister =>
  sentAmong(
    headsBucket
      ? addedObjects(new Bucket(headsBucket), 'sent/', () => new Date())
      : addedFile(path.join(path.dirname(auditHeads), 'sent-mail.jsonl')),
  );

const marked = (bucket: BucketAddress | undefined, folder: string): MarkedPlace =>
  bucket ? markedBucket(new Bucket(bucket)) : markedFolder(folder);

/** The keys and places that all servers of a database share; the registry's where they share its builds. */
export function sharedPlaces(settings: Settings): { keys: KeyPlace[]; files: FilePlace[] } {
  const { auditKey, backupKey, bookkeeping, registryKey, sharedBuilds } = settings;
  const { filesBucket, filesFolder, backupBucket, backupFolder, headsBucket, auditHeads } = settings;
  return {
    keys: [
      { name: 'audit', source: auditKey },
      { name: 'backup', source: backupKey },
      { name: 'bookkeeping', source: bookkeeping.key },
      ...(sharedBuilds === undefined ? [] : [{ name: 'registry' as const, source: registryKey }]),
    ],
    files: [
      { name: 'files', variables: 'FILES_DIR or FILES_URL', place: marked(filesBucket, filesFolder) },
      { name: 'backups', variables: 'BACKUP_DIR or BACKUP_URL', place: marked(backupBucket, backupFolder) },
      {
        name: 'heads',
        variables: 'AUDIT_HEADS or AUDIT_HEADS_URL',
        place: marked(headsBucket, path.dirname(auditHeads)),
      },
    ],
  };
}
