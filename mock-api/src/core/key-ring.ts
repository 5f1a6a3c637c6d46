import { createHash } from 'node:crypto';

/** Keys by their ids: the current one signs or encrypts, all of them verify or decrypt. They lie outside the database and in no backup. */
export type KeyRing = { current: string; byId: ReadonlyMap<string, Buffer> };

/** Names a key for its purpose and says nothing about it. */
const idOf = (purpose: string, key: Buffer) =>
  createHash('sha256').update(purpose).update(key).digest('hex').slice(0, 16);

/** A ring of these keys, the newest first. */
export function keyRing(purpose: string, keys: readonly Buffer[]): KeyRing {
  const byId = new Map(keys.map((key) => [idOf(purpose, key), key]));
  const [current] = byId.keys();
  if (current === undefined) throw new Error('a ring needs a key');
  return { current, byId };
}

/** The key that encrypts, with its id. */
export function currentKey({ current, byId }: KeyRing): { id: string; key: Buffer } {
  const key = byId.get(current);
  if (!key) throw new Error('a ring has its current key');
  return { id: current, key };
}
