// Publishing into the folder of a site: for who has it, also where no server serves it.
import path from 'node:path';
import { compress } from '../bundle/finish.mjs';
import { site as built } from '../bundle/rspack.base.mjs';
import { callsOf, folderOf, newestBuild } from './built-remote.mjs';
import { copyBuild } from './copied-build.mjs';
import {
  earlierStates,
  isThere,
  moveRegistry,
  readRegistry,
  removeOldBuilds,
  stateOf,
  withBuild,
  withoutNewest,
} from './registry-file.mjs';
import { apiMisfits, documentOf, faultsInPage, misfits } from './site-fits.mjs';

function refuse(reasons) {
  for (const reason of reasons) console.error(reason);
  throw new Error('nothing was changed');
}

/** The remotes with another build of one in use; one that was withdrawn only where that is asked for. */
function inUse(remotes, entry, again) {
  const before = remotes.find(({ name }) => name === entry.name);
  if (before?.withdrawn?.includes(entry.version) && !again)
    refuse([`${entry.name} ${entry.version} was withdrawn: publish a mended one, or this with --again`]);
  return withBuild(remotes, entry);
}

/** Moves the registry; where no server serves it, what is ready to be served lies beside it. */
async function moved(site, change, finished) {
  const registry = await moveRegistry(site, change, finished);
  if (finished) await compress(path.join(site, 'remotes.json'));
  return registry;
}

export async function publish(site, name, { finished, again, api }) {
  const entry = newestBuild(name);
  const reasons = [
    ...misfits(site, entry),
    ...faultsInPage(site, name, entry.version, built),
    ...(api ? await apiMisfits(await documentOf(api), name, callsOf(entry)) : []),
  ];
  if (reasons.length > 0) refuse(reasons);
  copyBuild(folderOf(entry), site, entry);
  const { version } = await moved(site, (remotes) => inUse(remotes, entry, again), finished);
  // Where a server serves it, that removes what no session uses.
  if (finished) await removeOldBuilds(site, new Date());
  console.log(`${name} ${entry.version} is in use, registry ${version}`);
}

export async function rollback(site, name, { finished }) {
  const change = (remotes) => {
    const { lastGood } = remotes.find((entry) => entry.name === name) ?? {};
    if (!lastGood) refuse([`${name} has no last good build`]);
    if (!isThere(site, name, lastGood.version)) refuse([`${name} ${lastGood.version} is not there any more`]);
    return withoutNewest(site, remotes, name);
  };
  const { version } = await moved(site, change, finished);
  console.log(`${name} is back, registry ${version}`);
}

/** The whole registry as it was at an earlier version, under a new one. */
export async function back(site, version, { finished }) {
  if (!earlierStates(site).includes(Number(version))) refuse([`there is no state ${version}: see list`]);
  const { remotes } = stateOf(site, version);
  const gone = remotes.filter((entry) => !isThere(site, entry.name, entry.version));
  if (gone.length > 0) refuse(gone.map((entry) => `${entry.name} ${entry.version} is not there any more`));
  // A last good build that is gone would keep the whole registry from being served.
  const there = remotes.map((entry) =>
    entry.lastGood && !isThere(site, entry.name, entry.lastGood.version)
      ? { ...entry, lastGood: null }
      : entry,
  );
  const registry = await moved(site, () => there, finished);
  console.log(`as it was at ${version}, registry ${registry.version}`);
}

export function list(site) {
  const shown = ({ version, remotes }) =>
    `${new Date(version).toISOString()}  ${version}  ${remotes.map((entry) => `${entry.name} ${entry.version}`).join(', ')}`;
  console.log(
    [readRegistry(site), ...earlierStates(site).map((version) => stateOf(site, version))]
      .map(shown)
      .join('\n'),
  );
}
