import { entryFault, usedEntry } from './read-entry.ts';
import type { RegistryEntry } from './registry.ts';
import { keysInPage, RefusedRegistry, type RegistryKeys, takeSigned } from './verify-registry.ts';

const REGISTRY = '/remotes.json';
const CACHED = 'paga.remotes';
const LIMIT_MS = 4_000;

/** Where the registry in use came from: the network, the last one this browser saw, or the copy built into the page. */
export type RegistrySource = 'network' | 'cache' | 'built-in' | 'none';

/** The registry to work with. Never fails: without any copy it is empty. `faults`: what could not be had, and each `RefusedRegistry` that could not be used. */
export type LoadedRegistry = { entries: RegistryEntry[]; source: RegistrySource; faults: Error[] };

function cached(): unknown {
  try {
    return JSON.parse(localStorage.getItem(CACHED) ?? 'null');
  } catch {
    return null;
  }
}

function remember(value: unknown): void {
  try {
    localStorage.setItem(CACHED, JSON.stringify(value));
  } catch {
    // Without storage the built-in copy remains the fallback.
  }
}

/** The JSON the server put into the page, or null. It is data, not script, so the security policy lets it be. */
function builtInRegistry(): unknown {
  try {
    return JSON.parse(document.getElementById('paga-remotes')?.textContent ?? 'null');
  } catch {
    return null;
  }
}

async function jsonOf(url: string, asked: Promise<Response>): Promise<unknown> {
  const response = await asked;
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  if (!response.headers.get('content-type')?.includes('json')) throw new Error(`${url} is not JSON`);
  return response.json();
}

function ask(url: string): Promise<Response> {
  return fetch(url, { cache: 'no-cache', credentials: 'same-origin', signal: AbortSignal.timeout(LIMIT_MS) });
}

type Reading = Pick<LoadedRegistry, 'entries' | 'faults'>;

/** The entries of a registry that can be used, and a sentence for each that cannot: one bad entry costs one remote, or none where `spare` has it. */
function readEntries(
  remotes: readonly unknown[],
  isSigned: boolean,
  spare: readonly RegistryEntry[] = [],
): Reading {
  const faults: Error[] = [];
  const entries = remotes.flatMap((candidate) => {
    const fault = entryFault(candidate, isSigned);
    if (!fault) return [usedEntry(candidate as RegistryEntry, isSigned)];
    const name = String((candidate as RegistryEntry | null)?.name);
    faults.push(new RefusedRegistry(fault, `registry entry ${name}`));
    return spare.filter((other) => other.name === name);
  });
  return { entries, faults };
}

/** The copy to work with where the network has none that can be used: this browser's last one, else the page's. */
function copyOf(isSigned: boolean): Pick<LoadedRegistry, 'entries' | 'source'> {
  const read = (copy: unknown) => {
    const remotes = (copy as { remotes?: unknown } | null)?.remotes;
    return Array.isArray(remotes) ? readEntries(remotes, isSigned).entries : [];
  };
  const copies = [
    { source: 'cache', entries: read(cached()) },
    { source: 'built-in', entries: read(builtInRegistry()) },
  ] as const;
  return copies.find(({ entries }) => entries.length > 0) ?? { source: 'none', entries: [] };
}

/** The answer where the page has asked already, and the keys it trusts. */
type Asking = { asked?: Promise<Response> | undefined; keys?: RegistryKeys };

/** Reads `/remotes.json`; falls back to this browser's last copy, expired or not, then to the page's. */
export async function fetchRegistry(
  url = REGISTRY,
  { asked = ask(url), keys = keysInPage() }: Asking = {},
): Promise<LoadedRegistry> {
  const isSigned = keys !== null;
  try {
    const value = await jsonOf(url, asked);
    if (keys) await takeSigned(value, keys);
    const { entries, faults } = readEntries(
      (value as { remotes: unknown[] }).remotes,
      isSigned,
      copyOf(isSigned).entries,
    );
    if (entries.length === 0) throw new Error(`${url} has no remote that can be used`);
    if (faults.length === 0) remember(value);
    return { entries, faults, source: 'network' };
  } catch (error) {
    return { ...copyOf(isSigned), faults: [error instanceof Error ? error : new Error(String(error))] };
  }
}
