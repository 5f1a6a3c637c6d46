import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MoveRegistry, NamedBuild, WentBack } from '../served-builds.ts';
import { withBuild, withCanary, withoutCanary } from './with-build.ts';

type Canary = NonNullable<NamedBuild['canary']>;

const buildFacts = (root: string, name: string, version: string): NamedBuild =>
  JSON.parse(readFileSync(path.join(root, 'remotes', name, version, 'build.json'), 'utf8'));

const withdraw = (entry: NamedBuild, version: string): NamedBuild => ({
  ...entry,
  withdrawn: [...(entry.withdrawn ?? []), version],
});

/** The remotes without the canary of one, which is withdrawn. */
const withdrawnCanary = (remotes: readonly NamedBuild[], name: string, { build }: Canary) =>
  withoutCanary(remotes, name).map((one) => (one.name === name ? withdraw(one, build.version) : one));

/** So many of a hundred companies are all of them. */
const ALL = 100;

/** The remotes with the canary of one given to so many of a hundred companies: to all, or withdrawn at 0; the same ones where they have it, undefined where there is none. */
export function withShare(
  remotes: readonly NamedBuild[],
  name: string,
  share: number,
): readonly NamedBuild[] | undefined {
  const { canary } = remotes.find((one) => one.name === name) ?? {};
  if (!canary) return undefined;
  if (share === 0) return withdrawnCanary(remotes, name, canary);
  if (share === ALL) return withBuild(remotes, { ...canary.build, name });
  return share === canary.share ? remotes : withCanary(remotes, { name, share, build: canary.build });
}

/** The build that is in use when a remote goes back from its newest: what stands where that is a canary, else the last good one. */
export const backFromNewest = ({ version, canary, lastGood }: NamedBuild): string | undefined =>
  canary ? version : lastGood?.version;

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
  if (entry?.canary) return withdrawnCanary(remotes, name, entry.canary);
  if (!entry?.lastGood) return remotes;
  const { withdrawn } = withdraw(entry, entry.version);
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
