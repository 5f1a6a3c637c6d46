import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { DomainError } from '#core/domain-error.ts';
import type { BuildFacts } from '#core/site/build-facts.ts';
import { wasNamed, withBuild } from '#core/site/with-build.ts';
import { type Moved, movedRemote } from '../moves/moved-remote.ts';

const conflict = (message: string) => new DomainError('CONFLICT', { message });

/** The build's folder is where it is served from, or the reason why not. */
function renamed(site: string, { name, version }: BuildFacts, from: string, list: string): void {
  const place = path.join(site, 'remotes', name, version);
  if (!existsSync(place)) {
    mkdirSync(path.dirname(place), { recursive: true });
    renameSync(from, place);
    return;
  }
  if (readFileSync(path.join(place, 'integrity.json'), 'utf8') !== list)
    throw conflict(`${name} ${version} is here already, with other bytes: a version is one build.`);
  // The same files lie here and nothing has ever named them: somebody died between copying and moving.
  if (wasNamed(site, name, version)) throw conflict(`${name} ${version} was published already.`);
}

/** Renames an unpacked build to where it is served from and puts it in use: both under the lock, so that two publishes at once both stand. */
export function putInUse(
  site: string,
  facts: BuildFacts,
  { place, list }: { place: string; list: string },
): Promise<Moved> {
  return movedRemote(site, facts.name, (remotes) => {
    const withdrawn = remotes.find(({ name }) => name === facts.name)?.withdrawn ?? [];
    if (withdrawn.includes(facts.version))
      throw conflict(`${facts.name} ${facts.version} was withdrawn: publish a mended one.`);
    renamed(site, facts, place, list);
    return withBuild(remotes, facts);
  });
}
