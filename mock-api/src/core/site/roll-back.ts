import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { WentBack } from '../served-builds.ts';
import { moveRegistry, type NamedBuild } from './registry-file.ts';

const buildFacts = (root: string, name: string, version: string): NamedBuild =>
  JSON.parse(readFileSync(path.join(root, 'remotes', name, version, 'build.json'), 'utf8'));

/**
 * The remotes with the last good build of one in use; what was in use is withdrawn: no build and no publish brings it back by itself. The same remotes where there is none to go
 * back to.
 */
export function withoutNewest(
  root: string,
  remotes: readonly NamedBuild[],
  name: string,
): readonly NamedBuild[] {
  const entry = remotes.find((one) => one.name === name);
  if (!entry?.lastGood) return remotes;
  const withdrawn = [...(entry.withdrawn ?? []), entry.version];
  const good = { ...buildFacts(root, name, entry.lastGood.version), lastGood: null, withdrawn };
  return remotes.map((one) => (one === entry ? good : one));
}

/** Goes back from a version that is in use; answers the one in use then; undefined where the registry was moved meanwhile or there is none to go back to. */
export async function rollBack(root: string, name: string, version: string): Promise<WentBack | undefined> {
  let back: string | undefined;
  const { version: registry } = await moveRegistry(root, (remotes) => {
    const entry = remotes.find((one) => one.name === name);
    if (entry?.version !== version) return remotes;
    back = entry.lastGood?.version;
    return withoutNewest(root, remotes, name);
  });
  return back === undefined ? undefined : { to: back, registry };
}
