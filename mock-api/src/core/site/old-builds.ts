import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { NamedBuild } from '../served-builds.ts';
import { readRegistry } from './registry-file.ts';
import { allStates, versionsOf } from './with-build.ts';

type Named = { version: number; remotes: readonly NamedBuild[] };

/** A build stays for the sessions of the last 24 hours: one counts for 12, so that none of them began earlier than this. */
export const STAYS_MS = 36 * 3_600_000;

/** What is in use, and what pages may have that were loaded since `since`: a state was in use until the next one. */
export function namedSince(all: readonly Named[], since: number): readonly NamedBuild[] {
  const states = all.toSorted((one, other) => other.version - one.version);
  const ended = states.findIndex(({ version }) => version < since);
  const recent = ended < 0 ? states : states.slice(0, ended + 1);
  return recent.flatMap(({ remotes }) => remotes);
}

/** Removes the builds of a site that no session of the last 24 hours can have. */
export async function removeOldBuilds(site: string, now: Date): Promise<void> {
  const since = now.getTime() - STAYS_MS;
  const named = [...readRegistry(site).remotes, ...namedSince(allStates(site), since)];
  for (const { name } of readRegistry(site).remotes) {
    const used = new Set(named.flatMap((one) => (one.name === name ? versionsOf(one) : [])));
    const remote = path.join(site, 'remotes', name);
    for (const build of await readdir(remote).catch(() => [])) {
      const place = path.join(remote, build);
      if (used.has(build) || (await stat(place)).mtimeMs >= since) continue;
      await rm(place, { recursive: true, force: true });
    }
  }
}
