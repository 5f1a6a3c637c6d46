import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ServedBuilds, ServedPart } from '@paga/mock-api/core/served-builds';
import { moveRegistry, readRegistry } from '@paga/mock-api/core/site/registry-file';
import { withCanary } from '@paga/mock-api/core/site/with-build';
import { buildFacts, siteForTest } from '@paga/mock-api/remotes/site-for-test';

let folder: string | undefined;

/** A folder with the builds of payroll: the last good one was in use since 2026-09-01, the new one is since 2026-10-01. */
function siteWithMoves(): string {
  const root = siteForTest();
  const state = (at: string, version: string, lastGood: string | null) => ({
    ...{ schema: 1, version: Date.parse(at) },
    remotes: [{ ...buildFacts(version), lastGood: lastGood && buildFacts(lastGood) }],
  });
  const put = (file: string, content: object) =>
    writeFileSync(path.join(root, file), JSON.stringify(content));
  const first = state('2026-09-01T08:00:00Z', '0.1.0-old', null);
  mkdirSync(path.join(root, 'moves'));
  put(`moves/${first.version}.json`, first);
  put('remotes.json', state('2026-10-01T08:00:00Z', '0.1.0-new', '0.1.0-old'));
  return root;
}

function siteFolder(): string {
  folder ??= siteWithMoves();
  return folder;
}

/** What some companies have of payroll, as the folder's registry says it. */
function canaryOfPayroll(): ServedPart['canary'] {
  const { canary } = readRegistry(siteFolder()).remotes[0] ?? {};
  return canary ? { version: canary.build.version, share: canary.share } : null;
}

/** Gives a build of payroll that is none to one in ten companies. */
export const tryCanary = (version: string): Promise<unknown> =>
  TEST_BUILDS.move((remotes) =>
    withCanary(remotes, { name: 'payroll', share: 10, build: { ...buildFacts(version) } }),
  );

/** The builds of a made-up site: the shell and two remotes, whose files are whatever is asked for, without source maps. */
export const TEST_BUILDS: ServedBuilds = {
  get folder() {
    return siteFolder();
  },
  parts: async () => [
    { name: 'shell', version: '0123456789', lastGood: null, canary: null, earlier: [], withdrawn: [] },
    {
      ...{ name: 'payroll', version: '0.1.0-new', lastGood: '0.1.0-old', earlier: [] },
      ...{ withdrawn: ['0.1.0-bad'], canary: canaryOfPayroll() },
    },
    { name: 'sixth', version: '0.1.0-only', lastGood: null, canary: null, earlier: [], withdrawn: [] },
  ],
  registry: async () => ({ movedAt: new Date('2026-10-15T09:00:00Z'), faults: [] }),
  lists: async () => true,
  mapOf: async () => undefined,
  move: (change) => moveRegistry(siteFolder(), change),
  rollBack: async () => undefined,
};
