import type { BackupStore } from '../backup-store.ts';
import type { Bucket } from './bucket.ts';
import { uploadInParts } from './upload-in-parts.ts';

async function* partOf(bucket: Bucket, name: string, start: number, end: number): AsyncGenerator<Uint8Array> {
  if (end <= start) return;
  const part = await bucket.open(name, { start, end });
  if (!part) throw new Error(`${name} is not in the bucket any more`);
  yield* part.stream as unknown as AsyncIterable<Uint8Array>;
}

/** Backups in a bucket of their own. */
export function bucketBackups(bucket: Bucket): BackupStore {
  return {
    putBackup: (name, pieces) => uploadInParts(bucket, name, pieces),
    findBackup: async (name) => {
      const size = await bucket.sizeOf(name);
      return size === undefined
        ? undefined
        : { name, size, read: (start, end) => partOf(bucket, name, start, end) };
    },
    openBackup: (name) => bucket.open(name),
    listBackups: (companyId) => bucket.list(companyId === undefined ? '' : `${companyId}/`),
    removeBackup: (name) => bucket.remove(name),
    endUnfinished: async (before) => {
      const left = (await bucket.unfinished()).filter(({ since }) => since < before);
      for (const upload of left) await bucket.giveUp(upload);
      return left.length;
    },
  };
}
