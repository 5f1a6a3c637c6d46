import type { BackupStore } from '#core/files/backup-store.ts';
import { backupBytes, backupLines, headerOf } from './backup-file.ts';
import type { BackupKeys } from './backup-key.ts';

/** A backup that could not be encrypted anew, and why. */
type LeftBackup = { file: string; why: string };
type RenewedBackups = { renewed: string[]; left: LeftBackup[] };

/**
 * Encrypts the backups of a store anew that an older key of the ring made, each in one step: one that is damaged, or whose key is not in the ring, stays as it is.
 * `note` hears the new size of each.
 */
export async function renewBackups(
  backups: BackupStore,
  keys: BackupKeys,
  note: (name: string, bytes: number) => Promise<void>,
): Promise<RenewedBackups> {
  const [renewed, left]: [string[], LeftBackup[]] = [[], []];
  const names = (await backups.listBackups()).filter((name) => name.endsWith('.paga-backup')).sort();
  for (const name of names) {
    const file = await backups.findBackup(name);
    if (!file) continue;
    try {
      const { key, companyId, madeAt } = await headerOf(file);
      if (key === keys.current) continue;
      const bytes = backupBytes({ companyId, madeAt, keys }, backupLines(file, keys));
      await note(name, await backups.putBackup(name, bytes));
      renewed.push(name);
    } catch (error) {
      left.push({ file: file.name, why: error instanceof Error ? error.message : String(error) });
    }
  }
  return { renewed, left };
}
