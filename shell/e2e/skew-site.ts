import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyOfDemo } from './demo-folder.ts';
import { hashOf } from './hash-of.ts';
import type { StartOptions } from './product.ts';
import { scratchFolder } from './scratch.ts';
import type { Combination, Version } from './skew-table.ts';

const root = path.resolve(__dirname, '../..');
const PREVIOUS = path.join(root, 'shared/build/soak/previous.mjs');
const IN_PAGE = /(<script type="application\/json" id="paga-remotes">)[^<]*/;

/** Where the two versions were built. */
type Versions = Record<Version, string>;

/** Builds the previous version where that was not done yet. */
export function bothVersions(): Versions {
  const printed = execFileSync(process.execPath, [PREVIOUS], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { this: root, previous: printed.trim() };
}

type Entry = { name: string; version: string };

/** A site with the shell of one version and the remotes of another, as it lies there when the shell was deployed after them: its page has them in its copy. */
export function composedSite(versions: Versions, { shell, remote }: Combination): string {
  const folder = scratchFolder();
  const siteOf = (version: Version) => path.join(versions[version], '.build/site');
  const named: { remotes: Entry[] } = JSON.parse(
    readFileSync(path.join(siteOf(remote), 'remotes.json'), 'utf8'),
  );
  const remotes = named.remotes.map((entry) => ({ ...entry, lastGood: null }));
  for (const { name, version } of remotes) {
    const build = path.join('remotes', name, version);
    cpSync(path.join(siteOf(remote), build), path.join(folder, build), { recursive: true });
  }
  // As every version reads it: what a newer server adds, it adds while serving.
  writeFileSync(path.join(folder, 'remotes.json'), JSON.stringify({ remotes }));
  cpSync(path.join(siteOf(shell), 'shell'), path.join(folder, 'shell'), { recursive: true });
  const inShell = (name: string) => path.join(folder, 'shell', name);
  const copy = JSON.stringify({ remotes }).replaceAll('<', '\\u003c');
  const page = readFileSync(inShell('index.html'), 'utf8').replace(IN_PAGE, (_, tag) => tag + copy);
  writeFileSync(inShell('index.html'), page);
  const hashes = JSON.parse(readFileSync(inShell('integrity.json'), 'utf8'));
  for (const name of ['index.html.br', 'index.html.gz']) {
    rmSync(inShell(name), { force: true });
    delete hashes[name];
  }
  writeFileSync(inShell('integrity.json'), JSON.stringify({ ...hashes, 'index.html': hashOf(page) }));
  return folder;
}

/** How the server of a combination is started over such a site: the previous one as well on a database of this version's schema, as it stands while an upgrade goes on. */
export const startOf = (versions: Versions, { server }: Combination, site: string): StartOptions => ({
  checkout: versions[server],
  dataDir: copyOfDemo(),
  env: { SITE_DIR: site },
});
