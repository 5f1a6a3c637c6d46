import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRange, majorOf } from '@paga/contract/remotes/version-range';
import { BuildUses, type ShellFacts, unlentFaults } from './build-facts.ts';

/** What of a build decides whether a shell can run it. */
type Wanted = {
  name: string;
  version: string;
  kit: string;
  platform: string;
  integrity?: string | null;
  builtWith?: Record<string, string>;
};

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** What the shell of a site says of itself, as its build wrote it; nothing for one of before. */
const shellFacts = (site: string): ShellFacts => ({
  versions: read(path.join(site, 'shell/versions.json')),
  surface: read(path.join(site, 'shell/surface.json')),
});

/** Why a build does not fit the shell that runs there, a sentence each. */
export function misfits(
  site: string,
  { name, version, kit, platform, integrity, builtWith = {} }: Wanted,
): string[] {
  const { versions } = shellFacts(site);
  if (!versions)
    return ['the shell there does not say its versions (shell/versions.json): deploy the shell first'];
  const ranges = Object.entries({ kit, platform })
    .filter(([part, range]) => !inRange(versions[part as 'kit' | 'platform'], range))
    .map(
      ([part, range]) =>
        `${name} ${version} wants ${part} ${range}, the shell there has ${versions[part as 'kit' | 'platform']}: deploy the shell first`,
    );
  const lent = Object.entries(builtWith).flatMap(([module, built]) => {
    const there = versions.lent[module];
    return there && majorOf(there) !== majorOf(built)
      ? [`${name} ${version} was built with ${module} ${built}, the shell there lends ${there}`]
      : [];
  });
  return [...ranges, ...lent, ...(integrity ? [] : [`${name} ${version} has no hash of its entry`])];
}

/** Why a build that lies in a site does not fit its shell: ranges, what the page lends, names. */
export function misfitsOf(site: string, name: string, version: string): string[] {
  const folder = path.join(site, 'remotes', name, version);
  const facts = read<Wanted>(path.join(folder, 'build.json'));
  const uses = BuildUses.safeParse(read(path.join(folder, 'uses.json')) ?? {});
  return facts ? [...misfits(site, facts), ...(uses.success ? unlent(site, name, uses.data) : [])] : [];
}

/** Names that a build uses and the shell of a site does not lend; a shell of before there were lists is not asked. */
export function unlent(site: string, remote: string, uses: BuildUses): string[] {
  const { surface } = shellFacts(site);
  return surface ? unlentFaults(remote, uses, surface) : [];
}
