// `pnpm check:remotes`: all remotes have the same scripts, ask for shared packages in the shell's version, and pass the gate of the build.
// With `--write` it brings `permissions` of remote.json up to what the sources import.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { checkout as root } from '../house/sources.mjs';
import { SHARED_MODULES } from '../shared-modules.mjs';
import { checkRemote } from './remote-gate.mjs';

/** What a remote must have of its own. */
const OWN_FILES = [
  'package.json',
  'remote.json',
  'messages/sq.json',
  'messages/en.json',
  'rspack.config.mjs',
  'src/index.ts',
];
/** What works in the folder of every remote. */
const REMOTE_SCRIPTS = Object.fromEntries(
  ['dev', 'build', 'test', 'check'].map((name) => [name, `node ../shared/build/remote.mjs ${name}`]),
);
const { calls } = await tsImport('../../contract/src/all.ts', import.meta.url);

/** The folders of the remotes, `mf-admin` first. */
export const remoteFolders = () =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .sort();

const manifestOf = (folder) => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

function scriptFaults(folder) {
  const { scripts = {} } = manifestOf(folder);
  return Object.entries(REMOTE_SCRIPTS)
    .filter(([name, line]) => scripts[name] !== line)
    .map(([name, line]) => `${folder}/package.json: the script ${name} should be "${line}"`);
}

/** A package the page has once is asked for in the version the shell has; what only a remote uses is its own affair. */
function versionFaults(folder) {
  const [here, there] = [manifestOf(folder).dependencies ?? {}, manifestOf('shell').dependencies];
  return SHARED_MODULES.filter(({ name }) => name in here && name in there && here[name] !== there[name]).map(
    ({ name }) => `${folder}/package.json asks for ${name} ${here[name]}, the shell for ${there[name]}`,
  );
}

/** The calls of the contract a remote's sources import. */
function importedCalls(folder) {
  const files = readdirSync(path.join(root, folder, 'src'), { recursive: true }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file),
  );
  const text = files.map((file) => readFileSync(path.join(root, folder, 'src', file), 'utf8')).join('\n');
  const names = [
    ...text.matchAll(/import\s*(?:type\s*)?\{([^}]*)\}\s*from\s*'@paga\/contract\/[a-z/-]+'/g),
  ].flatMap((match) => match[1].split(','));
  return [...new Set(names.map((name) => name.trim().split(/\s+as\s+/)[0]))]
    .filter((name) => name in calls)
    .sort();
}

function permissionFaults(folder, write) {
  const file = path.join(root, folder, 'remote.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const wanted = importedCalls(folder);
  if (JSON.stringify(manifest.permissions) === JSON.stringify(wanted)) return [];
  if (!write)
    return [`${folder}/remote.json: permissions should be ${wanted.join(', ')} (pnpm check:remotes --write)`];
  writeFileSync(file, `${JSON.stringify({ ...manifest, permissions: wanted }, null, 2)}\n`);
  spawnSync(path.join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { stdio: 'ignore' });
  return [];
}

/** A setting is opened by its id in the address: no two remotes may offer the same one. */
function sameSettings(folders) {
  const all = folders.flatMap((folder) => {
    const { settings = [] } = JSON.parse(readFileSync(path.join(root, folder, 'remote.json'), 'utf8'));
    return settings.map(({ id }) => ({ folder, id }));
  });
  return all
    .filter(({ id }, at) => all.findIndex((other) => other.id === id) < at)
    .map(({ folder, id }) => `${folder}/remote.json: another setting has the id ${id} already`);
}

/** What keeps a remote from fitting, one sentence each. `write` repairs the permissions of remote.json. */
function checkRemotes({ write = false } = {}) {
  const folders = remoteFolders();
  const missing = folders.flatMap((folder) =>
    OWN_FILES.filter((file) => !existsSync(path.join(root, folder, file))).map(
      (file) => `${folder}/${file} is missing`,
    ),
  );
  if (missing.length > 0) return missing;
  return [
    ...folders.flatMap((folder) => [...scriptFaults(folder), ...versionFaults(folder)]),
    ...folders.flatMap((folder) => permissionFaults(folder, write)),
    ...sameSettings(folders),
    ...folders.flatMap((folder) =>
      checkRemote(path.join(root, folder)).faults.map((fault) => `${folder}: ${fault}`),
    ),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = checkRemotes({ write: process.argv.includes('--write') });
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0 ? `remotes: ${remoteFolders().length} fit` : `remotes: ${faults.length} fault(s)`,
  );
  process.exit(faults.length === 0 ? 0 : 1);
}
