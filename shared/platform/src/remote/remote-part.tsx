import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { CodeReference } from '../manifest/remote-manifest.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { remotesStore } from './remotes.ts';
import { useRemoteExport } from './use-remote-export.ts';

type RemotePartProps = {
  /** The remote's name in the registry. */
  remote: string;
  code: CodeReference;
  /** What the component is handed. */
  props?: Readonly<Record<string, unknown>> | undefined;
  /** What stands in its place until it is there; `slow` after 3 s. */
  waiting?: (slow: boolean) => ReactNode;
  /** What stands there when it could not be loaded or has thrown. */
  missing?: (retry: () => void) => ReactNode;
};

/** One component of a remote and nothing around it: the place that shows it says how it waits and what is said of one that is missing. */
export function RemotePart({ remote, code, props, waiting, missing }: RemotePartProps): ReactNode {
  const store = useStore(remotesStore, (remotes) =>
    remotes.stores.find((candidate) => candidate.entry.name === remote),
  );
  const { wish, attempt, retry, threw } = useRemoteExport(store, remote, code);
  if (wish.status === 'loading') return waiting?.(wish.slow);
  if (wish.status === 'failed') return missing?.(retry);
  return (
    <RemoteBoundary key={`${code}/${attempt}`} onThrow={threw} fallback={missing?.(retry)}>
      {createElement(wish.value as FunctionComponent<Record<string, unknown>>, props)}
    </RemoteBoundary>
  );
}
