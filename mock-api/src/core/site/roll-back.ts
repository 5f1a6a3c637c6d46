import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MoveRegistry, NamedBuild, WentBack } from '../served-builds.ts';
import { withoutCanary } from './with-build.ts';

const buildFacts = (root: string, name: string, version: string): NamedBuild =>
  JSON.parse(readFileSync(path.join(root, 'remotes', name, version, 'build.json'), 'utf8'));

/** The remotes without the canary of one, which is withdrawn. */
export const withdrawnCanary = (remotes: readonly NamedBuild[], name: string): readonly NamedBuild[] =>
  remotes.map(({ canary, ...one }) =>
    one.name === name && canary
      ? { ...one, withdrawn: [...(one.withdrawn ?? []), canary.build.version] }
      : { ...one, ...(canary && { canary }) },
  );

/**
 * The remotes with the last good build of one in use, or without its canary; what was in use is withdrawn: no build and no publish brings it back by itself. The same remotes where there is none to go
 * back to.
 */
export function withoutNewest(
  root: string,
  remotes: readonly NamedBuild[],
  name: string,
): readonly NamedBuild[] {
  const entry = remotes.find((one) => one.name === name);
  if (entry?.canary) return withdrawnCanary(remotes, name);
  if (!entry?.lastGood) return remotes;
  const withdrawn = [...(entry.withdrawn ?? []), entry.version];
  const good = { ...buildFacts(root, name, entry.lastGood.version), lastGood: null, withdrawn };
  return remotes.map((one) => (one === entry ? good : one));
}

/** The build that takes the place of one of an entry: what stands for its canary, the last good one for what stands. */
const placeOf = ({ version, canary, lastGood }: NamedBuild, failing: string): string | undefined =>
  canary?.build.version === failing ? version : version === failing ? lastGood?.version : undefined;

/** Goes back from a version that is in use, or some companies have; answers the one in use then; undefined where the registry was moved meanwhile or there is none to go back to. */
export async function rollBack(
  move: MoveRegistry,
  root: string,
  { name, version }: { name: string; version: string },
): Promise<WentBack | undefined> {
  let back: string | undefined;
  const { version: registry } = await move((remotes) => {
    const entry = remotes.find((one) => one.name === name);
    back = entry && placeOf(entry, version);
    if (!entry || back === undefined) return remotes;
    // Of what stands, the canary goes too: it was tried beside this one.
    const without = entry.version === version ? withoutCanary(remotes, name) : remotes;
    return withoutNewest(root, without, name);
  });
  return back === undefined ? undefined : { to: back, registry };
}
