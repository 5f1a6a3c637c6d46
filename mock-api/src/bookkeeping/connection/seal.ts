import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const VERSION = 'v1';
const IV_BYTES = 12;

/** Locks a value with a key outside the database, for one company: moved to another's row it does not open. */
export function seal(key: Buffer, companyId: number, value: unknown): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(String(companyId)));
  const locked = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return [
    VERSION,
    iv.toString('base64'),
    cipher.getAuthTag().toString('base64'),
    locked.toString('base64'),
  ].join('.');
}

/** Opens what `seal` locked; undefined with another key, for another company, or when it was changed. */
export function unseal<T>(key: Buffer, companyId: number, sealed: string): T | undefined {
  const [version, iv = '', tag = '', locked = ''] = sealed.split('.');
  if (version !== VERSION) return undefined;
  try {
    const opening = createDecipheriv(CIPHER, key, Buffer.from(iv, 'base64')).setAAD(
      Buffer.from(String(companyId)),
    );
    opening.setAuthTag(Buffer.from(tag, 'base64'));
    return JSON.parse(
      Buffer.concat([opening.update(Buffer.from(locked, 'base64')), opening.final()]).toString('utf8'),
    ) as T;
  } catch {
    return undefined;
  }
}
