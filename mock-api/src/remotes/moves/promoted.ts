import { DomainError } from '#core/domain-error.ts';
import type { ServedBuilds } from '#core/served-builds.ts';
import { withdrawnCanary } from '#core/site/roll-back.ts';
import { withBuild, withCanary } from '#core/site/with-build.ts';
import { type Moved, movedRemote } from './moved-remote.ts';

const ALL = 100;

/** Gives the canary of a remote to so many of a hundred companies: to all, or withdraws it. */
export function promoted(builds: ServedBuilds, name: string, share: number): Promise<Moved> {
  return movedRemote(builds, name, (remotes) => {
    const { canary } = remotes.find((one) => one.name === name) ?? {};
    if (!canary) throw new DomainError('CONFLICT', { message: `${name} has no canary.` });
    if (share === 0) return withdrawnCanary(remotes, name);
    if (share === ALL) return withBuild(remotes, { ...canary.build, name });
    return share === canary.share ? remotes : withCanary(remotes, { name, share, build: canary.build });
  });
}

/** How a move to such a share is recorded. */
export const kindOfShare = (share: number) =>
  share === 0 ? ('rollback' as const) : share === ALL ? ('promote' as const) : ('canary' as const);
