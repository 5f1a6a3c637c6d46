import { useCallback, useEffect, useState } from 'react';
import type { CodeReference } from '../manifest/remote-manifest.ts';
import { remoteNamed } from './remotes.ts';

/** Code of one remote. */
type Part = { remote: string; code: CodeReference };

/** The entry of every remote; its texts come with it. */
const ENTRY = 'remote#remote';

async function loadAll(remote: string, parts: readonly Part[]): Promise<boolean> {
  const store = remoteNamed(remote);
  const own = parts.filter((part) => part.remote === remote);
  try {
    await store?.load(ENTRY);
    await Promise.all(own.map(({ code }) => store?.load(code)));
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads what a page shows of several remotes together. `away` are the remotes of which something could not be had: the page leaves them out and says
 * so once for each; `retry` loads one of them anew.
 */
export function useRemoteParts(parts: readonly Part[]): {
  away: readonly string[];
  retry: (remote: string) => void;
} {
  const [away, setAway] = useState<readonly string[]>([]);
  const list = JSON.stringify(parts);
  const load = useCallback(
    async (remote: string): Promise<void> => {
      const isThere = await loadAll(remote, JSON.parse(list));
      setAway((before) => [...before.filter((name) => name !== remote), ...(isThere ? [] : [remote])]);
    },
    [list],
  );
  useEffect(() => {
    const remotes = new Set((JSON.parse(list) as Part[]).map(({ remote }) => remote));
    for (const remote of remotes) void load(remote);
  }, [list, load]);
  const retry = (remote: string): void => {
    remoteNamed(remote)?.retry();
    setAway((before) => before.filter((name) => name !== remote));
    void load(remote);
  };
  return { away, retry };
}
