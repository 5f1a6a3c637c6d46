import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isAlive, stopPostgres } from './stop-process.ts';

/** Whether `pid` is a PostgreSQL; where the system does not tell, PostgreSQL itself will refuse a second start. */
function isPostgres(pid: number): boolean {
  try {
    return path.basename(readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? '').startsWith('postgres');
  } catch {
    return process.platform !== 'linux' && isAlive(pid);
  }
}

/**
 * A killed server leaves `postmaster.pid`, and for a moment the PostgreSQL itself. We hold the lock of the data folder, so nobody else uses
 * it: it is stopped in order and its note removed. Another program that got the same process id since is left alone.
 */
export async function clearOrphan(cluster: string): Promise<void> {
  const note = path.join(cluster, 'postmaster.pid');
  if (!existsSync(note)) return;
  const [pidLine, folder] = readFileSync(note, 'utf8').split('\n');
  const pid = Number(pidLine);
  const ours = folder !== undefined && existsSync(folder) && realpathSync(folder) === realpathSync(cluster);
  if (ours && Number.isInteger(pid) && pid > 1 && isAlive(pid) && isPostgres(pid)) await stopPostgres(pid);
  rmSync(note, { force: true });
}
