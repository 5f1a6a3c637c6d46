import { allStates } from '#core/site/with-build.ts';

/** What was in use of a remote since the move `registry`. */
type StateOfRemote = { registry: number; version: string };

/** The states of one remote, the newest first: of moves that left it as it was only the first. */
export function statesOf(site: string, name: string): StateOfRemote[] {
  const all = allStates(site).flatMap(({ version: registry, remotes }) => {
    const entry = remotes.find((one) => one.name === name);
    return entry ? [{ registry, version: entry.version }] : [];
  });
  return all.filter(({ version }, at) => all[at + 1]?.version !== version);
}
