import { createHash } from 'node:crypto';
import path from 'node:path';
import { keyRing } from '../key-file.ts';

/** The keys of the hash chain by their ids: the first signs, all of them verify. They lie outside the database and in no backup. */
export type AuditKeys = { current: string; byId: ReadonlyMap<string, Buffer> };

/** Names a key and says nothing about it. */
const idOf = (key: Buffer) =>
  createHash('sha256').update('paga audit key').update(key).digest('hex').slice(0, 16);

/** A ring of these keys, the newest first. */
export function auditKeyRing(keys: readonly Buffer[]): AuditKeys {
  const byId = new Map(keys.map((key) => [idOf(key), key]));
  const [current] = byId.keys();
  if (current === undefined) throw new Error('the audit log needs a key');
  return { current, byId };
}

/**
 * The keys of the setting, else of the file in the data folder, made there on first use. A new key is put before the old ones, separated by a space, comma or
 * line: what an old one signed is still verified.
 */
export function auditKeys(setting: string | undefined, dataFolder: string): AuditKeys {
  return auditKeyRing(keyRing({ name: 'AUDIT_KEY', value: setting }, path.join(dataFolder, 'audit.key')));
}
