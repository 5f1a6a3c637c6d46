import type { ServedBuilds } from '#core/served-builds.ts';

type Part = { remote: string; version: string };

/** Whether pages run this build: the registry in use names it, as the current, the last good one or the canary, or it is one of the last shells. */
export async function isServed(builds: ServedBuilds, { remote, version }: Part): Promise<boolean> {
  const parts = await builds.parts();
  return parts.some(
    (part) =>
      part.name === remote &&
      [part.version, part.lastGood, part.canary?.version, ...part.earlier].includes(version),
  );
}
