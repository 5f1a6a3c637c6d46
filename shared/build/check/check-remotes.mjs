// `pnpm check:remotes`: all remotes have the same files, scripts and one-line configurations, and pass the gate of the build.
// With `--write` it brings `permissions` of remote.json up to what the sources import.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { checkout as root } from '../house/sources.mjs';
import { checkRemote } from './remote-gate.mjs';

/** The same bytes everywhere. */
const SAME_FILES = ['tsconfig.json', 'jest.config.mjs', 'rspack.config.mjs', 'src/index.ts'];
const OWN_FILES = ['package.json', 'remote.json', 'messages/sq.json', 'messages/en.json'];
const { calls } = await tsImport('../../contract/src/all.ts', import.meta.url);

/** The folders of the remotes, `mf-admin` first. */
export const remoteFolders = () =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .sort();

/** package.json without the name and the libraries a remote uses: scripts, imports and tools are the same in all. */
function shapeOfPackage(folder) {
  const { name, dependencies, ...rest } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  return JSON.stringify(rest);
}

function sameFaults(folders) {
  const [model, ...others] = folders;
  return others.flatMap((folder) => {
    const differing = SAME_FILES.filter((file) => {
      const [a, b] = [model, folder].map((name) => path.join(root, name, file));
      return !existsSync(a) || !existsSync(b) || readFileSync(a, 'utf8') !== readFileSync(b, 'utf8');
    });
    const faults = differing.map((file) => `${folder}/${file} is not the same as ${model}/${file}`);
    return shapeOfPackage(folder) === shapeOfPackage(model)
      ? faults
      : [...faults, `${folder}/package.json differs from ${model}/package.json beyond its name and dependencies`];
  });
}

/** The calls of the contract a remote's sources import. */
function importedCalls(folder) {
  const files = readdirSync(path.join(root, folder, 'src'), { recursive: true }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file),
  );
  const text = files.map((file) => readFileSync(path.join(root, folder, 'src', file), 'utf8')).join('\n');
  const names = [...text.matchAll(/import\s*(?:type\s*)?\{([^}]*)\}\s*from\s*'@paga\/contract\/[a-z/-]+'/g)].flatMap((match) =>
    match[1].split(','),
  );
  return [...new Set(names.map((name) => name.trim().split(/\s+as\s+/)[0]))].filter((name) => name in calls).sort();
}

function permissionFaults(folder, write) {
  const file = path.join(root, folder, 'remote.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const wanted = importedCalls(folder);
  if (JSON.stringify(manifest.permissions) === JSON.stringify(wanted)) return [];
  if (!write) return [`${folder}/remote.json: permissions should be ${wanted.join(', ')} (pnpm check:remotes --write)`];
  writeFileSync(file, `${JSON.stringify({ ...manifest, permissions: wanted }, null, 2)}\n`);
  spawnSync(path.join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { stdio: 'ignore' });
  return [];
}

/** What is not of one shape, one sentence each. `write` repairs the permissions of remote.json. */
export function checkRemotes({ write = false } = {}) {
  const folders = remoteFolders();
  const missing = folders.flatMap((folder) =>
    OWN_FILES.filter((file) => !existsSync(path.join(root, folder, file))).map((file) => `${folder}/${file} is missing`),
  );
  if (missing.length > 0) return missing;
  return [
    ...sameFaults(folders),
    ...folders.flatMap((folder) => permissionFaults(folder, write)),
    ...folders.flatMap((folder) => checkRemote(path.join(root, folder)).faults.map((fault) => `${folder}: ${fault}`)),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = checkRemotes({ write: process.argv.includes('--write') });
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? `remotes: ${remoteFolders().length} of one shape` : `remotes: ${faults.length} fault(s)`);
  process.exit(faults.length === 0 ? 0 : 1);
}
