// What is shipped: a software bill of materials (CycloneDX 1.6) in `.build/sbom.cdx.json`, and who wrote it under which licence in `.build/licences.txt`.
// `node sbom.mjs` writes both when the lock file is newer, and fails for a licence nobody has agreed to; the build does the same.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ownEnvironment, PNPM } from './pnpm.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const lock = path.join(root, 'pnpm-lock.yaml');
const file = path.join(root, '.build/sbom.cdx.json');
const licences = path.join(root, '.build/licences.txt');

/** The packages people get; what tests and builds alone need is not shipped. */
const SHIPPED = ['--filter=@paga/shell', '--filter=./mf-*', '--filter=@paga/mock-api'];

/** May be shipped with a product whose source is not given away: their authors ask to be named, and for changes of their own files. */
const AGREED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['CC0-1.0', 'CC-BY-4.0', 'OFL-1.1', 'MPL-2.0', 'Python-2.0', 'Unlicense'],
]);
/** Used as a library of its own that can be exchanged, which is all LGPL asks. */
const AGREED_BY_NAME = /^@img\/sharp-libvips-/;

const nameOf = ({ group, name }) => (group ? `${group}/${name}` : name);
const licenceOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name).join(' AND ');

/** `(MIT OR GPL-3.0)` is agreed by one of its parts, `MIT AND Zlib` by all of them. */
export const isAgreed = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => AGREED.has(part.trim())));

/** What is shipped of others, without our own packages. */
export const shipped = (bill) =>
  bill.components.filter(({ group, purl = '' }) => group !== '@paga' && !purl.includes('%40paga'));

/** The packages whose licence nobody has agreed to. */
export const strangers = (components) =>
  components.filter((one) => !isAgreed(licenceOf(one)) && !AGREED_BY_NAME.test(nameOf(one)));

const newer = () => existsSync(file) && statSync(file).mtimeMs >= statSync(lock).mtimeMs;

function write() {
  mkdirSync(path.dirname(file), { recursive: true });
  const asked = [
    '--sbom-format',
    'cyclonedx',
    '--sbom-spec-version',
    '1.6',
    '--sbom-type',
    'application',
    '--prod',
  ];
  const { status, stderr } = spawnSync(
    'npm',
    ['exec', '--yes', `--package=${PNPM}`, '--', 'pnpm', ...SHIPPED, 'sbom', ...asked, '--out', file],
    { cwd: root, env: ownEnvironment(), encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`the bill of materials was not written: ${stderr}`);
}

/** Writes what is out of date; throws for a licence that nobody has agreed to. */
export function writeSbom() {
  if (newer() && existsSync(licences)) return;
  write();
  const components = shipped(JSON.parse(readFileSync(file, 'utf8')));
  const lines = components.map((one) => `${nameOf(one)} ${one.version}  ${licenceOf(one)}`);
  const unknown = strangers(components).map((one) => `${nameOf(one)} ${licenceOf(one)}`);
  if (unknown.length > 0) throw new Error(`licences nobody has agreed to (sbom.mjs): ${unknown.join('; ')}`);
  writeFileSync(licences, `${lines.sort().join('\n')}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeSbom();
