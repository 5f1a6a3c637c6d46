// A copy of the built site in which one remote was published by itself: the page knows another build of it than the registry.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compress, integrityOf } from '../bundle/finish.mjs';
import { site } from '../bundle/rspack.base.mjs';
import { moveRegistry } from '../publish/registry-file.mjs';

/** Makes the copy in `folder`: the same code of the remote under another version. */
export async function deployApart(folder, name) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(site, folder, { recursive: true });
  await moveRegistry(folder, async (remotes) => {
    const before = remotes.find((entry) => entry.name === name);
    const version = `${before.version}b`;
    const place = path.join(folder, 'remotes', name, version);
    cpSync(path.join(folder, 'remotes', name, before.version), place, { recursive: true });
    const file = path.join(place, 'build.json');
    const facts = JSON.parse(readFileSync(file, 'utf8'));
    const moved = { ...facts, version, entry: facts.entry.replace(before.version, version) };
    writeFileSync(file, JSON.stringify(moved));
    await compress(file);
    const list = JSON.parse(readFileSync(path.join(place, 'integrity.json'), 'utf8'));
    for (const suffix of ['', '.br', '.gz'])
      list[`build.json${suffix}`] = integrityOf(readFileSync(file + suffix));
    writeFileSync(path.join(place, 'integrity.json'), JSON.stringify(list));
    return remotes.map((entry) => (entry === before ? { ...moved, lastGood: null } : entry));
  });
}
