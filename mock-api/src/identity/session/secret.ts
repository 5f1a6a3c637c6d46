import { createHash, randomBytes } from 'node:crypto';

/** A new half of a session: 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a secret of 256 random bits; nothing slower is needed for so much chance. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
