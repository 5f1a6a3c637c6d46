import { OWN_PARTS, type OwnPart } from '@paga/contract/own/parts';
import type { Language } from '@paga/contract/shapes';
import type { IconName } from '@paga/kit/own';
import {
  fetchRegistry,
  ownConnector,
  type RemoteFailure,
  type RemoteStore,
  remotesStore,
  startFederation,
  startRemotes,
  textOf,
} from '@paga/platform/host';
import { tell } from '#failures/tell.ts';
import { OWN_HOME } from '../own-places.ts';
import { ownLent } from './own-lent.ts';

/** A part that a remote offers of the own page, with its title in the language of now. */
export type OfferedPart = {
  part: OwnPart;
  path: string;
  title: string;
  icon: IconName;
  code: string;
  store: RemoteStore;
};

/** Only a built page has keys, and is given a signed registry. */
const TRUST = process.env.NODE_ENV === 'development' ? { keys: null } : {};
const VERSIONS = { kit: process.env.KIT_VERSION ?? '', platform: process.env.PLATFORM_VERSION ?? '' };

function report(failure: RemoteFailure): void {
  // biome-ignore lint/suspicious/noConsole: the page has no other log; the remote's name and version are in the message.
  console.warn(failure.message, failure.cause ?? '');
  const { code, cause, remote, version } = failure;
  const entry = remotesStore.getState().stores.find((store) => store.entry.name === remote)?.entry;
  if (code !== 'DISABLED' && code !== 'UNKNOWN_REMOTE')
    tell({ kind: code, error: cause, remote: { version, entry } });
}

/** Reads what the remotes offer. Their code comes with the part that a person opens. */
export async function startOwnRemotes(asked: Promise<Response> | undefined): Promise<void> {
  const registry = await fetchRegistry(undefined, { asked, ...TRUST });
  startFederation(ownLent);
  startRemotes(registry, { connect: ownConnector, versions: VERSIONS, report });
}

/** What the remotes offer of the parts that somebody has, in the order of the tabs. */
export function offeredParts(theirs: readonly OwnPart[], language: Language): OfferedPart[] {
  return remotesStore
    .getState()
    .stores.flatMap((store) =>
      (store.entry.offer.own ?? []).map(({ label, icon, path, ...offer }) => ({
        ...offer,
        store,
        path: `${OWN_HOME}${path}`,
        icon: icon as IconName,
        title: textOf(store.entry, label, language),
      })),
    )
    .filter(({ part }) => OWN_PARTS.includes(part) && theirs.includes(part))
    .sort((one, other) => one.order - other.order);
}
