import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as sources from '@paga/mock-api/core/offload/place';
import { BUNDLE_VARIABLE, serverBundle } from './server-bundle.ts';

// Stands in for `core/offload/place.ts` in tests of the server: a thread or a child process that reads the sources is taught TypeScript at every start,
// a second of processor time for each test file. Without the variable it is the product's own way from the sources.
const inBundle = () => process.env[BUNDLE_VARIABLE] !== undefined;
const bundled = (name: string) => path.join(serverBundle(), `${name}.mjs`);

/** The file of a program. */
export function programFile(program: string): string {
  if (!inBundle()) return sources.programFile(program);
  const file = bundled(path.basename(program));
  return existsSync(file) ? pathToFileURL(file).href : sources.programFile(program);
}

/** What a thread loads first. */
export const threadProgram = (): string => (inBundle() ? bundled('run-job') : sources.threadProgram());

/** The child process: its program and what Node needs to read it. */
export const childProgram = (): { file: string; execArgv: string[] } =>
  inBundle() ? { file: bundled('child'), execArgv: [] } : sources.childProgram();
