import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ServedBuilds } from '#core/served-builds.ts';
import type { NamedBuild } from '#core/site/registry-file.ts';
import { allStates } from '#core/site/with-build.ts';

/** A build stays for the sessions of the last 24 hours: one counts for 12, so that none of them began earlier than this. */
const STAYS_MS = 36 * 3_600_000;

const versionsOf = (remotes: readonly NamedBuild[], name: string) =>
  remotes.flatMap((one) => (one.name === name ? [one.version, one.lastGood?.version] : []));

/** The builds of a remote that pages may have that were loaded since `since`: a state was in use until the next one. */
function usedSince(states: ReturnType<typeof allStates>, name: string, since: number): ReadonlySet<unknown> {
  const ended = states.findIndex(({ version }) => version < since);
  const recent = ended < 0 ? states : states.slice(0, ended + 1);
  return new Set(recent.flatMap(({ remotes }) => versionsOf(remotes, name)));
}

/** Removes builds that no session of the last 24 hours can have. */
export async function removeOldBuilds({ folder }: ServedBuilds, now: Date): Promise<undefined> {
  if (folder === undefined) return;
  const states = allStates(folder);
  const since = now.getTime() - STAYS_MS;
  for (const { name } of states[0]?.remotes ?? []) {
    const used = usedSince(states, name, since);
    const remote = path.join(folder, 'remotes', name);
    for (const build of await readdir(remote).catch(() => [])) {
      const place = path.join(remote, build);
      if (used.has(build) || (await stat(place)).mtimeMs >= since) continue;
      await rm(place, { recursive: true, force: true });
    }
  }
}
