import { createHash } from 'node:crypto';
import path from 'node:path';
import { keyFile } from '#core/key-file.ts';

/** 32 bytes that decrypt every backup; without them nobody can read one. */
export type BackupKey = Buffer;

/** The key of the setting, else the one in the data folder, made there on first use. */
export function backupKey(setting: string | undefined, dataFolder: string): BackupKey {
  return keyFile({ name: 'BACKUP_KEY', value: setting }, path.join(dataFolder, 'backup.key'));
}

/** Says which key a file was made with, and nothing about it. */
export const nameOfKey = (key: BackupKey): string =>
  createHash('sha256').update('paga backup').update(key).digest('hex').slice(0, 16);
