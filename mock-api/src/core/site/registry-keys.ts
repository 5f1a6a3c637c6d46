import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { type KeySource, keysOf } from '../key-file.ts';

/** What an Ed25519 key begins with as PKCS 8, before its 32 bytes; as SPKI before the public ones. */
const PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_BYTES = 32;

/** A key that signs the registry; `publicKey` is its 32 public bytes in base64, by which the page knows it. */
type RegistryKey = { id: string; privateKey: KeyObject; publicKey: string };

/** The keys of an installation, the newest first. All of them sign, so that a page which knows only the older one reads on. */
export type RegistryKeys = readonly RegistryKey[];

function keyOf(seed: Buffer): RegistryKey {
  const privateKey = createPrivateKey({
    key: Buffer.concat([PRIVATE, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const bytes = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-PUBLIC_BYTES);
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { id, privateKey, publicKey: bytes.toString('base64') };
}

/** The keys of a source, which is made with one key on first use. */
export const registryKeys = (source: KeySource): RegistryKeys => keysOf(source).map(keyOf);

/** How long a signed registry counts. */
export const COUNTS_MS = 7 * 86_400_000;

/** The registry as browsers get it: which builds are in use, until when that counts, and a signature by each key over the text of all of it. */
export function signRegistry(
  { version, remotes }: { version: number; remotes: readonly object[] },
  keys: RegistryKeys,
  at: number,
) {
  const signed = { schema: 1, version, expires: new Date(at + COUNTS_MS).toISOString(), remotes };
  const text = Buffer.from(JSON.stringify(signed));
  const signatures = keys.map(({ id, privateKey }) => ({
    key: id,
    value: sign(null, text, privateKey).toString('base64'),
  }));
  return { ...signed, signatures };
}

/** The keys as the page has them: `<id>:<public key>`, separated by blanks. */
export const publicKeys = (keys: RegistryKeys): string =>
  keys.map(({ id, publicKey }) => `${id}:${publicKey}`).join(' ');
