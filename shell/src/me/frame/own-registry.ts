import { OWN_PARTS, type OwnPart } from '@paga/contract/own/parts';
import type { Language } from '@paga/contract/shapes';
import type { IconName } from '@paga/kit/own';
import { fetchRegistry, type RegistryEntry, textOf } from '@paga/platform/host';
import { OWN_HOME } from '../own-places.ts';

/** A part that a remote offers of the own page, with its title in the language of now. */
export type OfferedPart = {
  part: OwnPart;
  path: string;
  title: string;
  icon: IconName;
  code: string;
  remote: string;
};

/** The registry as it was read. */
export type OwnRegistry = Awaited<ReturnType<typeof fetchRegistry>>;

/** Only a built page has keys, and is given a signed registry. */
const TRUST = process.env.NODE_ENV === 'development' ? { keys: null } : {};

/** Reads what the remotes offer. Their code comes with the part that a person opens. */
export const readOwnRegistry = (asked: Promise<Response> | undefined): Promise<OwnRegistry> =>
  fetchRegistry(undefined, { asked, ...TRUST });

/** What the remotes offer of the parts that somebody has, in the order of the tabs. */
export function offeredParts(
  entries: readonly RegistryEntry[],
  theirs: readonly OwnPart[],
  language: Language,
): OfferedPart[] {
  return entries
    .flatMap((entry) =>
      (entry.offer.own ?? []).map(({ label, icon, path, ...offer }) => ({
        ...offer,
        remote: entry.name,
        path: `${OWN_HOME}${path}`,
        icon: icon as IconName,
        title: textOf(entry, label, language),
      })),
    )
    .filter(({ part }) => OWN_PARTS.includes(part) && theirs.includes(part))
    .sort((one, other) => one.order - other.order);
}
