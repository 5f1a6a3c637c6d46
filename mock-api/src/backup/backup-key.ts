import { type KeySource, keysOf } from '#core/key-file.ts';
import { type KeyRing, keyRing } from '#core/key-ring.ts';

/** The newest encrypts, each decrypts what it has encrypted; without them nobody can read a backup. */
export type BackupKeys = KeyRing;

/** A ring of these keys, the newest first. */
export const backupKeyRing = (keys: readonly Buffer[]): BackupKeys => keyRing('paga backup', keys);

/** The keys of the setting, else of its file, made there on first use. */
export const backupKeys = (source: KeySource): BackupKeys => backupKeyRing(keysOf(source));
