import type { RemoteManifest } from './remote-manifest.ts';

/** Every label key of a manifest, once each, sorted. */
export function labelKeys(manifest: RemoteManifest): string[] {
  const titles = [...manifest.routes, ...manifest.cards].map((offer) => offer.title);
  const actions = manifest.actions ?? [];
  const named = [...manifest.navigation, ...manifest.searchSources, ...actions, ...(manifest.own ?? [])];
  const labels = named.map((offer) => offer.label);
  const words = actions.flatMap((action) => action.words ?? []);
  const settings = (manifest.settings ?? []).flatMap(({ label, text }) => [label, text]);
  return [...new Set([...titles, ...labels, ...words, ...settings])].sort();
}
