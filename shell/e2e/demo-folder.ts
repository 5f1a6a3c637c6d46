import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from './scratch.ts';

/** Where globalSetup tells the workers where the folder lies. */
export const DEMO_FOLDER = 'PAGA_TEST_DEMO_FOLDER';

/** A copy of the demo's data folder, whose server is stopped; undefined where its database lies elsewhere, and a first start is needed after all. */
export function copyOfDemo(): string | undefined {
  const from = process.env[DEMO_FOLDER];
  if (from === undefined || !existsSync(path.join(from, 'postgres'))) return undefined;
  const to = scratchFolder();
  // Started by root, the database belongs to another user, as the copy must.
  if (process.platform === 'win32') cpSync(from, to, { recursive: true });
  else execFileSync('cp', ['-a', `${from}/.`, to]);
  return to;
}
