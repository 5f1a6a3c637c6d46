import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { upwards } from '../place.ts';

const here = import.meta.dirname;
const bundled = path.join(here, 'run-job.mjs');
const isBundle = existsSync(bundled);

/** The file of a program named by its path in the sources (`documents/fill/word.worker`); the bundle has them all beside one another. */
export function programFile(program: string): string {
  const file = isBundle
    ? path.join(here, `${path.basename(program)}.mjs`)
    : path.join(here, '../..', `${program}.ts`);
  return pathToFileURL(file).href;
}

/** What a thread loads first. */
export const threadProgram = (): string => (isBundle ? bundled : path.join(here, 'from-sources.mjs'));

/** The child process: its program and what Node needs to read it. */
export function childProgram(): { file: string; execArgv: string[] } {
  if (isBundle) return { file: path.join(here, 'child.mjs'), execArgv: [] };
  const tsx = pathToFileURL(upwards(here, 'node_modules/tsx/dist/esm/index.mjs')).href;
  return { file: path.join(here, 'child.ts'), execArgv: ['--import', tsx] };
}
