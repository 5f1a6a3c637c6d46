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

/** A key of 32 bytes: of the environment's setting, else of a file in the data folder, made there on first use. */
export function keyFile(setting: { name: string; value: string | undefined }, file: string): Buffer {
  if (setting.value) return keyFrom(setting.value, setting.name);
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${randomBytes(BYTES).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  }
  return keyFrom(readFileSync(file, 'utf8'), file);
}
