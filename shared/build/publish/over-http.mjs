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

/** Sends a build: of the sources as they are, or one that lies in a folder already. */
async function publish(server, name, built) {
  const body = await archiveOf(built ?? (await fittingFolder(server, name)));
  const sent = { method: 'POST', body, type: 'application/zip' };
  const { version, registry } = await ask(server, `${name}/builds`, sent);
  console.log(`${name} ${version} is in use, registry ${registry}`);
}

async function back(server, name, to) {
  const { version, registry } = await ask(server, `${name}/back`, {
    ...{ method: 'POST', type: 'application/json' },
    body: JSON.stringify({ to }),
  });
  console.log(`${name} is back at ${version}, registry ${registry}`);
}

async function list(server, name) {
  const { states } = await ask(server, `${name}/builds`);
  for (const { registry, version, at } of states) console.log(`${at}  ${registry}  ${name} ${version}`);
}

/** `publish`, `list`, `rollback` and `back` of one remote over HTTP. */
export async function overHttp(server, [what, name, state], built) {
  if (what === 'list') return list(server, name);
  if (what === 'rollback') return back(server, name, 'lastGood');
  if (what === 'back') return back(server, name, Number(state));
  return publish(server, what, built);
}
