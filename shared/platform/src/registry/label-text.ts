import type { RegistryEntry } from './registry.ts';

/** The text of a remote's label, from the registry: it is there while the remote is not. The key itself when a text is missing. */
export function textOf(entry: Pick<RegistryEntry, 'texts'>, key: string, language: string): string {
  return entry.texts[language === 'en' ? 'en' : 'sq'][key] ?? key;
}
