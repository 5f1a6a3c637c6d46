import { z } from 'zod';
import { isGenuine } from './genuine.ts';
import { registryFaults } from './registry.ts';
import { SiteFiles } from './site-file.ts';

const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

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

const said = (part: string) => (error: unknown) => [
  `${part} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
];

/** What of the built site is not as the build left it, one sentence each: looked at when the server starts; such files are not served. */
export async function siteFaults(root: string): Promise<string[]> {
  const files = new SiteFiles(root);
  const faults = [
    listedFaults(files).catch(said('shell/integrity.json')),
    files.read('remotes.json').then((text) => registryFaults(files, text)),
  ];
  return (await Promise.all(faults)).flat();
}
