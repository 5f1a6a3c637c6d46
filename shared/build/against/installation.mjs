// What a deployed installation says of itself, and whether a remote of this checkout fits it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiMisfits, documentOf, faultsInPage, misfits } from '../publish/site-fits.mjs';
import { againstSite, LIVE, liveEntry } from './live-build.mjs';
import { isPageOfShell } from './local-page.mjs';

/** Reads a file of it, as nobody in particular. */
export async function read(target, place) {
  const response = await fetch(new URL(place, target)).catch((error) => {
    throw new Error(`${target.origin} cannot be reached: ${error.cause?.message ?? error.message}`);
  });
  return { isThere: response.ok, headers: Object.fromEntries(response.headers), text: await response.text() };
}

/** Puts what its shell says of itself where the checks look for a shell. */
async function noteShell(target) {
  const folder = path.join(againstSite, 'shell');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ['versions.json', 'surface.json']) {
    const { isThere, headers, text } = await read(target, `/${name}`);
    if (!isThere || !headers['content-type']?.includes('json'))
      return [`${target.origin} has no shell that says its versions (/${name}): deploy the shell first`];
    writeFileSync(path.join(folder, name), text);
  }
  return [];
}

/** Names that a build uses and the shell there does not have. */
export const unknownNames = (name) => faultsInPage(againstSite, name, LIVE);

/** Why a remote cannot be worked on against this installation, a sentence each: what a publish would refuse it for. */
export async function reasonsAgainst(target, name, uses) {
  const { entry, faults } = liveEntry(name);
  if (faults.length > 0) return faults;
  const unsaid = await noteShell(target);
  if (unsaid.length > 0) return unsaid;
  if (!isPageOfShell((await read(target, '/')).text))
    return [`the page of ${target.origin} knows no keys of a registry: deploy the shell first`];
  return [
    ...misfits(againstSite, entry),
    ...unknownNames(name),
    ...(await apiMisfits(await documentOf(target), name, uses.calls)),
  ];
}
