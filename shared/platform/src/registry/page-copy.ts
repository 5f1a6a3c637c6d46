import { labelKeys } from '../manifest/label-keys.ts';
import type { RegistryEntry } from './registry.ts';

type Registry = { remotes: readonly RegistryEntry[] };

function entryInPage({ builtWith: _with, canary: _canary, ...entry }: RegistryEntry): RegistryEntry {
  const { settings: _, ...offer } = entry.offer;
  const labels = labelKeys(offer);
  const textsIn = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(labels.map((key) => [key, texts[key] ?? key]));
  const texts = { sq: textsIn(entry.texts.sq), en: textsIn(entry.texts.en) };
  return { ...entry, offer: { ...offer, permissions: [] }, texts };
}

/**
 * The copy of a registry that lies in the page, which every sign-in loads: what menus, home and search need. Settings and the calls of each remote are
 * in `/remotes.json` alone.
 */
export function pageCopy({ remotes }: Registry): Registry {
  return { remotes: remotes.map(entryInPage) };
}
