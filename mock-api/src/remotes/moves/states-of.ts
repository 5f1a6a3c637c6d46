import type { NamedBuild } from '#core/served-builds.ts';
import { allStates } from '#core/site/with-build.ts';

/** What people have of a remote: the build in use, and the one that some companies have instead. */
export type InUseOf = { version: string; canary: { version: string; share: number } | null };
/** What was in use of a remote since the move `registry`. */
type StateOfRemote = InUseOf & { registry: number };

/** What an entry has in use. */
export const inUseOf = ({ version, canary }: NamedBuild): InUseOf => ({
  version,
  canary: canary ? { version: canary.build.version, share: canary.share } : null,
});

/** What a move did to a remote: the build that went, the one that came, and the share of companies it came to, null for all. A canary that ended went, and what stands came. */
export type Change = { from: string | null; to: string; share: number | null };

/** What lies between two states of a remote. */
export function changeBetween(before: InUseOf | undefined, { version, canary }: InUseOf): Change {
  if (canary) return { from: before?.canary?.version ?? version, to: canary.version, share: canary.share };
  const ended = before?.version === version ? before.canary?.version : undefined;
  return { from: ended ?? before?.version ?? null, to: version, share: null };
}

const isSame = (one: InUseOf, other: InUseOf | undefined) =>
  one.version === other?.version &&
  one.canary?.version === other.canary?.version &&
  one.canary?.share === other.canary?.share;

/** The states of one remote, the newest first: of moves that left it as it was only the first. */
export function statesOf(site: string, name: string): StateOfRemote[] {
  const all = allStates(site).flatMap(({ version: registry, remotes }) => {
    const entry = remotes.find((one) => one.name === name);
    return entry ? [{ registry, ...inUseOf(entry) }] : [];
  });
  return all.filter((state, at) => !isSame(state, all[at + 1]));
}
