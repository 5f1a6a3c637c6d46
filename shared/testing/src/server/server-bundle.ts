import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Where globalSetup tells the workers to put the bundled server. */
export const BUNDLE_VARIABLE = 'PAGA_TEST_BUNDLE';

const repository = path.resolve(import.meta.dirname, '../../../..');

/** A folder for the bundled server of a run; inside mock-api, where it finds the packages it needs. */
export function bundleFolder(): string {
  return path.join(repository, `mock-api/.build/bundle-${process.pid}`);
}

/**
 * The folder of the product's server as for people, with its programs and the server of the screen tests beside it: started in a third of the time
 * that it takes from its sources. Made at the first call of a run, for all workers.
 */
export function serverBundle(): string {
  const folder = process.env[BUNDLE_VARIABLE];
  if (folder === undefined) throw new Error(`${BUNDLE_VARIABLE} is not set: see @paga/testing's globalSetup`);
  if (existsSync(folder)) return folder;
  const own = `${folder}.${process.pid}`;
  const { status, stderr } = spawnSync(process.execPath, [
    path.join(repository, 'shared/build/bundle/bundle-server.mjs'),
    own,
  ]);
  if (status !== 0) throw new Error(`the server could not be bundled: ${stderr}`);
  mkdirSync(path.dirname(folder), { recursive: true });
  try {
    renameSync(own, folder);
  } catch {
    // Another worker was faster.
    rmSync(own, { recursive: true, force: true });
  }
  return folder;
}
