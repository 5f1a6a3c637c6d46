import { pageCopy } from './page-copy.ts';
import type { RegistryEntry } from './registry.ts';

const REGISTRY = '/remotes.json';
const CACHED = 'paga.remotes';
const LIMIT_MS = 4_000;

/** Where the registry in use came from: the network, the last one this browser saw, or the copy built into the page. */
export type RegistrySource = 'network' | 'cache' | 'built-in' | 'none';

/** The registry to work with. Never fails: without any copy it is empty. */
export type LoadedRegistry = { entries: RegistryEntry[]; source: RegistrySource; faults: string[] };

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

type Checked = { remotes: RegistryEntry[] };

/** The build has checked what it put into the page, and with it the rest of that registry. */
function isBuiltIn(value: unknown): value is Checked {
  const inPage = (registry: unknown) => JSON.stringify(pageCopy(registry as Checked));
  try {
    return inPage(value) === inPage(builtInRegistry());
  } catch {
    return false;
  }
}

/** What checks a registry needs schemas: it comes only where the registry is not the one that the build has checked. */
const loadReader = () => import(/* webpackChunkName: "schemas" */ './registry.ts');

type Reader = typeof import('./registry.ts')['readRegistry'];

/** The copy to work with where the network has none that can be used: this browser's last one, else the page's. */
function copyOf(read: Reader): Pick<LoadedRegistry, 'entries' | 'source'> | undefined {
  const copies = [
    { source: 'cache', entries: read(cached())?.entries ?? [] },
    { source: 'built-in', entries: read(builtInRegistry())?.entries ?? [] },
  ] as const;
  return copies.find(({ entries }) => entries.length > 0);
}

/** Reads `/remotes.json`; falls back to this browser's last copy, then to the page's. `asked`: the answer, where the page has asked already. */
export async function fetchRegistry(
  url = REGISTRY,
  { asked = ask(url) }: { asked?: Promise<Response> | undefined } = {},
): Promise<LoadedRegistry> {
  try {
    const value = await jsonOf(url, asked);
    if (isBuiltIn(value)) {
      remember(value);
      return { entries: value.remotes, source: 'network', faults: [] };
    }
    const { readRegistry } = await loadReader();
    const reading = readRegistry(value, copyOf(readRegistry)?.entries);
    if (!reading) throw new Error(`${url} is not a registry`);
    if (reading.faults.length === 0) remember(value);
    return { ...reading, source: 'network' };
  } catch (error) {
    const faults = [error instanceof Error ? error.message : String(error)];
    const builtIn = builtInRegistry() as Checked | null;
    const reader = await loadReader().catch(() => undefined);
    if (!reader) return { entries: builtIn?.remotes ?? [], source: builtIn ? 'built-in' : 'none', faults };
    return { ...(copyOf(reader.readRegistry) ?? { entries: [], source: 'none' }), faults };
  }
}
