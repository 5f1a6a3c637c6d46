import { type KeySource, keysOf } from '../key-file.ts';
import { type KeyRing, keyRing } from '../key-ring.ts';

/** The keys of the hash chain by their ids: the first signs, all of them verify. They lie outside the database and in no backup. */
export type AuditKeys = KeyRing;

/** A ring of these keys, the newest first. */
export const auditKeyRing = (keys: readonly Buffer[]): AuditKeys => keyRing('paga audit key', keys);

/**
 * The keys of the setting, else of its file, made there on first use. A new key is put before the old ones, separated by a space, comma or line: what an old
 * one signed is still verified.
 */
export const auditKeys = (source: KeySource): AuditKeys => auditKeyRing(keysOf(source));
