import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const VERSION = 'v1';
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

/** A value as encrypted text for one company: copied into the row of another it cannot be decrypted. */
export function encryptValue(key: Buffer, companyId: number, value: unknown): string {
  const iv = newIv();
  const cipher = encrypting(key, iv, Buffer.from(String(companyId)));
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return [VERSION, ...[iv, cipher.getAuthTag(), encrypted].map((part) => part.toString('base64'))].join('.');
}

/** The value of an encrypted text; undefined with another key, for another company, or when the text was changed. */
export function decryptValue<T>(key: Buffer, companyId: number, text: string): T | undefined {
  const [version, ...parts] = text.split('.');
  const [iv, tag, encrypted] = parts.map((part) => Buffer.from(part, 'base64'));
  if (version !== VERSION || !iv || !tag || !encrypted) return undefined;
  try {
    const decipher = decrypting(key, iv, Buffer.from(String(companyId)), tag);
    return JSON.parse(Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8')) as T;
  } catch {
    return undefined;
  }
}
