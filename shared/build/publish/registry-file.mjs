// `remotes.json` of a site, moved by one at a time, with its earlier states beside it: `moves/<version>.json`.
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compress } from '../bundle/finish.mjs';

const STATES = 50;
/** A lock that is held longer was left by somebody who died over it. */
const HELD_MS = 30_000;

const fileOf = (folder) => path.join(folder, 'remotes.json');

export function readRegistry(folder) {
  try {
    return JSON.parse(readFileSync(fileOf(folder), 'utf8'));
  } catch {
    return { schema: 1, version: 0, remotes: [] };
  }
}

async function locked(folder, work) {
  const lock = path.join(folder, 'remotes.lock');
  for (let tries = 0; ; tries += 1) {
    try {
      closeSync(openSync(lock, 'wx'));
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) > HELD_MS)
        rmSync(lock, { force: true });
      else if (tries > 600) throw new Error(`${lock} is held by somebody else`);
      else await wait(50);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** The earlier states of a registry, the newest first. */
export function earlierStates(folder) {
  const moves = path.join(folder, 'moves');
  if (!existsSync(moves)) return [];
  return readdirSync(moves)
    .map((name) => Number(path.basename(name, '.json')))
    .filter(Number.isSafeInteger)
    .sort((one, other) => other - one);
}

export const stateOf = (folder, version) =>
  JSON.parse(readFileSync(path.join(folder, 'moves', `${version}.json`), 'utf8'));

function keepState(folder, registry) {
  const moves = path.join(folder, 'moves');
  mkdirSync(moves, { recursive: true });
  writeFileSync(path.join(moves, `${registry.version}.json`), JSON.stringify(registry));
  for (const version of earlierStates(folder).slice(STATES)) rmSync(path.join(moves, `${version}.json`));
}

/**
 * Moves the registry of a site under its lock: `change` is given the remotes of now and answers those to come. The version is the millisecond of the move, at least
 * the last + 1. `finished` adds what a site without a server needs: an end and signatures.
 */
export function moveRegistry(folder, change, finished = (registry) => registry) {
  return locked(folder, async () => {
    const before = readRegistry(folder);
    const remotes = await change(before.remotes);
    const registry = { schema: 1, version: Math.max((before.version ?? 0) + 1, Date.now()), remotes };
    if (before.remotes.length > 0 && before.version)
      keepState(folder, { version: before.version, remotes: before.remotes });
    const file = fileOf(folder);
    writeFileSync(`${file}.new`, `${JSON.stringify(finished(registry), null, 1)}\n`);
    renameSync(`${file}.new`, file);
    await compress(file);
    return registry;
  });
}
