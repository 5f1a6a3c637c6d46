import {
  closeSync,
  existsSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { isAlive } from './stop-process.ts';

type Holder = { pid: number; host: string; since: string; started: string | null };

/** The moment the system started a process, so that a later process with the same id is not taken for it. */
function startOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function read(file: string): { text: string; holder: Holder } | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return { text, holder: JSON.parse(text) as Holder };
  } catch {
    return undefined;
  }
}

const holds = (holder: Holder) =>
  holder.host !== hostname() || (isAlive(holder.pid) && startOf(holder.pid) === holder.started);

/** Takes a dead holder's file away; should another start have renewed it in between, it is put back. */
function clearStale(file: string, text: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readFileSync(aside, 'utf8') !== text && !existsSync(file)) linkSync(aside, file);
  rmSync(aside, { force: true });
}

function create(file: string): boolean {
  const own: Holder = {
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
    started: startOf(process.pid),
  };
  const draft = `${file}.draft.${process.pid}`;
  const handle = openSync(draft, 'w', 0o600);
  writeSync(handle, JSON.stringify(own));
  closeSync(handle);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** One server per data folder: a second start fails and names the holder. Returns the function that releases it. */
export function lockDataFolder(dataFolder: string): () => void {
  const file = path.join(dataFolder, 'server.lock');
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (create(file)) return () => rmSync(file, { force: true });
    const current = read(file);
    if (current && holds(current.holder)) {
      const { pid, host, since } = current.holder;
      const elsewhere = host === hostname() ? '' : ` If that machine is gone, delete ${file}.`;
      throw new Error(
        `The data folder ${dataFolder} is in use by process ${pid} on ${host} since ${since}.${elsewhere}`,
      );
    }
    if (current) clearStale(file, current.text);
    else if (existsSync(file)) clearStale(file, readFileSync(file, 'utf8'));
  }
  throw new Error(`The lock of the data folder ${dataFolder} cannot be taken.`);
}
