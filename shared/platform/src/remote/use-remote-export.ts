import { useEffect, useState } from 'react';
import type { CodeReference } from '../manifest/remote-manifest.ts';
import { asRemoteFailure, RemoteFailure } from './remote-failure.ts';
import type { RemoteStore } from './remote-store.ts';

/** One wish for one export: under way (`slow` after 3 s), there, or failed. */
type RemoteWish =
  | { status: 'loading'; slow: boolean }
  | { status: 'loaded'; value: unknown }
  | { status: 'failed'; failure: RemoteFailure };

const HINT_MS = 3_000;

function start(store: RemoteStore | undefined, code: CodeReference): RemoteWish {
  const known = store?.loaded(code);
  return known === undefined ? { status: 'loading', slow: false } : { status: 'loaded', value: known };
}

/** Loads an export of a remote for a place in the page; `retry` forgets what failed and loads anew, `threw` loads it from the last good build. */
export function useRemoteExport(
  store: RemoteStore | undefined,
  remote: string,
  code: CodeReference,
): { wish: RemoteWish; attempt: number; retry: () => void; threw: (error: unknown) => void } {
  const [attempt, setAttempt] = useState(0);
  const [wish, setWish] = useState<RemoteWish>(() => start(store, code));

  // `attempt` is among the dependencies: a new attempt is a new wish for the same code.
  useEffect(() => {
    let current = true;
    const set = (next: RemoteWish): void => {
      if (current) setWish(next);
    };
    if (!store) {
      set({ status: 'failed', failure: new RemoteFailure('UNKNOWN_REMOTE', { remote, version: '-' }) });
      return;
    }
    set(start(store, code));
    const hint = setTimeout(() => set({ status: 'loading', slow: true }), HINT_MS);
    store
      .load(code)
      .then(
        (value) => set({ status: 'loaded', value }),
        (error: unknown) =>
          set({
            status: 'failed',
            failure: asRemoteFailure(error, 'MODULE_THREW', { remote, version: '-' }),
          }),
      )
      .finally(() => clearTimeout(hint));
    return () => {
      current = false;
      clearTimeout(hint);
    };
  }, [store, remote, code, attempt]);

  const loadAnew = (): void => {
    setWish({ status: 'loading', slow: false });
    setAttempt((count) => count + 1);
  };
  const retry = (): void => {
    store?.retry();
    loadAnew();
  };
  const threw = (error: unknown): void => {
    if (store?.renderThrew(code, error)) loadAnew();
  };
  return { wish, attempt, retry, threw };
}
