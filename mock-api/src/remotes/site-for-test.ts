import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '#core/site/site-file.ts';

/** The shell's version in the site of tests. */
export const SHELL_VERSION = '0123456789';

/** Column 11 of the first line of `parts.js` is line 3, column 5 of this source. */
const MAP = {
  version: 3,
  file: 'parts.js',
  sources: ['mf-payroll/src/calculations/calculations.screen.tsx'],
  names: [],
  // Generated 0:0 is source 0:0, and generated 0:10 is source 2:4.
  mappings: 'AAAA,UAEI',
};

/** What a build of payroll says of itself, besides its hash. */
export const buildFacts = (version: string) => ({
  ...{ name: 'payroll', version, container: `paga_payroll_${version.replace(/\W/g, '_')}` },
  ...{ entry: `/remotes/payroll/${version}/remoteEntry.js`, kit: '^1.0.0', platform: '^1.0.0' },
  ...{ builtWith: { react: '19.3.1' }, offer: { name: 'payroll', permissions: [] } },
});

/** A built site in a folder of its own: a shell, and a payroll remote of which `0.1.0-new` is in use and `0.1.0-old` the last good one. */
export function siteForTest(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'paga-remotes-'));
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    return integrityOf(Buffer.from(text));
  };
  const list = (folder: string, files: Record<string, string>) => {
    const hashes = Object.entries(files).map(([file, text]) => [file, put(`${folder}/${file}`, text)]);
    put(`${folder}/integrity.json`, JSON.stringify(Object.fromEntries(hashes)));
  };
  const build = (version: string) => {
    const entry = `entry("${version}")`;
    const { offer, ...plain } = buildFacts(version);
    const { name, ...facts } = { ...plain, integrity: integrityOf(Buffer.from(entry)) };
    const own = JSON.stringify({ ...facts, name, offer });
    list(`remotes/payroll/${version}`, {
      'build.json': own,
      'remoteEntry.js': entry,
      'parts.js': 'const a=1;throw new Error(a)',
    });
    put(`remotes/payroll/${version}/parts.js.map`, JSON.stringify(MAP));
    return { facts, offer };
  };
  const { facts: lastGood } = build('0.1.0-old');
  const { facts, offer } = build('0.1.0-new');
  list('shell', { 'index.html': '<!doctype html>', [`assets/main.${SHELL_VERSION}.js`]: 'start()' });
  put('shell/versions.json', JSON.stringify({ kit: '1.2.0', platform: '1.0.0', lent: { react: '19.3.1' } }));
  const surface = (...names: string[]) => ({ version: '1.2.0', names });
  const lent = { kit: surface('Alert'), platform: surface(), client: surface('query') };
  put('shell/surface.json', JSON.stringify(lent));
  put('remotes.json', JSON.stringify({ remotes: [{ ...facts, name: 'payroll', offer, lastGood }] }));
  return root;
}
