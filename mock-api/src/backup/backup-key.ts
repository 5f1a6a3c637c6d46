import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** 32 bytes; whoever has them can open every backup, and without them nobody can. */
export type BackupKey = Buffer;

const BYTES = 32;

function keyFrom(text: string, source: string): BackupKey {
  const key = Buffer.from(text.trim(), 'hex');
  if (key.length !== BYTES || !/^[0-9a-f]+$/i.test(text.trim())) throw new Error(`${source} must be ${BYTES * 2} hexadecimal digits`);
  return key;
}

/** The key of the setting, else the one in the data folder, made there on first use. */
export function backupKey(setting: string | undefined, dataFolder: string): BackupKey {
  if (setting) return keyFrom(setting, 'BACKUP_KEY');
  const file = path.join(dataFolder, 'backup.key');
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(file, `${randomBytes(BYTES).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  }
  return keyFrom(readFileSync(file, 'utf8'), file);
}

/** Says which key a file was made with, and nothing about it. */
export const nameOfKey = (key: BackupKey): string => createHash('sha256').update('paga backup').update(key).digest('hex').slice(0, 16);
