import { DomainError } from '#core/domain-error.ts';
import type { NamedBuild, ServedBuilds } from '#core/served-builds.ts';
import { type Change, changeBetween, type InUseOf, inUseOf } from './states-of.ts';

const conflict = (message: string) => new DomainError('CONFLICT', { message });

/** What a move changed: the version of the registry, what it did to the remote, and what is in use of it since. */
export type Moved = Change & { registry: number; now: InUseOf };

/** Moves one remote under the registry's lock. `change` answers the remotes to come, or throws what nothing is changed by. */
export async function movedRemote(
  { move }: Pick<ServedBuilds, 'move'>,
  name: string,
  change: (remotes: readonly NamedBuild[]) => readonly NamedBuild[],
): Promise<Moved> {
  let before: InUseOf | undefined;
  const inUseIn = (remotes: readonly NamedBuild[]) => {
    const entry = remotes.find((one) => one.name === name);
    return entry && inUseOf(entry);
  };
  const { version, remotes } = await move((there) => {
    before = inUseIn(there);
    const next = change(there);
    if (next === there) throw conflict(`${name} ${before?.version} is in use already.`);
    return next;
  });
  const now = inUseIn(remotes) ?? { version: '', canary: null };
  return { registry: version, now, ...changeBetween(before, now) };
}
