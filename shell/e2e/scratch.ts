import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** Some hundred megabytes for each of the products that run at once. */
const ROOM = 1024 ** 3;

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM;
}

/** A new folder for what a journey needs and throws away: in memory where there is room, as a disk takes seconds to delete a database. */
export const scratchFolder = (): string =>
  mkdtempSync(path.join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'paga-journey-'));
