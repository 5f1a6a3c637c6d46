import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A process that has ended but whose parent has not asked for its result yet. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Whether a process with this id runs, for any owner. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone in the meantime, which is what was asked for.
  }
}

async function goneWithin(pid: number, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await wait(10)) {
    if (!isAlive(pid)) return true;
  }
  return !isAlive(pid);
}

/** PostgreSQL's fast shutdown: open transactions are rolled back, everything is written; after 10 s its immediate one. */
export async function stopPostgres(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await goneWithin(pid, 10_000)) return;
  signal(pid, 'SIGQUIT');
  await untilGone(pid);
}

/** Waits for a process that is ending; after 5 s it is killed. */
export async function untilGone(pid: number): Promise<void> {
  if (await goneWithin(pid, 5_000)) return;
  signal(pid, 'SIGKILL');
  await goneWithin(pid, 5_000);
}
