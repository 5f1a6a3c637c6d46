import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { earlierStates, type NamedBuild, readRegistry, stateOf } from './registry-file.ts';

const FACTS = ['version', 'entry', 'container', 'integrity', 'kit', 'platform', 'builtWith', 'fallbackUrl'];

/** What of an entry is named where it is the last good one. */
const factsOf = (entry: NamedBuild): { version: string } =>
  Object.fromEntries(
    Object.entries(entry).filter(([name, value]) => FACTS.includes(name) && value !== undefined),
  ) as { version: string };

/** Whether the build of a remote lies in a site. */
export const isThere = (site: string, name: string, version: string): boolean =>
  existsSync(path.join(site, 'remotes', name, version, 'build.json'));

/** The remotes with another build of one in use; the one before becomes the last good, and what was withdrawn stays so but for this. */
export function withBuild(remotes: readonly NamedBuild[], entry: NamedBuild): readonly NamedBuild[] {
  const before = remotes.find(({ name }) => name === entry.name);
  if (before?.version === entry.version) return remotes;
  const withdrawn = before?.withdrawn?.filter((version) => version !== entry.version) ?? [];
  const next = {
    ...entry,
    lastGood: before ? factsOf(before) : null,
    ...(withdrawn.length > 0 && { withdrawn }),
  };
  return before ? remotes.map((one) => (one === before ? next : one)) : [...remotes, next];
}

/** The remotes with one as an earlier state had it; undefined where that state has none of it, or its build is gone. */
export function withEarlier(
  site: string,
  remotes: readonly NamedBuild[],
  name: string,
  version: number,
): readonly NamedBuild[] | undefined {
  const isOf = (one: NamedBuild) => one.name === name;
  const entry = stateAt(site, version)?.find(isOf);
  if (!entry || !isThere(site, name, entry.version)) return undefined;
  const facts = JSON.parse(
    readFileSync(path.join(site, 'remotes', name, entry.version, 'build.json'), 'utf8'),
  ) as NamedBuild;
  const put = withBuild(remotes, facts);
  if (put === remotes) return remotes;
  return put.map((one) =>
    isOf(one) && one.lastGood && !isThere(site, name, one.lastGood.version)
      ? { ...one, lastGood: null }
      : one,
  );
}

/** The remotes of a state by its version: the one in use, or an earlier one. */
function stateAt(site: string, version: number): readonly NamedBuild[] | undefined {
  const now = readRegistry(site);
  if (now.version === version) return now.remotes;
  return earlierStates(site).includes(version) ? stateOf(site, version).remotes : undefined;
}

/** Every state that is known, the newest first; one that was written by hand has no version to go back to. */
export const allStates = (site: string): { version: number; remotes: readonly NamedBuild[] }[] =>
  [
    readRegistry(site),
    ...earlierStates(site).map((version) => ({ ...stateOf(site, version), version })),
  ].filter(({ version, remotes }) => version > 0 && remotes.length > 0);

/** Whether any state that is known has a build in use or as its last good one, or has withdrawn it. */
export const wasNamed = (site: string, name: string, version: string): boolean =>
  allStates(site).some(({ remotes }) =>
    remotes.some(
      (one) =>
        one.name === name &&
        (one.version === version || one.lastGood?.version === version || one.withdrawn?.includes(version)),
    ),
  );
