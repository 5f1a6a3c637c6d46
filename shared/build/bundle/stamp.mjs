// Content stamps: what a build contains, hashed; an unchanged second start builds nothing. What is in a build follows from the workspace's own
// dependencies, so a package that is added, or used by another one, is stamped without being listed here.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { SHARED_MODULES } from '../shared-modules.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const SKIPPED = new Set(['node_modules', '.build', 'dist', 'e2e', 'bench', 'gallery']);
const configuration = ['shared/build/bundle', 'shared/build/shared-modules.mjs'];
const lent = new Set(SHARED_MODULES.map(({ name }) => name));

/** Of what the shell lends, a remote's build takes the version, and of the platform the shapes that it is checked by. */
const OF_LENT = ['package.json', 'src/manifest', 'src/define-remote.ts'];

/** The packages of the workspace: their folder, by name. */
const packages = new Map(
  ['.', 'shared']
    .flatMap((parent) => readdirSync(path.join(root, parent)).map((name) => path.join(parent, name)))
    .filter((dir) => existsSync(path.join(root, dir, 'package.json')))
    .map((dir) => [descriptionOf(dir).name, dir]),
);

function descriptionOf(dir) {
  return JSON.parse(readFileSync(path.join(root, dir, 'package.json'), 'utf8'));
}

/** Whether a remote contains the package: `isLent` are the others, which it finds in the page. */
const isLent = (app, name) => app.startsWith('mf-') && lent.has(name);

/** The files and folders that the build of `app` (`shell`, `mock-api`, `mf-*`) contains, from the root. */
export function inputsOf(app) {
  const inside = new Set([app]);
  const taken = new Set();
  for (const dir of inside)
    for (const name of Object.keys(descriptionOf(dir).dependencies ?? {})) {
      const folder = packages.get(name);
      if (folder) (isLent(app, name) ? taken : inside).add(folder);
    }
  return [
    ...inside,
    ...[...taken].flatMap((dir) => OF_LENT.map((input) => path.join(dir, input))),
    ...configuration,
  ].sort();
}

function filesOf(entry) {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry, { withFileTypes: true })
    .filter((item) => !SKIPPED.has(item.name) && !/\.(test|stories)\.tsx?$|\.tsbuildinfo$/.test(item.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((item) => filesOf(path.join(entry, item.name)));
}

/** The hash of everything the build of `app` reads. `read` reads a file: a test asks what the stamp would be after a change. */
export function stampOf(app, read = readFileSync) {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'pnpm-lock.yaml')));
  for (const file of inputsOf(app).flatMap((input) => filesOf(path.join(root, input)))) {
    hash.update(path.relative(root, file)).update('\0').update(read(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 10);
}
