// Whether the shell of a site can run a build, and the API there answer it: kit, platform and what the page lends in the versions that the build asks for, the calls
// that it makes as they are here.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { compareWire } from '../wire/compare.mjs';

const fits = await tsImport('../../../mock-api/src/core/site/fits-shell.ts', import.meta.url);
const facts = await tsImport('../../../mock-api/src/core/site/build-facts.ts', import.meta.url);

/** Why a build does not fit the shell that runs there, a sentence each: looked at by the same code here and by the server that a build is sent to. */
export const { misfits } = fits;

/** What a build of a remote, in a site of its own or the same, uses and the shell of a site does not have. Builds of before there were lists are not looked at. */
export function faultsInPage(site, remote, build, builtIn = site) {
  const file = path.join(builtIn, 'remotes', remote, build, 'uses.json');
  if (!existsSync(file)) return [];
  return fits.unlent(site, remote, facts.BuildUses.parse(JSON.parse(readFileSync(file, 'utf8'))));
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
