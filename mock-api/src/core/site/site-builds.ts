import path from 'node:path';
import { SHELL } from '@paga/contract/remotes';
import { z } from 'zod';
import type { MoveRegistry, ServedBuilds, ServedPart } from '../served-builds.ts';
import { isGenuine, listedFiles } from './genuine.ts';
import type { ServedRegistry } from './registry.ts';
import { moveRegistry } from './registry-file.ts';
import { rollBack } from './roll-back.ts';
import type { SiteFiles } from './site-file.ts';

/** The shell has no version of its own: its page's first script is named by its content. */
const FIRST_SCRIPT = /^assets\/main\.([0-9a-f]{8,})\.js$/;
const Remote = z.object({
  name: z.string(),
  version: z.string(),
  lastGood: z.object({ version: z.string() }).nullish(),
  canary: z.object({ share: z.number(), build: z.object({ version: z.string() }) }).optional(),
  withdrawn: z.array(z.string()).default([]),
});

async function shellVersion(files: SiteFiles, folder: string): Promise<string[]> {
  const names = Object.keys(await listedFiles(files, folder));
  return names.flatMap((name) => FIRST_SCRIPT.exec(name)?.[1] ?? []);
}

async function shellPart(files: SiteFiles): Promise<ServedPart[]> {
  const [version] = await shellVersion(files, 'shell');
  if (version === undefined) return [];
  const shells = await files.folders('shells');
  const earlier = await Promise.all(shells.map((shell) => shellVersion(files, `shells/${shell}`)));
  return [{ name: SHELL, version, lastGood: null, canary: null, earlier: earlier.flat(), withdrawn: [] }];
}

async function remoteParts(registry: ServedRegistry): Promise<ServedPart[]> {
  const { remotes } = (await registry.current()) ?? { remotes: [] };
  return z
    .array(Remote)
    .parse(remotes)
    .map(({ name, version, lastGood, canary, withdrawn }) => ({
      ...{ name, version, withdrawn },
      lastGood: lastGood?.version ?? null,
      canary: canary ? { version: canary.build.version, share: canary.share } : null,
      earlier: [],
    }));
}

const NAMED = /^(?:assets|remotes\/[a-z][a-z0-9-]*\/\w[\w.-]*)\/\w[\w.-]*\.js$/;

/** Where a file that a page names may lie in the site: of the shell in this one, or in one of those before it. */
async function placesOf(files: SiteFiles, file: string): Promise<string[]> {
  if (!NAMED.test(file)) return [];
  if (file.startsWith('remotes/')) return [file];
  const shells = await files.folders('shells');
  return [`shell/${file}`, ...shells.map((shell) => `shells/${shell}/${file}`)];
}

/** What `serveSite` knows of the builds below `root`. */
export function siteBuilds(root: string, files: SiteFiles, registry: ServedRegistry): ServedBuilds {
  const placeOf = async (file: string) => {
    for (const place of await placesOf(files, file)) {
      const bytes = await files.read(place);
      if (bytes && (await isGenuine(files, place, bytes))) return place;
    }
    return undefined;
  };
  const move: MoveRegistry = (change) => moveRegistry(root, change);
  return {
    folder: root,
    parts: async () => [...(await shellPart(files)), ...(await remoteParts(registry))],
    registry: async () => {
      const faults = await registry.faults();
      const served = await registry.current();
      return { movedAt: served && new Date(served.version), faults };
    },
    lists: async (file) => (await placeOf(file)) !== undefined,
    mapOf: async (file) => {
      const place = await placeOf(file);
      return place && path.join(root, `${place}.map`);
    },
    move,
    rollBack: (name, version) => rollBack(move, root, { name, version }),
  };
}
