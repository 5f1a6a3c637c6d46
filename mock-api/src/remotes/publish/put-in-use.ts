import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { DomainError } from '#core/domain-error.ts';
import type { ServedBuilds } from '#core/served-builds.ts';
import type { BuildFacts } from '#core/site/build-facts.ts';
import { wasNamed, withPublished } from '#core/site/with-build.ts';
import { type Moved, movedRemote } from '../moves/moved-remote.ts';
import { siteOf } from '../moves/site-of.ts';

const conflict = (message: string) => new DomainError('CONFLICT', { message });

/** The build's folder is where it is served from, or the reason why not. */
function renamed(site: string, { name, version }: BuildFacts, from: string, list: string): void {
  const place = path.join(site, 'remotes', name, version);
  const lies = existsSync(place);
  if (lies && readFileSync(path.join(place, 'integrity.json'), 'utf8') !== list)
    throw conflict(`${name} ${version} is here already, with other bytes: a version is one build.`);
  // It may lie with another server only, or have been removed.
  if (wasNamed(site, name, version)) throw conflict(`${name} ${version} was published already.`);
  // The same files lie here and nothing has ever named them: somebody died between copying and moving.
  if (lies) return;
  mkdirSync(path.dirname(place), { recursive: true });
  renameSync(from, place);
}

/** Renames an unpacked build to where it is served from and puts it in use, for all companies or so many of a hundred: both under the lock, so that two publishes at once both stand. */
export function putInUse(
  builds: ServedBuilds,
  facts: BuildFacts,
  { place, list, canary }: { place: string; list: string; canary: number | undefined },
): Promise<Moved> {
  const site = siteOf(builds);
  return movedRemote(builds, facts.name, (remotes) => {
    const entry = remotes.find(({ name }) => name === facts.name);
    if (canary !== undefined && !entry)
      throw conflict(`${facts.name} has no build in use beside which some companies could have another.`);
    if (entry?.withdrawn?.includes(facts.version))
      throw conflict(`${facts.name} ${facts.version} was withdrawn: publish a mended one.`);
    renamed(site, facts, place, list);
    return withPublished(remotes, facts, canary);
  });
}
