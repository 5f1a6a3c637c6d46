import type { Language } from '@paga/contract/shapes';

/** A key tree of messages, as a JSON file imports it. */
type MessageTree = { [key: string]: string | MessageTree };

/** Loads the messages of one namespace, a language at a time. */
export type MessageLoaders = Record<Language, () => Promise<{ default: MessageTree }>>;

/** What the entry of a remote (`src/index.ts`) exports; everything else it offers stands in `remote.json`. */
export type Remote = { messages: MessageLoaders };

/**
 * Declares a remote's entry. The file is the same in every remote:
 *
 * ```ts
 * export const remote = defineRemote({
 *   messages: { sq: () => import('../messages/sq.json'), en: () => import('../messages/en.json') },
 * });
 * ```
 */
export function defineRemote(remote: Remote): Remote {
  return remote;
}
