// `.build/site/remotes.json`: which build of which remote is in use. Changing that file is a deploy, pointing it back is a rollback.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compress } from '../bundle/finish.mjs';
import { site } from '../bundle/rspack.base.mjs';
import { moveRegistry, readRegistry, removeOldBuilds, withBuild } from './registry-file.mjs';

const buildFile = (folder, name, build) => path.join(folder, 'remotes', name, build, 'build.json');

/** What a build says of itself, which is its entry in a registry. */
export const buildFacts = (folder, name, build) =>
  JSON.parse(readFileSync(buildFile(folder, name, build), 'utf8'));

/** The entry that puts `build` in use; what was in use before becomes the last good one. */
function entryOf(folder, name, build, before) {
  // What was withdrawn because of its failures does not come back by itself.
  if (before?.withdrawn?.includes(build)) return before;
  const entry = buildFacts(folder, name, build);
  const there = (lastGood) => stillThere(folder, name, lastGood);
  if (before?.version !== build) {
    const [next] = withBuild(before ? [before] : [], entry);
    return { ...next, lastGood: there(next.lastGood) };
  }
  const withdrawn = before.withdrawn && { withdrawn: before.withdrawn };
  const canary = before.canary && { canary: before.canary };
  return { ...entry, lastGood: there(before.lastGood), ...withdrawn, ...canary };
}

const stillThere = (folder, name, build) =>
  build?.entry && existsSync(buildFile(folder, name, build.version)) ? build : null;

/** Puts builds in use (`{ payroll: '0.1.0-…' }`), in the order of `names`, under the lock and with the earlier states of every other move. Returns the text of the file. */
export async function writeRegistry(builds, names, folder = site) {
  await moveRegistry(folder, (before) => {
    const entries = names.map((name) => {
      const old = before.find((entry) => entry.name === name);
      return builds[name] ? entryOf(folder, name, builds[name], old) : old;
    });
    const remotes = entries.filter(Boolean);
    return JSON.stringify(remotes) === JSON.stringify(before) ? before : remotes;
  });
  const file = path.join(folder, 'remotes.json');
  if (!existsSync(file)) return `${JSON.stringify(readRegistry(folder), null, 1)}\n`;
  await compress(file);
  await removeOldBuilds(folder, new Date());
  return readFileSync(file, 'utf8');
}
