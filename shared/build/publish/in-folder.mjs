// Publishing into the folder of a site: for who has it, also where no server serves it.
import path from 'node:path';
import { compress } from '../bundle/finish.mjs';
import { site as built } from '../bundle/rspack.base.mjs';
import { callsOf, folderOf, newestBuild } from './built-remote.mjs';
import { copyBuild } from './copied-build.mjs';
import {
  backFromNewest,
  earlierStates,
  isThere,
  moveRegistry,
  readRegistry,
  removeOldBuilds,
  stateOf,
  withoutNewest,
  withPublished,
  withShare,
  withState,
} from './registry-file.mjs';
import { apiMisfits, documentOf, faultsInPage, misfits } from './site-fits.mjs';

function refuse(reasons) {
  for (const reason of reasons) console.error(reason);
  throw new Error('nothing was changed');
}

/** The remotes with another build of one in use, for all companies or so many of a hundred; one that was withdrawn only where that is asked for. */
function inUse(remotes, entry, { again, canary }) {
  const before = remotes.find(({ name }) => name === entry.name);
  if (canary && !before)
    refuse([`${entry.name} has no build in use beside which some companies could have another`]);
  if (before?.withdrawn?.includes(entry.version) && !again)
    refuse([`${entry.name} ${entry.version} was withdrawn: publish a mended one, or this with --again`]);
  return withPublished(remotes, entry, canary);
}

/** Moves the registry; where no server serves it, what is ready to be served lies beside it. */
async function moved(site, change, finished) {
  const registry = await moveRegistry(site, change, finished);
  if (finished) await compress(path.join(site, 'remotes.json'));
  return registry;
}

export async function publish(site, name, { finished, again, canary, api }) {
  const entry = newestBuild(name);
  const reasons = [
    ...misfits(site, entry),
    ...faultsInPage(site, name, entry.version, built),
    ...(api ? await apiMisfits(await documentOf(api), name, callsOf(entry)) : []),
  ];
  if (reasons.length > 0) refuse(reasons);
  copyBuild(folderOf(entry), site, entry);
  const { version } = await moved(site, (remotes) => inUse(remotes, entry, { again, canary }), finished);
  // Where a server serves it, that removes what no session uses.
  if (finished) await removeOldBuilds(site, new Date());
  console.log(`${name} ${entry.version} is in use${canary ? ` of ${canary} %` : ''}, registry ${version}`);
}

/** Gives the canary of a remote to more companies, or to all. */
export async function promote(site, name, { finished, canary = 100 }) {
  const change = (remotes) => withShare(remotes, name, canary) ?? refuse([`${name} has no canary`]);
  const { version } = await moved(site, change, finished);
  console.log(`${name} is in use of ${canary} %, registry ${version}`);
}

export async function rollback(site, name, { finished }) {
  const change = (remotes) => {
    const entry = remotes.find((one) => one.name === name);
    const to = entry && backFromNewest(entry);
    if (!to) refuse([`${name} has no last good build`]);
    if (!isThere(site, name, to)) refuse([`${name} ${to} is not there any more`]);
    return withoutNewest(site, remotes, name);
  };
  const { version } = await moved(site, change, finished);
  console.log(`${name} is back, registry ${version}`);
}

/** The whole registry as it was at an earlier version, under a new one. */
export async function back(site, version, { finished }) {
  const change = (remotes) => {
    const then = withState(site, remotes, Number(version));
    if (!then) refuse([`there is no state ${version}: see list`]);
    if (then.missing.length > 0) refuse(then.missing.map((build) => `${build} is not there any more`));
    return then.remotes;
  };
  const registry = await moved(site, change, finished);
  console.log(`as it was at ${version}, registry ${registry.version}`);
}

const shownEntry = ({ name, version, canary }) =>
  `${name} ${version}${canary ? ` (${canary.share} %: ${canary.build.version})` : ''}`;

export function list(site) {
  const shown = ({ version, remotes }) =>
    `${new Date(version).toISOString()}  ${version}  ${remotes.map(shownEntry).join(', ')}`;
  console.log(
    [readRegistry(site), ...earlierStates(site).map((version) => stateOf(site, version))]
      .map(shown)
      .join('\n'),
  );
}
