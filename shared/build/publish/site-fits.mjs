// Whether the shell of a site can run a build, and the API there answer it: kit, platform and what the page lends in the versions that the build asks for, the calls
// that it makes as they are here.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { compareWire } from '../wire/compare.mjs';

const { inRange, majorOf } = await tsImport('../../platform/src/registry/version-range.ts', import.meta.url);

/** What the shell of a site says of itself, as its build wrote it; nothing for one of before. */
function versionsOf(site) {
  try {
    return JSON.parse(readFileSync(path.join(site, 'shell/versions.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Why a build does not fit the shell that runs there, a sentence each. */
export function misfits(site, { name, version, kit, platform, integrity, builtWith = {} }) {
  const there = versionsOf(site);
  if (!there)
    return [`${site} has no shell that says its versions (shell/versions.json): deploy the shell first`];
  const ranges = Object.entries({ kit, platform })
    .filter(([part, range]) => !inRange(there[part], range))
    .map(
      ([part, range]) =>
        `${name} ${version} wants ${part} ${range}, the shell there has ${there[part]}: deploy the shell first`,
    );
  const lent = Object.entries(builtWith)
    .filter(([module, built]) => there.lent[module] && majorOf(there.lent[module]) !== majorOf(built))
    .map(
      ([module, built]) =>
        `${name} ${version} was built with ${module} ${built}, the shell there lends ${there.lent[module]}`,
    );
  return [...ranges, ...lent, ...(integrity ? [] : [`${name} ${version} has no hash of its entry`])];
}

/** The calls as the sources have them. Only who asks for them waits for the schemas of all. */
export async function ownDocument() {
  const { openApiDocument } = await tsImport('../../contract/src/openapi.ts', import.meta.url);
  return JSON.parse(JSON.stringify(openApiDocument()));
}

/** Why an API with this OpenAPI document cannot answer a build of a remote that makes these calls, a sentence each. */
export async function apiMisfits(document, remote, calls) {
  return compareWire(document, await ownDocument())
    .filter(({ name }) => calls.includes(name))
    .flatMap(({ name, newClient }) =>
      newClient.map(
        (reason) => `${remote} makes the call ${name}, of the API there ${reason}: deploy the server first`,
      ),
    );
}

/** The OpenAPI document of a deployed server. */
export async function documentOf(origin) {
  const address = new URL('/api/openapi.json', origin);
  const response = await fetch(address).catch((error) => {
    throw new Error(`${address} cannot be reached: ${error.cause?.message ?? error.message}`);
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
