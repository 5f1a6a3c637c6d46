import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
const NAME = 'paga-journey-';
const LEFT_MS = 3 * 60 * 60_000;
/** Some hundred megabytes for each of the products that run at once. */
const ROOM = 1024 ** 3;

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM;
}

/** A new folder for what a journey needs and throws away: in memory where there is room, as a disk takes seconds to delete a database. */
export const scratchFolder = (): string => mkdtempSync(path.join(hasRoom(MEMORY) ? MEMORY : tmpdir(), NAME));

/** Takes away what an own run that was killed has left in memory: no run lasts for hours. */
export function clearLeftovers(): void {
  if (!existsSync(MEMORY)) return;
  for (const name of readdirSync(MEMORY).filter((entry) => entry.startsWith(NAME))) {
    const folder = path.join(MEMORY, name);
    const left = statSync(folder, { throwIfNoEntry: false });
    if (left?.uid === process.getuid?.() && left && left.mtimeMs < Date.now() - LEFT_MS)
      rmSync(folder, { recursive: true, force: true });
  }
}
