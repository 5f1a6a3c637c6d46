import type { SignedRegistry } from './registry.ts';

/** The public keys of this page by their ids, in base64; null in development, where the registry is not signed. */
export type RegistryKeys = ReadonlyMap<string, string> | null;

/** The keys that the server, or who published this page, has written into it. */
export function keysInPage(): ReadonlyMap<string, string> {
  const text = document.querySelector('meta[name="paga-registry-keys"]')?.getAttribute('content') ?? '';
  return new Map(
    text.split(' ').flatMap((one) => (one.includes(':') ? [one.split(':', 2) as [string, string]] : [])),
  );
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

async function isSigned(text: string, value: string, publicKey: string): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, bytesOf(value), new TextEncoder().encode(text));
}

/** A registry, or one of its entries, that is not to be used, and why. */
export class RefusedRegistry extends Error {
  constructor(why: string, what = 'the registry') {
    super(`${what} is ${why}`);
    this.name = 'RefusedRegistry';
  }
}

/** The id of the key of this page that has signed a registry; throws a `RefusedRegistry` where none has. */
async function signerOf(
  { signatures, ...signed }: SignedRegistry,
  keys: ReadonlyMap<string, string>,
): Promise<string> {
  if (!Array.isArray(signatures) || signatures.length === 0) throw new RefusedRegistry('not signed');
  const own = signatures.find(({ key }) => keys.has(key));
  if (!own) throw new RefusedRegistry('signed by a key that this page does not know');
  const isRight = await isSigned(JSON.stringify(signed), String(own.value), keys.get(own.key) ?? '').catch(
    () => false,
  );
  if (!isRight) throw new RefusedRegistry('not the one that was signed');
  return own.key;
}

const SEEN = 'paga.remotes.seen';

function seenVersions(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? '{}');
  } catch {
    return {};
  }
}

/**
 * Takes a registry that this page may use: signed by a key it knows, of a shape it knows, not expired, with a remote, and not older than the newest one that this browser
 * has seen of that key. Throws a `RefusedRegistry` otherwise.
 */
export async function takeSigned(value: unknown, keys: ReadonlyMap<string, string>): Promise<void> {
  const registry = value as SignedRegistry;
  const signer = await signerOf(registry, keys);
  const { schema, version, expires, remotes } = registry;
  if (schema !== 1 || !Number.isSafeInteger(version) || !Array.isArray(remotes))
    throw new RefusedRegistry('of another shape');
  if (!(Date.parse(expires) > Date.now())) throw new RefusedRegistry('expired');
  if (remotes.length === 0) throw new RefusedRegistry('empty');
  const seen = seenVersions();
  if (version < (seen[signer] ?? 0)) throw new RefusedRegistry('older than one that was here before');
  try {
    localStorage.setItem(SEEN, JSON.stringify({ ...seen, [signer]: version }));
  } catch {
    // Without storage nothing is remembered.
  }
}
