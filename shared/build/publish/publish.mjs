// `pnpm publish:remote payroll --to <folder of a site> [--api <address>] [--key <file>]` builds a remote, looks whether it fits what runs there, copies it and moves the entry.
// `list`, `rollback <remote>` and `back <version>` take the same `--to`. With a key the site has no server: the registry is signed here, the page gets the keys.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compress } from '../bundle/finish.mjs';
import { buildFacts, factsOf } from '../bundle/registry.mjs';
import { site as built, root } from '../bundle/rspack.base.mjs';
import { faultsInPage } from '../surface/uses.mjs';
import { copyBuild, removeOldBuilds } from './copied-build.mjs';
import { earlierStates, moveRegistry, readRegistry, stateOf, withoutNewest } from './registry-file.mjs';
import { keysIn, putKeysIntoPage, signWith } from './signed.mjs';
import { apiMisfits, documentOf, misfits } from './site-fits.mjs';

function refuse(reasons) {
  for (const reason of reasons) console.error(reason);
  throw new Error('nothing was changed');
}

/** The remotes with another build of one in use; the one before becomes the last good. */
function withBuild(remotes, entry, again) {
  const before = remotes.find(({ name }) => name === entry.name);
  if (before?.version === entry.version) return remotes;
  if (before?.withdrawn?.includes(entry.version) && !again)
    refuse([`${entry.name} ${entry.version} was withdrawn: publish a mended one, or this with --again`]);
  const withdrawn = before?.withdrawn?.filter((version) => version !== entry.version) ?? [];
  const next = {
    ...entry,
    lastGood: before ? factsOf(before) : null,
    ...(withdrawn.length > 0 && { withdrawn }),
  };
  return before ? remotes.map((one) => (one === before ? next : one)) : [...remotes, next];
}

function newestBuild(name) {
  const { status } = spawnSync(process.execPath, [path.join(root, 'shared/build/build-all.mjs'), name], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${name} was not built`);
  const { version } = readRegistry(built).remotes.find((entry) => entry.name === name);
  return buildFacts(built, name, version);
}

/** Moves the registry; where no server serves it, what is ready to be served lies beside it. */
async function moved(site, change, finished) {
  const registry = await moveRegistry(site, change, finished);
  if (finished) await compress(path.join(site, 'remotes.json'));
  return registry;
}

/** The calls that a build makes. */
const callsOf = (name, version) =>
  JSON.parse(readFileSync(path.join(built, 'remotes', name, version, 'uses.json'), 'utf8')).calls;

async function publish(site, name, { finished, again, api }) {
  const entry = newestBuild(name);
  const reasons = [
    ...misfits(site, entry),
    ...faultsInPage(site, name, entry.version, built),
    ...(api ? await apiMisfits(await documentOf(api), name, callsOf(name, entry.version)) : []),
  ];
  if (reasons.length > 0) refuse(reasons);
  copyBuild(path.join(built, 'remotes', name, entry.version), site, entry);
  const { version } = await moved(site, (remotes) => withBuild(remotes, entry, again), finished);
  removeOldBuilds(site, name);
  console.log(`${name} ${entry.version} is in use, registry ${version}`);
}

/** What stands where the build of a remote that is named is gone. */
const isThere = (site, { name, version }) =>
  existsSync(path.join(site, 'remotes', name, version, 'build.json'));

async function rollback(site, name, { finished }) {
  const change = (remotes) => {
    const { lastGood } = remotes.find((entry) => entry.name === name) ?? {};
    if (!lastGood) refuse([`${name} has no last good build`]);
    if (!isThere(site, { name, version: lastGood.version }))
      refuse([`${name} ${lastGood.version} is not there any more`]);
    return withoutNewest(site, remotes, name);
  };
  const { version } = await moved(site, change, finished);
  console.log(`${name} is back, registry ${version}`);
}

/** The whole registry as it was at an earlier version, under a new one. */
async function back(site, version, { finished }) {
  if (!earlierStates(site).includes(Number(version))) refuse([`there is no state ${version}: see list`]);
  const { remotes } = stateOf(site, version);
  const gone = remotes.filter((entry) => !isThere(site, entry));
  if (gone.length > 0) refuse(gone.map((entry) => `${entry.name} ${entry.version} is not there any more`));
  // A last good build that is gone would keep the whole registry from being served.
  const there = remotes.map((entry) =>
    entry.lastGood && !isThere(site, { name: entry.name, version: entry.lastGood.version })
      ? { ...entry, lastGood: null }
      : entry,
  );
  const registry = await moved(site, () => there, finished);
  console.log(`as it was at ${version}, registry ${registry.version}`);
}

function list(site) {
  const shown = ({ version, remotes }) =>
    `${new Date(version).toISOString()}  ${version}  ${remotes.map((entry) => `${entry.name} ${entry.version}`).join(', ')}`;
  console.log(
    [readRegistry(site), ...earlierStates(site).map((version) => stateOf(site, version))]
      .map(shown)
      .join('\n'),
  );
}

const WORK = { list, rollback, back };

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      key: { type: 'string' },
      again: { type: 'boolean' },
      api: { type: 'string' },
    },
  });
  const [what, which] = positionals;
  if (!what || !values.to || ((what === 'rollback' || what === 'back') && !which))
    throw new Error(
      'say what and where: publish:remote payroll|list|rollback payroll|back <version> --to <folder of the site>',
    );
  const site = path.resolve(values.to);
  if (!existsSync(path.join(site, 'shell'))) throw new Error(`${site} is no site: it has no shell`);
  const keys = values.key ? keysIn(values.key) : undefined;
  const options = { finished: keys && signWith(keys), again: values.again, api: values.api };
  if (keys) await putKeysIntoPage(site, keys);
  if (Object.hasOwn(WORK, what)) await WORK[what](site, which, options);
  else await publish(site, what, options);
}

await main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
