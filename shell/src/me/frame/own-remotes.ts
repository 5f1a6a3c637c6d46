import {
  ownConnector,
  type RemoteFailure,
  type RemoteStore,
  remotesStore,
  startFederation,
  startRemotes,
} from '@paga/platform/host';
import { tell } from '#failures/tell.ts';
import { ownLent } from './own-lent.ts';
import type { OwnRegistry } from './own-registry.ts';

const VERSIONS = { kit: process.env.KIT_VERSION ?? '', platform: process.env.PLATFORM_VERSION ?? '' };

const storeNamed = (name: string): RemoteStore | undefined =>
  remotesStore.getState().stores.find(({ entry }) => entry.name === name);

function report(failure: RemoteFailure): void {
  // biome-ignore lint/suspicious/noConsole: the page has no other log; the remote's name and version are in the message.
  console.warn(failure.message, failure.cause ?? '');
  const { code, cause, remote, version } = failure;
  if (code !== 'DISABLED' && code !== 'UNKNOWN_REMOTE')
    tell({ kind: code, error: cause, remote: { version, entry: storeNamed(remote)?.entry } });
}

/** The store of a remote. The page becomes the host of the remotes when the first is asked for. */
export function ownStoreOf(registry: OwnRegistry, name: string): RemoteStore | undefined {
  if (remotesStore.getState().source === 'unread') {
    startFederation(ownLent);
    startRemotes(registry, { connect: ownConnector, versions: VERSIONS, report });
  }
  return storeNamed(name);
}
