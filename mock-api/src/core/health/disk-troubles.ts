import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Trouble } from '@paga/contract/health';
import type { Logger } from 'pino';
import { Bucket } from '../files/bucket/bucket.ts';
import type { BucketAddress } from '../files/bucket/bucket-address.ts';
import type { Done } from '../jobs/job.ts';

const NEARLY_FULL_PERCENT = 90;
/** Anybody may ask for the health: the disk is looked at so often and no more. */
const ASKED_AGAIN_AFTER_MS = 5_000;
const PROBE = '.health';
/** More than the file system puts beside the name of a file. */
const PROBE_BYTES = 4_096;

type Places = { dataFolder: string; filesFolder: string; filesBucket?: BucketAddress | undefined };

async function writable(folder: string): Promise<boolean> {
  const file = path.join(folder, PROBE);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(file, new Uint8Array(PROBE_BYTES), { mode: 0o600, flush: true });
    return true;
  } catch {
    return false;
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

async function percentUsed(folder: string): Promise<number> {
  const { blocks, bavail } = await statfs(folder);
  return Math.round(((blocks - bavail) / blocks) * 100);
}

const takesFiles = (address: BucketAddress) =>
  new Bucket(address).put(PROBE, new Uint8Array(PROBE_BYTES)).then(
    () => true,
    () => false,
  );

async function lookAt(
  { dataFolder, filesFolder, filesBucket }: Places,
  nearlyFull: number,
): Promise<Trouble[]> {
  const found: Trouble[] = [];
  // All servers use the bucket: while it is away, whatever needs no file goes on.
  if (filesBucket && !(await takesFiles(filesBucket))) found.push({ kind: 'filesAway' });
  if (!filesBucket && !(await writable(filesFolder))) found.push({ kind: 'filesNotWritable' });
  // Beside a database of its own machine nothing has to lie there yet.
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const used = Math.max(
    ...(await Promise.all([dataFolder, ...(filesBucket ? [] : [filesFolder])].map(percentUsed))),
  );
  if (used >= nearlyFull) found.push({ kind: 'diskNearlyFull', percentUsed: used });
  return found;
}

/** What is wrong with the disks of the data and the files, or the bucket of the files, found by writing to them; an answer holds for some seconds. */
export function troublesOf(
  places: Places,
  now: () => Date,
  nearlyFull = NEARLY_FULL_PERCENT,
): () => Promise<Trouble[]> {
  let [last, at] = [Promise.resolve<Trouble[]>([]), 0];
  return () => {
    const time = now().getTime();
    if (Math.abs(time - at) >= ASKED_AGAIN_AFTER_MS) {
      at = time;
      last = lookAt(places, nearlyFull).catch(() => [{ kind: 'filesNotWritable' as const }]);
    }
    return last;
  };
}

/** Writes down what is wrong, for those who look at the log. */
export async function logTroubles(troubles: () => Promise<Trouble[]>, log: Logger): Promise<Done> {
  const found = await troubles();
  for (const trouble of found) log.warn(trouble, 'the disk needs room');
  return { rows: found.length };
}
