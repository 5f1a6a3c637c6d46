// Builds what changed of shell, remotes and server into .build, two at a time: `node build-all.mjs [app …]`. An unchanged run builds nothing.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { writePage } from './bundle/html.mjs';
import { root, site } from './bundle/rspack.base.mjs';
import { stampOf } from './bundle/stamp.mjs';
import { derive } from './derive.mjs';
import { writeRegistry } from './publish/registry.mjs';
import { faultsInPage } from './publish/site-fits.mjs';
import { writeSbom } from './sbom.mjs';

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const remotes = readdirSync(root).filter(
  (name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'remote.json')),
);
const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const unknown = wanted.filter(
  (name) => !['shell', 'mock-api', ...remotes].includes(name.replace(/^(?!mf-|shell|mock)/, 'mf-')),
);
if (unknown.length > 0) {
  console.error(`no such app: ${unknown.join(', ')}; there are shell, mock-api, ${remotes.join(', ')}`);
  process.exit(2);
}

const versionOf = (app) => JSON.parse(readFileSync(path.join(root, app, 'package.json'), 'utf8')).version;
const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function isBuilt(app, stamp) {
  if (app === 'shell')
    return (
      readStamp(path.join(site, 'shell.stamp')) === stamp &&
      existsSync(path.join(site, 'shell/integrity.json'))
    );
  if (app === 'mock-api')
    return (
      readStamp(path.join(root, 'mock-api/dist/stamp')) === stamp &&
      existsSync(path.join(root, 'mock-api/dist/main.mjs'))
    );
  return existsSync(path.join(site, 'remotes', app.slice(3), `${versionOf(app)}-${stamp}`, 'build.json'));
}

function build(app, stamp) {
  const start = Date.now();
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [path.join(import.meta.dirname, 'bundle/build-app.mjs'), app, stamp],
      {
        cwd: path.join(root, app),
        stdio: 'inherit',
      },
    );
    child.on('exit', (code) => {
      console.log(`  ${app.padEnd(14)} ${code === 0 ? 'built' : 'FAILED'} in ${seconds(start)}`);
      resolve(code === 0);
    });
  });
}

async function buildTwoAtATime(jobs) {
  const queue = [...jobs];
  const results = [];
  const worker = async () => {
    for (let job = queue.shift(); job; job = queue.shift())
      results.push({ ...job, ok: await build(job.app, job.stamp) });
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
  return results;
}

const start = Date.now();
derive();
writeSbom();
const apps = ['shell', 'mock-api', ...remotes].map((app) => ({ app, stamp: stampOf(app) }));
const chosen = apps.filter(
  ({ app }) => wanted.length === 0 || wanted.includes(app) || wanted.includes(app.replace('mf-', '')),
);
const results = await buildTwoAtATime(chosen.filter(({ app, stamp }) => !isBuilt(app, stamp)));
if (results.some((result) => !result.ok)) process.exit(1);

const builds = Object.fromEntries(
  chosen
    .filter(({ app }) => app.startsWith('mf-'))
    .map(({ app, stamp }) => [app.slice(3), `${versionOf(app)}-${stamp}`]),
);
const faults = Object.entries(builds).flatMap(([name, build]) => faultsInPage(site, name, build));
if (faults.length > 0) {
  for (const fault of faults) console.error(fault);
  process.exit(1);
}
const registry = await writeRegistry(
  builds,
  remotes.map((app) => app.slice(3)),
);
if (existsSync(path.join(site, 'shell.outline.json'))) await writePage(registry);
console.log(
  results.length === 0
    ? `everything is built (${seconds(start)})`
    : `built ${results.length} of ${apps.length} in ${seconds(start)}`,
);
