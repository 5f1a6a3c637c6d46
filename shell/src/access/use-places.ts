import type { IconName } from '@paga/kit';
import { type RegistryEntry, remotesStore, textOf } from '@paga/platform/host';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';

/** A page a remote offers, with its title in the language of now. */
export type Place = {
  remote: string;
  path: string;
  title: string;
  code: string;
  needs: readonly string[];
  company: boolean;
};
/** An entry of the menu, with its text in the language of now. */
export type MenuPlace = {
  path: string;
  title: string;
  icon: IconName;
  order: number;
  /** Pages on which the entry is marked too. */
  also?: readonly string[] | undefined;
  needs: readonly string[];
};

function placesOf(
  entries: readonly RegistryEntry[],
  language: string,
): { routes: Place[]; navigation: MenuPlace[] } {
  const routes = entries.flatMap((entry) =>
    entry.offer.routes.map((route) => ({
      ...route,
      remote: entry.name,
      title: textOf(entry, route.title, language),
    })),
  );
  const navigation = entries
    .flatMap((entry) =>
      entry.offer.navigation.map((item) => ({
        ...item,
        icon: item.icon as IconName,
        title: textOf(entry, item.label, language),
      })),
    )
    .sort((a, b) => a.order - b.order);
  return { routes, navigation };
}

/** Every page and menu entry the remotes offer, from the registry: whole also while a remote is down. */
export function usePlaces(): { routes: Place[]; navigation: MenuPlace[] } {
  const stores = useStore(remotesStore, (remotes) => remotes.stores);
  const { i18n } = useTranslation('shell');
  return useMemo(
    () =>
      placesOf(
        stores.map((store) => store.entry),
        i18n.language,
      ),
    [stores, i18n.language],
  );
}
