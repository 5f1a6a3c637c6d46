// Publishing to a server, with a token of the remote: the build is sent, and looked at there as here.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { filesIn } from '../bundle/finish.mjs';
import { callsOf, folderOf, newestBuild } from './built-remote.mjs';
import { apiMisfits, documentOf } from './site-fits.mjs';

const { zipOf } = await tsImport('../../../mock-api/src/core/files/zip-of.ts', import.meta.url);

/** Asks a call of the server; a refusal is an error with its reasons. */
async function ask({ origin, token }, place, { method = 'GET', body, type } = {}) {
  const address = new URL(`/api/remotes/${place}`, origin);
  const headers = { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) };
  const response = await fetch(address, { method, headers, body }).catch((error) => {
    throw new Error(`${address} cannot be reached: ${error.cause?.message ?? error.message}`);
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  const reasons = answer.fields?.map(({ message }) => message) ?? [];
  throw new Error(
    [
      ...(reasons.length > 0 ? reasons : [answer.message ?? `${address} answered ${response.status}`]),
      `nothing was changed (${response.status} ${answer.code ?? ''})`,
    ].join('\n'),
  );
}

const post = (body) => ({ method: 'POST', type: 'application/json', body: JSON.stringify(body) });

/** The files of a build as one archive. */
const archiveOf = (folder) =>
  zipOf(new Map(filesIn(folder).map((name) => [name, readFileSync(path.join(folder, name))])), new Date(0));

/** The folder of the build that is made now, when the API there answers it. */
async function fittingFolder({ origin }, name) {
  const entry = newestBuild(name);
  const reasons = await apiMisfits(await documentOf(origin), name, callsOf(entry));
  if (reasons.length > 0) throw new Error([...reasons, 'nothing was changed'].join('\n'));
  return folderOf(entry);
}

const inUse = ({ name, version, canary, registry }) =>
  `${name} ${version} is in use${canary ? `, ${canary.version} of ${canary.share} %` : ''}, registry ${registry}`;

/** Sends a build: of the sources as they are, or one that lies in a folder already. */
async function publish(server, name, { folder, canary }) {
  const body = await archiveOf(folder ?? (await fittingFolder(server, name)));
  const sent = { method: 'POST', body, type: 'application/zip' };
  const share = canary ? `?canary=${canary}` : '';
  console.log(inUse(await ask(server, `${name}/builds${share}`, sent)));
}

async function promote(server, name, share) {
  console.log(inUse(await ask(server, `${name}/promote`, post({ share }))));
}

async function back(server, name, to) {
  const { version, registry } = await ask(server, `${name}/back`, post({ to }));
  console.log(`${name} is back at ${version}, registry ${registry}`);
}

async function list(server, name) {
  const { states } = await ask(server, `${name}/builds`);
  for (const { registry, version, canary, at } of states)
    console.log(
      `${at}  ${registry}  ${name} ${version}${canary ? ` (${canary.share} %: ${canary.version})` : ''}`,
    );
}

/** `publish`, `promote`, `list`, `rollback` and `back` of one remote over HTTP. */
export async function overHttp(server, [what, name, state], { folder, canary }) {
  if (what === 'list') return list(server, name);
  if (what === 'rollback') return back(server, name, 'lastGood');
  if (what === 'back') return back(server, name, Number(state));
  if (what === 'promote') return promote(server, name, canary ?? 100);
  return publish(server, what, { folder, canary });
}
