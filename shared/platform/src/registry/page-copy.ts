import { labelKeys } from '../manifest/label-keys.ts';
import { wholeOffer } from '../manifest/split-offer.ts';
import type { RegistryEntry } from './registry.ts';

type Registry = { remotes: readonly RegistryEntry[] };

function entryInPage(whole: RegistryEntry): RegistryEntry {
  const { builtWith: _with, canary: _canary, offerMore = {}, ...entry } = whole;
  const { settings: _, ...offer } = entry.offer;
  const { settings: __, ...added } = offerMore;
  const labels = labelKeys(wholeOffer({ offer, offerMore: added }));
  const textsIn = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(labels.map((key) => [key, texts[key] ?? key]));
  const texts = { sq: textsIn(entry.texts.sq), en: textsIn(entry.texts.en) };
  const more = Object.keys(added).length > 0 && { offerMore: added };
  return { ...entry, offer: { ...offer, permissions: [] }, ...more, texts };
}

/**
 * The copy of a registry that lies in the page, which every sign-in loads: what menus, home and search need. Settings and the calls of each remote are
 * in `/remotes.json` alone.
 */
export function pageCopy({ remotes }: Registry): Registry {
  return { remotes: remotes.map(entryInPage) };
}
