import { DomainError } from '#core/domain-error.ts';
import type { ServedBuilds } from '#core/served-builds.ts';
import { withShare } from '#core/site/roll-back.ts';
import { type Moved, movedRemote } from './moved-remote.ts';

/** Gives the canary of a remote to so many of a hundred companies: to all, or withdraws it. */
export function promoted(builds: ServedBuilds, name: string, share: number): Promise<Moved> {
  return movedRemote(builds, name, (remotes) => {
    const next = withShare(remotes, name, share);
    if (!next) throw new DomainError('CONFLICT', { message: `${name} has no canary.` });
    return next;
  });
}

/** How a move to such a share is recorded. */
export const kindOfShare = (share: number) =>
  share === 0 ? ('rollback' as const) : share === 100 ? ('promote' as const) : ('canary' as const);
