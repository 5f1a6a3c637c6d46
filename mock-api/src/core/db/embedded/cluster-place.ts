import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reachableByOthers } from './binaries.ts';
import type { Runner } from './runner.ts';

const OUTSIDE = '/var/lib';
const POINTER = 'postgres-is-at';

/**
 * Where the cluster lives: `<data folder>/postgres`. Started by root inside a folder that is private to root (such as /root), the lent
 * user could not get there: then a folder of its own under /var/lib, named in `<data folder>/postgres-is-at`.
 */
export function clusterPlace(dataFolder: string, runner: Runner): string {
  const inside = path.join(dataFolder, 'postgres');
  if (!runner.foreign || existsSync(path.join(inside, 'PG_VERSION'))) return inside;
  const pointer = path.join(dataFolder, POINTER);
  if (existsSync(pointer)) return readFileSync(pointer, 'utf8').trim();
  chmodSync(dataFolder, 0o711);
  if (reachableByOthers(dataFolder)) return inside;
  mkdirSync(OUTSIDE, { recursive: true });
  const own = mkdtempSync(path.join(OUTSIDE, 'paga-'));
  chmodSync(own, 0o711);
  const outside = path.join(own, 'postgres');
  writeFileSync(pointer, `${outside}\n`);
  return outside;
}
