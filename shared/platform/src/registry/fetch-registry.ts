import { pageCopy } from './page-copy.ts';
import { type RegistryEntry, readRegistry } from './registry.ts';

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
export function builtInRegistry(): unknown {
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

type Asking = {
  /** The answer, where the page has asked already. */
  asked?: Promise<Response> | undefined;
  /** Brings what checks a registry; not asked where it is the one that the build has checked. */
  loadSchemas?: () => Promise<unknown>;
};

/** Reads `/remotes.json`; falls back to this browser's last copy, then to the page's. */
export async function fetchRegistry(
  url = REGISTRY,
  { asked = ask(url), loadSchemas = async () => undefined }: Asking = {},
): Promise<LoadedRegistry> {
  const copies = () =>
    [
      { source: 'cache', reading: readRegistry(cached()) },
      { source: 'built-in', reading: readRegistry(builtInRegistry()) },
    ] as const;
  const fallback = () => copies().find((copy) => copy.reading !== null && copy.reading.entries.length > 0);
  try {
    const value = await jsonOf(url, asked);
    if (isBuiltIn(value)) {
      remember(value);
      return { entries: value.remotes, source: 'network', faults: [] };
    }
    await loadSchemas();
    const reading = readRegistry(value, fallback()?.reading?.entries);
    if (!reading) throw new Error(`${url} is not a registry`);
    if (reading.faults.length === 0) remember(value);
    return { ...reading, source: 'network' };
  } catch (error) {
    const faults = [error instanceof Error ? error.message : String(error)];
    const builtIn = builtInRegistry() as Checked | null;
    const canCheck = await loadSchemas().then(
      () => true,
      () => false,
    );
    if (!canCheck) return { entries: builtIn?.remotes ?? [], source: builtIn ? 'built-in' : 'none', faults };
    const copy = fallback();
    return { entries: copy?.reading?.entries ?? [], source: copy?.source ?? 'none', faults };
  }
}
