import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const BYTES = 32;
const PRIVATE = { mode: 0o600, flag: 'wx' } as const;

/** Where keys come from: what the environment's variable `name` holds, else a file. */
export type KeySource = { name: string; value: string | undefined; file: string };

/** The source of a variable: the variable itself, else the file that `<name>_FILE` names, else a file of the data folder. */
export function keySource(env: NodeJS.ProcessEnv, name: string, usual: string): KeySource {
  const file = env[`${name}_FILE`];
  if (env[name] && file) throw new Error(`${name} and ${name}_FILE are both set: leave one of them out`);
  const value = env[name] || undefined;
  if (value) keysIn(value, name);
  return { name, value, file: path.resolve(file || usual) };
}

function keyFrom(text: string, source: string): Buffer {
  const key = Buffer.from(text, 'hex');
  if (key.length !== BYTES || !/^[0-9a-f]+$/i.test(text))
    throw new Error(
      `${source} must be ${BYTES * 2} hexadecimal digits, or several such keys, the newest first`,
    );
  return key;
}

/** A new key, as it is written into a file. */
export const newKey = () => randomBytes(BYTES).toString('hex');

function keysIn(text: string, source: string): Buffer[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const keys = words.map((word) => keyFrom(word, source));
  return keys.length > 0 ? keys : [keyFrom('', source)];
}

/** Keys of 32 bytes, the newest first: of the variable, else of the file, which is made on first use with one key. */
export function keysOf({ name, value, file }: KeySource): Buffer[] {
  if (value) return keysIn(value, name);
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${newKey()}\n`, PRIVATE);
  }
  return keysIn(readFileSync(file, 'utf8'), file);
}

/** Puts a new key before those of the file, in one step: what the old ones encrypted or signed is still read. */
export function addKey(source: KeySource): void {
  const { name, value, file } = source;
  if (value)
    throw new Error(
      `${name} is set in the environment: put a new key before it there, as ${name}=<new>,<old>`,
    );
  const old = existsSync(file) ? keysOf(source) : [];
  mkdirSync(path.dirname(file), { recursive: true });
  const lines = [newKey(), ...old.map((key) => key.toString('hex'))];
  writeFileSync(`${file}.new`, `${lines.join('\n')}\n`, PRIVATE);
  renameSync(`${file}.new`, file);
}
