// A build in the folder of a site: unpacked beside, compared with its list, renamed in one step; never over another one.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesIn, integrityOf, isServed } from '../bundle/finish.mjs';
import { earlierStates, readRegistry, stateOf } from './registry-file.mjs';

/** A build that was in use stays for the sessions of the last 24 hours: one counts for 12, so that none of them began earlier than this. */
const STAYS_MS = 36 * 3_600_000;

/** What of a build is not as its list says; nothing where it is whole. */
function buildFaults(folder) {
  const listed = JSON.parse(readFileSync(path.join(folder, 'integrity.json'), 'utf8'));
  const there = new Set(filesIn(folder).filter(isServed));
  const wrong = Object.entries(listed).filter(
    ([name, hash]) => !there.has(name) || integrityOf(readFileSync(path.join(folder, name))) !== hash,
  );
  const added = [...there].filter((name) => !(name in listed));
  return [...wrong.map(([name]) => name), ...added];
}

const listOf = (folder) => readFileSync(path.join(folder, 'integrity.json'), 'utf8');

/** Copies a build into a site; the same one again changes nothing, other bytes under its version are refused. */
export function copyBuild(from, site, { name, version }) {
  const [place, beside] = [
    path.join(site, 'remotes', name, version),
    path.join(site, 'remotes', name, `.${version}`),
  ];
  if (existsSync(place)) {
    if (listOf(place) === listOf(from)) return;
    throw new Error(`${name} ${version} is there already, with other bytes: a version is one build`);
  }
  rmSync(beside, { recursive: true, force: true });
  cpSync(from, beside, { recursive: true });
  const wrong = buildFaults(beside);
  if (wrong.length > 0) {
    rmSync(beside, { recursive: true });
    throw new Error(`${name} ${version} is not what was built: ${wrong.join(', ')}`);
  }
  renameSync(beside, place);
}

/** The builds of a remote that a registry names. */
const buildsIn = (remotes, name) =>
  remotes
    .filter((entry) => entry.name === name)
    .flatMap((entry) => [entry.version, entry.lastGood?.version].filter(Boolean));

/** Removes the builds of a remote that no session of the last 24 hours can have. */
export function removeOldBuilds(site, name, now = Date.now()) {
  const folder = path.join(site, 'remotes', name);
  // A state was in use until the next one: the newest of those that ended long ago is the one that a page of these hours may have.
  const [states, since] = [earlierStates(site), now - STAYS_MS];
  const recent = states.slice(0, states.findIndex((version) => version < since) + 1 || undefined);
  const used = new Set([
    ...buildsIn(readRegistry(site).remotes, name),
    ...recent.flatMap((version) => buildsIn(stateOf(site, version).remotes, name)),
  ]);
  for (const build of readdirSync(folder))
    if (!used.has(build) && statSync(path.join(folder, build)).mtimeMs < since)
      rmSync(path.join(folder, build), { recursive: true });
}
