import {
  closeSync,
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
import type { NamedBuild, RegistryState } from '../served-builds.ts';

/** Earlier states that stay, `moves/<version>.json` beside the registry. */
const STATES = 50;
/** A lock that is held longer was left by somebody who died over it. */
const HELD_MS = 30_000;
const ASKED_AGAIN_MS = 50;
const MOST_TRIES = 600;

const fileOf = (folder: string) => path.join(folder, 'remotes.json');
const movesOf = (folder: string) => path.join(folder, 'moves');

/** The registry of a site as it lies there; an empty one where there is none. One that was written by hand has the version 0. */
export function readRegistry(folder: string): RegistryState {
  try {
    return { version: 0, ...JSON.parse(readFileSync(fileOf(folder), 'utf8')) };
  } catch {
    return { schema: 1, version: 0, remotes: [] };
  }
}

function isTaken(lock: string): boolean {
  try {
    closeSync(openSync(lock, 'wx'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

async function locked<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
  const lock = path.join(folder, 'remotes.lock');
  for (let tries = 0; !isTaken(lock); tries += 1) {
    if (tries > MOST_TRIES) throw new Error(`${lock} is held by somebody else`);
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    if (since !== undefined && Date.now() - since > HELD_MS) rmSync(lock, { force: true });
    else await wait(ASKED_AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** The versions of the earlier states of a registry, the newest first. */
export function earlierStates(folder: string): number[] {
  try {
    const names = readdirSync(movesOf(folder)).map((name) => Number(path.basename(name, '.json')));
    return names.filter(Number.isSafeInteger).sort((one, other) => other - one);
  } catch {
    return [];
  }
}

/** An earlier state. */
export const stateOf = (folder: string, version: number): RegistryState =>
  JSON.parse(readFileSync(path.join(movesOf(folder), `${version}.json`), 'utf8'));

function keepState(folder: string, { version, remotes }: RegistryState): void {
  if (!version || remotes.length === 0) return;
  mkdirSync(movesOf(folder), { recursive: true });
  writeFileSync(
    path.join(movesOf(folder), `${version}.json`),
    JSON.stringify({ schema: 1, version, remotes }),
  );
  for (const old of earlierStates(folder).slice(STATES)) rmSync(path.join(movesOf(folder), `${old}.json`));
}

/** Takes over states of other servers that are newer than the one of a site, the oldest first: the last is in use. */
export function adoptStates(folder: string, states: readonly RegistryState[]): Promise<void> {
  return locked(folder, async () => {
    const before = readRegistry(folder);
    const newer = states.filter(({ version }) => version > before.version);
    const newest = newer.at(-1);
    if (!newest) return;
    for (const state of [before, ...newer.slice(0, -1)]) keepState(folder, state);
    writeRegistry(folder, newest);
  });
}

function writeRegistry(folder: string, registry: object): void {
  const file = fileOf(folder);
  writeFileSync(`${file}.new`, `${JSON.stringify(registry, null, 1)}\n`);
  renameSync(`${file}.new`, file);
}

/**
 * Moves the registry of a site under its lock: `change` is given the remotes of now and answers those to come, the same ones where nothing is to be moved. The version is the
 * millisecond of the move, at least the last + 1. `finished` adds what a site without a server needs: an end and signatures.
 */
export function moveRegistry(
  folder: string,
  change: (remotes: readonly NamedBuild[]) => readonly NamedBuild[] | Promise<readonly NamedBuild[]>,
  finished: (registry: RegistryState) => object = (registry) => registry,
): Promise<RegistryState> {
  return locked(folder, async () => {
    const before = readRegistry(folder);
    const remotes = await change(before.remotes);
    if (remotes === before.remotes) return before;
    const version = Math.max(before.version + 1, Date.now());
    const registry: RegistryState = { schema: 1, version, remotes };
    keepState(folder, before);
    writeRegistry(folder, finished(registry));
    return registry;
  });
}
