import { z } from 'zod';
import { isGenuine } from './genuine.ts';
import { integrityOf, SiteFiles } from './site-file.ts';

const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** What the server asks of an entry of `/remotes.json`; the shell reads what a remote offers. */
const Build = z.object({
  version: z.string().min(1),
  entry: z.string().regex(/^\/remotes\/[a-z][a-z0-9-]*\/[\w.-]+\/[\w.-]+\.js$/),
  integrity: Integrity,
});
const Registry = z.object({
  remotes: z.array(
    Build.extend({
      name: z.string().regex(/^[a-z][a-z0-9-]*$/),
      offer: z.object({ name: z.string(), permissions: z.array(z.string()) }),
      lastGood: Build.nullish(),
    }),
  ),
});

async function listedFaults(files: SiteFiles): Promise<string[]> {
  const list = await files.read('shell/integrity.json');
  if (!list) return ['shell/integrity.json is missing'];
  const names = Object.keys(z.record(z.string(), Integrity).parse(JSON.parse(list.toString('utf8'))));
  const faults = await Promise.all(
    names.map(async (name) => {
      const bytes = await files.read(`shell/${name}`);
      if (!bytes) return [`shell/${name} is missing`];
      return (await isGenuine(files, `shell/${name}`, bytes)) ? [] : [`shell/${name} is not what was built`];
    }),
  );
  return [...faults.flat(), ...(names.includes('index.html') ? [] : ['shell/index.html is not listed'])];
}

async function registryFaults(files: SiteFiles): Promise<string[]> {
  const text = await files.read('remotes.json');
  if (!text) return ['remotes.json is missing'];
  const { remotes } = Registry.parse(JSON.parse(text.toString('utf8')));
  const builds = remotes.flatMap(({ name, lastGood, ...build }) =>
    [build, ...(lastGood ? [lastGood] : [])].map((one) => ({ name, ...one })),
  );
  const faults = await Promise.all(
    builds.map(async ({ name, entry, integrity }) => {
      const bytes = await files.read(entry.slice(1));
      if (!bytes) return [`${name}: ${entry} is missing`];
      return integrityOf(bytes) === integrity ? [] : [`${name}: ${entry} is not the one in remotes.json`];
    }),
  );
  return faults.flat();
}

const said = (part: string) => (error: unknown) => [
  `${part} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
];

/** What of the built site is not as the build left it, one sentence each: looked at when the server starts; such files are not served. */
export async function siteFaults(root: string): Promise<string[]> {
  const files = new SiteFiles(root);
  const faults = [
    listedFaults(files).catch(said('shell/integrity.json')),
    registryFaults(files).catch(said('remotes.json')),
  ];
  return (await Promise.all(faults)).flat();
}
