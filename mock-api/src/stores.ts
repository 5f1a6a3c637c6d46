import type { BackupStore } from './core/files/backup-store.ts';
import { Bucket } from './core/files/bucket/bucket.ts';
import { bucketBackups } from './core/files/bucket/bucket-backups.ts';
import { bucketFiles } from './core/files/bucket/bucket-files.ts';
import type { FileStore } from './core/files/file-store.ts';
import { folderBackups } from './core/files/folder-backups.ts';
import { folderFiles } from './core/files/folder-files.ts';
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
