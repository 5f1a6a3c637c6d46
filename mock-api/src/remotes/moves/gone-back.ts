import { DomainError } from '#core/domain-error.ts';
import type { NamedBuild, ServedBuilds } from '#core/served-builds.ts';
import { backFromNewest, withoutNewest } from '#core/site/roll-back.ts';
import { isThere, withEarlier } from '#core/site/with-build.ts';
import { type Moved, movedRemote } from './moved-remote.ts';
import { siteOf } from './site-of.ts';
import { statesOf } from './states-of.ts';

const conflict = (message: string) => new DomainError('CONFLICT', { message });

function toLastGood(site: string, remotes: readonly NamedBuild[], name: string): readonly NamedBuild[] {
  const entry = remotes.find((one) => one.name === name);
  const to = entry && backFromNewest(entry);
  if (to === undefined) throw conflict(`${name} has no last good build.`);
  if (!isThere(site, name, to)) throw conflict(`${name} ${to} is not here any more.`);
  return withoutNewest(site, remotes, name);
}

/** Withdraws the canary of a remote, takes it back to its last good build, or to the one that the move `to` put in use; the other remotes stay as they are. */
export function goneBack(builds: ServedBuilds, name: string, to: number | 'lastGood'): Promise<Moved> {
  const site = siteOf(builds);
  return movedRemote(builds, name, (remotes) => {
    if (to === 'lastGood') return toLastGood(site, remotes, name);
    if (!statesOf(site, name).some(({ registry }) => registry === to))
      throw new DomainError('NOT_FOUND', { message: `${name} has no state ${to}: see list.` });
    const next = withEarlier(site, remotes, name, to);
    if (!next) throw conflict(`The build of ${name} at ${to} is not here any more.`);
    return next;
  });
}
