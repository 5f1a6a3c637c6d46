import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './hash-of.ts';

type BuildFacts = {
  name: string;
  version: string;
  entry: string;
  container: string;
  integrity: string | null;
};
/** The files of a build by name, without those that are compressed. */
export type BuildFiles = Map<string, Buffer>;

/** The texts of a build under another container name; what its entry says of their hashes is as they are then. */
function renamed(files: BuildFiles, from: string, to: string): void {
  const hashes = new Map<string, string>();
  const other = (name: string) => (files.get(name) ?? '').toString().replaceAll(from, to);
  const scripts = [...files.keys()].filter((name) => name.endsWith('.js'));
  for (const name of scripts.filter((one) => one !== 'remoteEntry.js')) {
    const text = Buffer.from(other(name));
    hashes.set(hashOf(files.get(name) ?? ''), hashOf(text));
    files.set(name, text);
  }
  let entry = other('remoteEntry.js');
  for (const [old, now] of hashes) entry = entry.replaceAll(old, now);
  files.set('remoteEntry.js', Buffer.from(entry));
}

/**
 * Puts a copy of a build beside it, under a version of its own, as a publish would: a whole build that runs, unless `change` breaks its files or
 * `facts` what it says of itself. `unlisted` changes files after they were listed.
 */
export function copyBuild<Facts extends BuildFacts>(
  site: string,
  of: Facts,
  version: string,
  {
    change,
    facts,
    unlisted,
  }: { change?: (files: BuildFiles) => void; facts?: object; unlisted?: (files: BuildFiles) => void },
): Facts {
  const folder = (name: string) => path.join(site, 'remotes', of.name, name);
  const names = readdirSync(folder(of.version)).filter((name) => /\.(?:js|css)$/.test(name));
  const files: BuildFiles = new Map(
    names.map((name) => [name, readFileSync(path.join(folder(of.version), name))]),
  );
  const container = `paga_${of.name}_${version.replace(/\W/g, '_')}`;
  renamed(files, of.container, container);
  change?.(files);
  const entry = `/remotes/${of.name}/${version}/remoteEntry.js`;
  const build = {
    ...of,
    version,
    entry,
    container,
    integrity: hashOf(files.get('remoteEntry.js') ?? ''),
    ...facts,
  };
  files.set('build.json', Buffer.from(JSON.stringify(build)));
  const list = Object.fromEntries([...files].map(([name, bytes]) => [name, hashOf(bytes)]));
  unlisted?.(files);
  mkdirSync(folder(version), { recursive: true });
  for (const [name, bytes] of files) writeFileSync(path.join(folder(version), name), bytes);
  writeFileSync(path.join(folder(version), 'integrity.json'), JSON.stringify(list));
  return build;
}
