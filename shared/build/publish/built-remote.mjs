// The build that is published: made from the sources as they are now.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site as built, root } from '../bundle/rspack.base.mjs';
import { buildFacts } from './registry.mjs';
import { readRegistry } from './registry-file.mjs';

/** Builds a remote; what its build says of itself. */
export function newestBuild(name) {
  const { status } = spawnSync(process.execPath, [path.join(root, 'shared/build/build-all.mjs'), name], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${name} was not built`);
  const { version } = readRegistry(built).remotes.find((entry) => entry.name === name);
  return buildFacts(built, name, version);
}

/** The folder of a build. */
export const folderOf = ({ name, version }) => path.join(built, 'remotes', name, version);

/** The calls that a build makes. */
export const callsOf = (entry) =>
  JSON.parse(readFileSync(path.join(folderOf(entry), 'uses.json'), 'utf8')).calls;
