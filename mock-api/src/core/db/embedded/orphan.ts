import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isAlive, stopPostgres, untilGone } from './stop-process.ts';

/** Whether `pid` is a PostgreSQL; where the system does not tell, PostgreSQL itself will refuse a second start. */
function isPostgres(pid: number): boolean {
  try {
    return path
      .basename(readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? '')
      .startsWith('postgres');
  } catch {
    return process.platform !== 'linux' && isAlive(pid);
  }
}

function worksIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder && isPostgres(pid);
  } catch {
    return false;
  }
}

/** Processes that a killed PostgreSQL left at work in its folder; where the system does not tell, none. */
function leftAtWork(folder: string): number[] {
  if (process.platform !== 'linux') return [];
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => worksIn(pid, folder));
}

/**
 * A killed server leaves `postmaster.pid`, and for a moment the PostgreSQL itself. We hold the lock of the data folder, so nobody else uses
 * it: it is stopped in order, what it left at work is waited for, and its notes are removed, for PostgreSQL takes a process that has ended but was
 * not asked for its result yet for a running one. Another program that got the same process id since is left alone.
 */
export async function clearOrphan(cluster: string): Promise<void> {
  const note = path.join(cluster, 'postmaster.pid');
  if (!existsSync(note)) return;
  const [pidLine, folder] = readFileSync(note, 'utf8').split('\n');
  const pid = Number(pidLine);
  const place = realpathSync(cluster);
  const ours = folder !== undefined && existsSync(folder) && realpathSync(folder) === place;
  if (ours && Number.isInteger(pid) && pid > 1 && isAlive(pid) && isPostgres(pid)) await stopPostgres(pid);
  await Promise.all(leftAtWork(place).map(untilGone));
  for (const file of [note, path.join(cluster, '.s.PGSQL.5432.lock')]) rmSync(file, { force: true });
}
