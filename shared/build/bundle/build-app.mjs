// Builds one app in a process of its own: `node build-app.mjs <shell | mf-* | mock-api> <stamp>`.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { builtWith, lentFile, pageVersions } from '../shared-modules.mjs';
import { lentNamesIn, usesIn } from '../surface/uses.mjs';
import { contentFaults, modulesIn } from './contents.mjs';
import { finish, integrityOf } from './finish.mjs';
import { keepShell } from './keep-shell.mjs';
import { containerOf, ENTRY_FILE, root, site } from './rspack.base.mjs';

const [app, stamp] = process.argv.slice(2);
const dir = path.join(root, app);
const versionOf = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version;
const version = versionOf(dir);

async function bundle(options) {
  const own = path.join(dir, 'rspack.config.mjs');
  const { default: configure } = await import(
    pathToFileURL(existsSync(own) ? own : path.join(root, 'shared/build/bundle/server.rspack.mjs')).href
  );
  const compiler = rspack(configure({ dir, ...options }));
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) refuse([stats.toString({ all: false, errors: true, colors: false })]);
  return stats;
}

function refuse(faults) {
  for (const fault of faults) console.error(`${app}: ${fault}`);
  process.exit(1);
}

async function buildRemote() {
  const { checkRemote } = await import('../check/remote-gate.mjs');
  const { manifest, offered, faults } = checkRemote(dir);
  if (faults.length > 0) refuse(faults);
  const build = `${version}-${stamp}`;
  const output = path.join(site, 'remotes', manifest.name, build);
  const stats = await bundle({ build });
  const wrong = contentFaults(app, modulesIn(stats), ['home', manifest.name]);
  if (wrong.length > 0) {
    rmSync(output, { recursive: true, force: true });
    refuse(wrong);
  }
  const rangeOf = (name) => `^${versionOf(path.join(root, 'shared', name))}`;
  const entry = {
    name: manifest.name,
    version: build,
    entry: `/remotes/${manifest.name}/${build}/${ENTRY_FILE}`,
    container: containerOf(manifest.name, build),
    integrity: integrityOf(await readFile(path.join(output, ENTRY_FILE))),
    kit: rangeOf('kit'),
    platform: rangeOf('platform'),
    builtWith: builtWith(dir),
  };
  // A file of its own: the registry, which every page carries, repeats build.json.
  await writeFile(path.join(output, 'uses.json'), JSON.stringify(usesIn(stats), null, 1));
  await writeFile(path.join(output, 'build.json'), JSON.stringify({ ...entry, ...offered }, null, 1));
  await finish(output);
}

/** The chunks of the sign-in page and of the home page. */
const FIRST = ['main', 'start', 'signed-out', 'application', 'kit'];

/** The versions and names of our packages that this shell lends. */
function surfaceOf(stats) {
  const names = lentNamesIn(stats, (name) => lentFile(dir, name));
  return Object.fromEntries(
    Object.entries(names).map(([name, all]) => [
      name,
      { version: versionOf(path.join(root, 'shared', name)), names: all },
    ]),
  );
}

async function buildShell() {
  keepShell();
  const stats = await bundle({});
  const wrong = contentFaults(app, modulesIn(stats), FIRST);
  if (wrong.length > 0) refuse(wrong);
  const { chunks, entrypoints } = stats.toJson({
    all: false,
    chunks: true,
    entrypoints: true,
    ids: true,
    chunkModules: true,
    chunkRelations: true,
  });
  const files = chunks.map((chunk) => ({
    id: chunk.id,
    names: chunk.names,
    files: chunk.files,
    modules: (chunk.modules ?? []).map((m) => m.name),
  }));
  const output = path.join(site, 'shell');
  await writeFile(path.join(output, 'versions.json'), JSON.stringify(pageVersions(dir)));
  await writeFile(path.join(output, 'surface.json'), JSON.stringify(surfaceOf(stats), null, 1));
  await finish(output);
  const outline = { entry: entrypoints.main.assets.map((asset) => asset.name), chunks: files };
  await writeFile(path.join(site, 'shell.outline.json'), JSON.stringify(outline));
  await writeFile(path.join(site, 'shell.stamp'), stamp);
}

async function buildServer() {
  const wrong = contentFaults(app, modulesIn(await bundle({})), []);
  if (wrong.length > 0) refuse(wrong);
  await writeFile(path.join(dir, 'dist/stamp'), stamp);
}

if (app === 'shell') await buildShell();
else if (app === 'mock-api') await buildServer();
else await buildRemote();
