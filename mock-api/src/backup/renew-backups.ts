import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { backupLines, headerOf, writeBackupFile } from './backup-file.ts';
import type { BackupKeys } from './backup-key.ts';

/** A backup that could not be encrypted anew, and why. */
type LeftBackup = { file: string; why: string };
type RenewedBackups = { renewed: string[]; left: LeftBackup[] };

async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('.paga-backup')).sort();
}

/**
 * Encrypts the backups of a folder anew that an older key of the ring made, each in one step: one that is damaged, or whose key is not in the ring, stays as it is.
 * `note` hears the new size of each.
 */
export async function renewBackups(
  folder: string,
  keys: BackupKeys,
  note: (name: string, bytes: number) => Promise<void>,
): Promise<RenewedBackups> {
  const [renewed, left]: [string[], LeftBackup[]] = [[], []];
  for (const name of await backupsIn(folder)) {
    const file = path.join(folder, name);
    try {
      const { key, companyId, madeAt } = await headerOf(file);
      if (key === keys.current) continue;
      await note(name, await writeBackupFile(file, { companyId, madeAt, keys }, backupLines(file, keys)));
      renewed.push(name);
    } catch (error) {
      left.push({ file, why: error instanceof Error ? error.message : String(error) });
    }
  }
  return { renewed, left };
}
