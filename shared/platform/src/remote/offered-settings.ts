import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { RemoteSetting } from '../manifest/remote-manifest.ts';
import { textOf } from '../registry/label-text.ts';
import type { RegistryEntry } from '../registry/registry.ts';
import { remotesStore } from './remotes.ts';

/** A setting with its label and text in one language, the remote it belongs to, and what people know that remote by. */
export type OfferedSetting = RemoteSetting & { remote: string; place: string };

function settingsOf(entry: RegistryEntry, language: string): OfferedSetting[] {
  const text = (key: string) => textOf(entry, key, language);
  const [menu] = entry.offer.navigation;
  const place = menu ? text(menu.label) : entry.name;
  return (entry.offer.settings ?? []).map((setting) => ({
    ...setting,
    label: text(setting.label),
    text: text(setting.text),
    remote: entry.name,
    place,
  }));
}

const inOrder = (entries: readonly RegistryEntry[], language: string) =>
  entries.flatMap((entry) => settingsOf(entry, language)).sort((a, b) => a.order - b.order);

/** The settings of all remotes in their order, from the registry: those of a remote that is down too. */
export function offeredSettings(language: string): OfferedSetting[] {
  return inOrder(
    remotesStore.getState().stores.map(({ entry }) => entry),
    language,
  );
}

/** The same for a component, in the person's language. */
export function useOfferedSettings(): OfferedSetting[] {
  const stores = useStore(remotesStore, (remotes) => remotes.stores);
  const { language } = useTranslation().i18n;
  return useMemo(
    () =>
      inOrder(
        stores.map(({ entry }) => entry),
        language,
      ),
    [stores, language],
  );
}
