// Folders of one or two source files: each costs a reader a level that says little, so there may be only so many in the whole repository.
import path from 'node:path';
import { isTest } from './sources.mjs';

/** As many there may be in all packages together, their own folders with the settings of tools included. */
const LIMIT = 30;
/** A remote begins with two: its own, and that of its first screen. */
const OF_REMOTE = 2;

const limitFor = (packages) => LIMIT + OF_REMOTE * packages.filter(({ dir }) => dir.startsWith('mf-')).length;

/** The folders of a package and how many source files lie in each, the fullest first. */
export function roomsOf(pack) {
  const rooms = new Map();
  for (const folder of pack.files.filter((file) => !isTest(file)).map((file) => path.posix.dirname(file)))
    rooms.set(folder, (rooms.get(folder) ?? 0) + 1);
  return [...rooms].sort((a, b) => b[1] - a[1]);
}

/** The folders of a package that hold one or two source files, tests and stories apart, and how many. */
export const smallRooms = (pack) => roomsOf(pack).filter(([, count]) => count <= 2);

/** One sentence when the packages have more small folders than `limit`, with every one of them. */
export function roomFaults(packages, limit = limitFor(packages)) {
  const small = packages.flatMap(smallRooms).map(([room]) => room);
  if (small.length <= limit) return [];
  return [
    `${small.length} folders hold one or two files, ${limit} may: join some of ${small.sort().join(', ')}`,
  ];
}
