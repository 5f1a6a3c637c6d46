// Whether the shell of a site can run a build: its kit and platform, what it lends, all in the versions that the build asks for.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

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
