import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { currentKey, type KeyRing } from './key-ring.ts';

const ALGORITHM = 'aes-256-gcm';
/** `v1` is of before there was a ring: it names no key. */
const [WITHOUT_KEY_ID, VERSION] = ['v1', 'v2'];
const IV_BYTES = 12;

export const TAG_BYTES = 16;

/** A new nonce: one key must never encrypt two texts with the same one. */
export const newIv = (): Buffer => randomBytes(IV_BYTES);

/** AES-256-GCM with a key of 32 bytes. `associated` is not encrypted, but decrypting needs it unchanged. */
export const encrypting = (key: Buffer, iv: Buffer, associated: Buffer) =>
  createCipheriv(ALGORITHM, key, iv).setAAD(associated);

/** The reverse of `encrypting`. Its end throws when key, text, tag or associated data are others. */
export const decrypting = (key: Buffer, iv: Buffer, associated: Buffer, tag: Buffer) =>
  createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(associated).setAuthTag(tag);

/** Whose a value is: a company's, by its number, or a person's. One key encrypts both, so the two never have the same name. */
type Owner = number | { userId: number };

const ownedBy = (owner: Owner) =>
  Buffer.from(typeof owner === 'number' ? String(owner) : `person:${owner.userId}`);

/** A value as encrypted text for one owner, with the id of its key: copied into the row of another it cannot be decrypted. */
export function encryptValue(keys: KeyRing, owner: Owner, value: unknown): string {
  const [{ id, key }, iv] = [currentKey(keys), newIv()];
  const cipher = encrypting(key, iv, ownedBy(owner));
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  const parts = [iv, cipher.getAuthTag(), encrypted].map((part) => part.toString('base64'));
  return [VERSION, id, ...parts].join('.');
}

type Encrypted = { keys: readonly Buffer[]; iv: Buffer; tag: Buffer; encrypted: Buffer };

function partsOf(keys: KeyRing, text: string): Encrypted | undefined {
  const [version, ...rest] = text.split('.');
  const named = version === VERSION ? keys.byId.get(rest.shift() ?? '') : undefined;
  const candidates =
    version === WITHOUT_KEY_ID ? [...keys.byId.values()] : [named].filter((key) => key !== undefined);
  const [iv, tag, encrypted] = rest.map((part) => Buffer.from(part, 'base64'));
  return iv && tag && encrypted ? { keys: candidates, iv, tag, encrypted } : undefined;
}

/** The value of an encrypted text; undefined without its key, for another owner, or when the text was changed. */
export function decryptValue<T>(keys: KeyRing, owner: Owner, text: string): T | undefined {
  const parts = partsOf(keys, text);
  for (const key of parts?.keys ?? []) {
    try {
      const { iv, tag, encrypted } = parts as Encrypted;
      const decipher = decrypting(key, iv, ownedBy(owner), tag);
      return JSON.parse(Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8')) as T;
    } catch {
      // Another key of the ring, another owner, or a changed text.
    }
  }
  return undefined;
}

/** Whether a text was encrypted with the ring's current key. */
export const isCurrent = (keys: KeyRing, text: string): boolean =>
  text.startsWith(`${VERSION}.${keys.current}.`);
