import { DomainError } from '#core/domain-error.ts';
import { moveRegistry, type NamedBuild } from '#core/site/registry-file.ts';

const conflict = (message: string) => new DomainError('CONFLICT', { message });

/** What a move changed: the version of the registry, the build before and the one in use. */
export type Moved = { registry: number; from: string | null; to: string };

/** Moves one remote under the registry's lock. `change` answers the remotes to come, or throws what nothing is changed by. */
export async function movedRemote(
  site: string,
  name: string,
  change: (remotes: readonly NamedBuild[]) => readonly NamedBuild[],
): Promise<Moved> {
  let from: string | null = null;
  const versionIn = (remotes: readonly NamedBuild[]) => remotes.find((one) => one.name === name)?.version;
  const { version, remotes } = await moveRegistry(site, (before) => {
    from = versionIn(before) ?? null;
    const next = change(before);
    if (next === before) throw conflict(`${name} ${from} is in use already.`);
    return next;
  });
  return { registry: version, from, to: versionIn(remotes) ?? '' };
}
