import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const BYTES = 32;

function keyFrom(text: string, source: string): Buffer {
  const key = Buffer.from(text.trim(), 'hex');
  if (key.length !== BYTES || !/^[0-9a-f]+$/i.test(text.trim()))
    throw new Error(`${source} must be ${BYTES * 2} hexadecimal digits`);
  return key;
}

type Setting = { name: string; value: string | undefined };

function firstKey(file: string): void {
  if (existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${randomBytes(BYTES).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
}

/** Keys of 32 bytes, the newest first: of the environment's setting, else of a file in the data folder, made there on first use with one key. */
export function keyRing(setting: Setting, file: string): Buffer[] {
  if (!setting.value) firstKey(file);
  const [text, source] = setting.value ? [setting.value, setting.name] : [readFileSync(file, 'utf8'), file];
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  return words.map((word) => keyFrom(word, source));
}

/** A key of 32 bytes: of the environment's setting, else of a file in the data folder, made there on first use. */
export function keyFile(setting: Setting, file: string): Buffer {
  if (setting.value) return keyFrom(setting.value, setting.name);
  firstKey(file);
  return keyFrom(readFileSync(file, 'utf8'), file);
}
