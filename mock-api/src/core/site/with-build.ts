import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NamedBuild } from '../served-builds.ts';
import { earlierStates, readRegistry, stateOf } from './registry-file.ts';

const FACTS = ['version', 'entry', 'container', 'integrity', 'kit', 'platform', 'builtWith', 'fallbackUrl'];

/** What of an entry is named where it is the last good one. */
const factsOf = (entry: NamedBuild): { version: string } =>
  Object.fromEntries(
    Object.entries(entry).filter(([name, value]) => FACTS.includes(name) && value !== undefined),
  ) as { version: string };

/** The builds that an entry has people load: in use, last good, canary. */
export const versionsOf = ({ version, lastGood, canary }: NamedBuild): string[] =>
  [version, lastGood?.version, canary?.build.version].filter((one) => one !== undefined);

/** Whether the build of a remote lies in a site. */
export const isThere = (site: string, name: string, version: string): boolean =>
  existsSync(path.join(site, 'remotes', name, version, 'build.json'));

/** The remotes with another build of one in use; the one before becomes the last good, a canary ends, and what was withdrawn stays so but for this. */
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

/** The remotes with one as an earlier state had it, without a canary; undefined where that state has none of it, or its build is gone. */
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
  if (put === remotes) return withoutCanary(remotes, name);
  return put.map((one) =>
    isOf(one) && one.lastGood && !isThere(site, name, one.lastGood.version)
      ? { ...one, lastGood: null }
      : one,
  );
}

/** The remotes with a build for some companies, or with another share of them. */
export const withCanary = (
  remotes: readonly NamedBuild[],
  { name, ...canary }: { name: string } & NonNullable<NamedBuild['canary']>,
): readonly NamedBuild[] => remotes.map((one) => (one.name === name ? { ...one, canary } : one));

/** The remotes with a build in use of all companies, or, where a share is named, of so many of a hundred beside the one that stands. */
export const withPublished = (
  remotes: readonly NamedBuild[],
  build: NamedBuild,
  share: number | undefined,
): readonly NamedBuild[] =>
  share === undefined ? withBuild(remotes, build) : withCanary(remotes, { name: build.name, share, build });

/** The remotes without the canary of one; the same ones where it has none. */
export function withoutCanary(remotes: readonly NamedBuild[], name: string): readonly NamedBuild[] {
  const { canary, ...entry } = remotes.find((one) => one.name === name) ?? {};
  return canary ? remotes.map((one) => (one.name === name ? (entry as NamedBuild) : one)) : remotes;
}

/** What keeps an entry of an earlier state from being in use now: builds that are gone, withdrawn ones and its canary. */
function entryAgain(
  site: string,
  { canary: _, ...entry }: NamedBuild,
  now: NamedBuild | undefined,
): NamedBuild {
  const { lastGood, withdrawn: __, ...facts } = entry;
  const withdrawn = now?.withdrawn?.filter((version) => version !== entry.version) ?? [];
  const spare = lastGood && isThere(site, entry.name, lastGood.version) ? lastGood : null;
  return { ...facts, lastGood: spare, ...(withdrawn.length > 0 && { withdrawn }) };
}

/**
 * All remotes as an earlier state had them: without its canaries, and without last good builds that are gone; what has come into the registry later stays. `missing`
 * are builds of it that are gone; undefined where there is no such state.
 */
export function withState(
  site: string,
  remotes: readonly NamedBuild[],
  version: number,
): { remotes: readonly NamedBuild[]; missing: string[] } | undefined {
  const state = stateAt(site, version);
  if (!state) return undefined;
  const missing = state.filter((one) => !isThere(site, one.name, one.version));
  const then = (name: string) => state.find((one) => one.name === name);
  const again = (now: NamedBuild) => {
    const entry = then(now.name);
    return entry ? entryAgain(site, entry, now) : now;
  };
  const gone = state.filter(({ name }) => !remotes.some((one) => one.name === name));
  return {
    remotes: [...remotes.map(again), ...gone.map((entry) => entryAgain(site, entry, undefined))],
    missing: missing.map((one) => `${one.name} ${one.version}`),
  };
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

/** Whether any state that is known has a build in use, as its last good one or its canary, or has withdrawn it. */
export const wasNamed = (site: string, name: string, version: string): boolean =>
  allStates(site).some(({ remotes }) =>
    remotes.some(
      (one) => one.name === name && (versionsOf(one).includes(version) || one.withdrawn?.includes(version)),
    ),
  );
