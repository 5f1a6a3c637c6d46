import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BackupStore, RangedFile } from './backup-store.ts';
import { openPlace } from './folder-files.ts';
import { DRAFT, isAbsent, writeWhole } from './write-whole.ts';

/** A file of this machine, or undefined when it is not there. */
async function rangedPlace(place: string): Promise<RangedFile | undefined> {
  try {
    const { size } = await stat(place);
    return {
      name: place,
      size,
      read: (start, end) => (end > start ? createReadStream(place, { start, end: end - 1 }) : noBytes()),
    };
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/** A file of this machine; one that is not there is a fault that names it. */
export async function namedPlace(place: string): Promise<RangedFile> {
  const file = await rangedPlace(place);
  if (!file) throw new Error(`${place} is not there`);
  return file;
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}

/** Backups in a folder of this machine. */
export function folderBackups(root: string): BackupStore {
  const placeOf = (name: string) => path.join(root, name);
  const namesIn = async (folder: string) => {
    const names = await readdir(folder, { recursive: true }).catch((error: unknown) => {
      if (isAbsent(error)) return [];
      throw error;
    });
    return names.map((name) => path.relative(root, path.join(folder, name)));
  };
  return {
    putBackup: async (name, pieces) => {
      const place = placeOf(name);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      return writeWhole(place, pieces, true);
    },
    findBackup: (name) => rangedPlace(placeOf(name)),
    openBackup: (name) => openPlace(placeOf(name)),
    listBackups: async (companyId) =>
      (await namesIn(companyId === undefined ? root : placeOf(companyId))).filter((name) =>
        name.includes('/'),
      ),
    removeBackup: (name) => rm(placeOf(name), { force: true }),
    endUnfinished: async (before) => {
      let ended = 0;
      for (const name of (await namesIn(root)).filter((one) => one.endsWith(DRAFT))) {
        const left = await stat(placeOf(name)).catch(() => undefined);
        if (!left || left.mtime >= before) continue;
        await rm(placeOf(name), { force: true });
        ended += 1;
      }
      return ended;
    },
  };
}
