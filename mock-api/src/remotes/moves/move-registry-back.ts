import { moveRegistryBack as call, type RegistryMove } from '@paga/contract/remotes';
import { DomainError, found } from '#core/domain-error.ts';
import { personSecret } from '#core/http/handler.ts';
import type { NamedBuild, ServedBuilds } from '#core/served-builds.ts';
import { withState } from '#core/site/with-build.ts';
import { recordMove } from './record-move.ts';
import { registryHistory } from './registry-history.ts';
import { siteOf } from './site-of.ts';
import { changeBetween, inUseOf } from './states-of.ts';

const conflict = (message: string) => new DomainError('CONFLICT', { message });
const isAsBefore = (remotes: readonly NamedBuild[], next: readonly NamedBuild[]) =>
  JSON.stringify(remotes.map(inUseOf)) === JSON.stringify(next.map(inUseOf));

/** All remotes as they were since the move `to`; answers those that were in use until now. */
async function asTheyWere(builds: ServedBuilds, to: number) {
  let before: readonly NamedBuild[] = [];
  const { version, remotes } = await builds.move((there) => {
    before = there;
    const then = found(withState(siteOf(builds), there, to));
    if (then.missing.length > 0) throw conflict(`${then.missing.join(', ')} is not here any more.`);
    if (isAsBefore(there, then.remotes)) throw conflict('All remotes are as they were then.');
    return then.remotes;
  });
  return { registry: version, before, remotes };
}

export const moveRegistryBack = personSecret({
  call,
  run: async ({ asAccess, actor, builds, now }, { body: { to, note } }) => {
    const { registry, before, remotes } = await asTheyWere(builds, to);
    await asAccess(async (tx) => {
      for (const entry of remotes) {
        const old = before.find(({ name }) => name === entry.name);
        if (old && isAsBefore([old], [entry])) continue;
        const change = changeBetween(old && inUseOf(old), inUseOf(entry));
        const move = { ...change, registry, remote: entry.name, kind: 'back' as const };
        await recordMove(tx, { ...move, userId: actor.userId, note }, now);
      }
    });
    return registryHistory(siteOf(builds)).find((state) => state.registry === registry) as RegistryMove;
  },
});
