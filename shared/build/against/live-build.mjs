// A remote that is built again at each change, as it would be published but for the size of its files: the page that loads it is a built one, whose React refreshes
// nothing. It lies in a site of its own, under a version that is always the same.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { integrityOf } from '../bundle/finish.mjs';
import { containerOf, ENTRY_FILE, root } from '../bundle/rspack.base.mjs';
import { checkRemote } from '../check/remote-gate.mjs';
import { builtWith } from '../shared-modules.mjs';
import { usesIn } from '../surface/uses.mjs';

/** The version that stands in the registry for what is being written. */
export const LIVE = 'live';
/** Where it lies, and what is known of the shell of the installation. */
export const againstSite = path.join(root, '.build/against');
const TOGETHER_MS = 50;

const dirOf = (name) => path.join(root, `mf-${name}`);
const folderOf = (name) => path.join(againstSite, 'remotes', name, LIVE);

async function configurationOf(name) {
  const dir = dirOf(name);
  const { default: configure } = await import(pathToFileURL(path.join(dir, 'rspack.config.mjs')).href);
  const built = configure({ dir, build: LIVE });
  return {
    ...built,
    devtool: 'source-map',
    optimization: { ...built.optimization, minimize: false },
    output: { ...built.output, path: folderOf(name) },
  };
}

/** Builds a remote now and at each change; `onBuilt` hears what each build uses. A build with a fault is said, the last one without goes on. */
export async function watchRemote(name, onBuilt) {
  const compiler = rspack(await configurationOf(name));
  const watching = compiler.watch({ aggregateTimeout: TOGETHER_MS }, (error, stats) => {
    if (error || stats.hasErrors()) {
      console.error(error?.message ?? stats.toString({ all: false, errors: true, colors: false }));
      return;
    }
    const uses = usesIn(stats);
    writeFileSync(path.join(folderOf(name), 'uses.json'), JSON.stringify(uses));
    onBuilt(uses);
  });
  return { close: () => new Promise((resolve) => watching.close(resolve)) };
}

/** A file of the newest build; undefined where it has none of that name. */
export function liveFile(name, file) {
  const place = path.resolve(folderOf(name), file);
  if (!place.startsWith(folderOf(name) + path.sep)) return undefined;
  try {
    return readFileSync(place);
  } catch {
    return undefined;
  }
}

const versionOf = (part) =>
  JSON.parse(readFileSync(path.join(root, 'shared', part, 'package.json'), 'utf8')).version;

/** Its entry of the registry as it is now; `faults` says what a build of it would be refused for. */
export function liveEntry(name) {
  const { manifest, offered, faults } = checkRemote(dirOf(name));
  const bytes = liveFile(name, ENTRY_FILE);
  if (!manifest || !bytes) return { faults };
  const entry = {
    name,
    version: LIVE,
    entry: `/remotes/${name}/${LIVE}/${ENTRY_FILE}`,
    container: containerOf(name, LIVE),
    integrity: integrityOf(bytes),
    kit: `^${versionOf('kit')}`,
    platform: `^${versionOf('platform')}`,
    builtWith: builtWith(dirOf(name)),
    lastGood: null,
    ...offered,
  };
  return { entry, faults };
}
