import { chownSync, mkdirSync, writeFileSync } from 'node:fs';

const NOBODY = 65534;

/** Under whom PostgreSQL runs: it refuses root, so root lends it an unprivileged user. */
export type Runner = { foreign: boolean; spawn: { uid?: number; gid?: number } };

export function chooseRunner(): Runner {
  const foreign = process.getuid?.() === 0;
  return { foreign, spawn: foreign ? { uid: NOBODY, gid: NOBODY } : {} };
}

/** A folder that only the runner may enter. */
export function privateFolder(folder: string, runner: Runner): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (runner.foreign) chownSync(folder, NOBODY, NOBODY);
}

/** A file that only the runner may read. */
export function privateFile(file: string, text: string, runner: Runner): void {
  writeFileSync(file, text, { mode: 0o600 });
  if (runner.foreign) chownSync(file, NOBODY, NOBODY);
}
