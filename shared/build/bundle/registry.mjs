// `.build/site/remotes.json`: which build of which remote is in use. Changing that file is a deploy, pointing it back is a rollback.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compress } from './finish.mjs';
import { site } from './rspack.base.mjs';

const KEPT = 5;
function current(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { remotes: [] };
  }
}

const buildFile = (folder, name, build) => path.join(folder, 'remotes', name, build, 'build.json');

/** What a build says of itself, which is its entry in a registry. */
export const buildFacts = (folder, name, build) =>
  JSON.parse(readFileSync(buildFile(folder, name, build), 'utf8'));

const FACTS = ['version', 'entry', 'container', 'integrity', 'kit', 'platform', 'builtWith', 'fallbackUrl'];

/** What of an entry is named where it is the last good one. */
export const factsOf = (entry) =>
  Object.fromEntries(FACTS.filter((name) => entry[name] !== undefined).map((name) => [name, entry[name]]));

/** The entry that puts `build` in use; what was in use before becomes the last good one. */
function entryOf(folder, name, build, before) {
  // What was withdrawn because of its failures does not come back by itself.
  if (before?.withdrawn?.includes(build)) return before;
  const entry = buildFacts(folder, name, build);
  const withdrawn = before?.withdrawn && { withdrawn: before.withdrawn };
  if (before?.version === build)
    return { ...entry, lastGood: stillThere(folder, name, before.lastGood), ...withdrawn };
  return { ...entry, lastGood: before ? stillThere(folder, name, before) : null, ...withdrawn };
}

function stillThere(folder, name, build) {
  if (!build?.entry || !existsSync(buildFile(folder, name, build.version))) return null;
  return factsOf(build);
}

/** Removes all but the newest five builds of a remote and those in use. */
function prune(siteFolder, entry) {
  const folder = path.join(siteFolder, 'remotes', entry.name);
  const inUse = new Set([entry.version, entry.lastGood?.version]);
  const byAge = readdirSync(folder)
    .map((build) => ({ build, time: statSync(path.join(folder, build)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { build } of byAge.slice(KEPT))
    if (!inUse.has(build)) rmSync(path.join(folder, build), { recursive: true, force: true });
}

/** Puts builds in use (`{ payroll: '0.1.0-…' }`), in the order of `names`; writes the file in one step. Returns its text. */
export async function writeRegistry(builds, names, folder = site) {
  const file = path.join(folder, 'remotes.json');
  const before = current(file);
  const entries = names.map((name) => {
    const old = before.remotes.find((entry) => entry.name === name);
    return builds[name] ? entryOf(folder, name, builds[name], old) : old;
  });
  const remotes = entries.filter(Boolean);
  const isMoved = JSON.stringify(remotes) !== JSON.stringify(before.remotes);
  const { version = 0 } = before;
  // It only rises, so that a browser can tell an older registry from a way back to older builds.
  const moved = { schema: 1, version: isMoved ? Math.max(version + 1, Date.now()) : version, remotes };
  const text = `${JSON.stringify(moved, null, 1)}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  }
  await compress(file);
  for (const entry of remotes) prune(folder, entry);
  return text;
}
