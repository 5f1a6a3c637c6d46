import { createStore } from 'zustand/vanilla';
import type { LoadedRegistry, RegistrySource } from '../registry/fetch-registry.ts';
import { createRemoteStore, type RemoteStore, type RemoteStoreOptions } from './remote-store.ts';

/** All remotes of this page, in the registry's order. */
type Remotes = { stores: readonly RemoteStore[]; source: RegistrySource | 'unread' };

/** Filled once by the shell's start; tests of the shell fill it with connectors of their own. */
export const remotesStore = createStore<Remotes>(() => ({ stores: [], source: 'unread' }));

/** Makes one store per entry of the registry. */
export function startRemotes(registry: LoadedRegistry, options: RemoteStoreOptions): void {
  const stores = registry.entries.map((entry) => createRemoteStore(entry, options));
  remotesStore.setState({ stores, source: registry.source }, true);
}

/** The store of a remote by its name. */
export function remoteNamed(name: string): RemoteStore | undefined {
  return remotesStore.getState().stores.find((store) => store.entry.name === name);
}
