// A build in the folder of a site: unpacked beside, compared with its list, renamed in one step; never over another one.
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesIn, integrityOf, isServed } from '../bundle/finish.mjs';

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
