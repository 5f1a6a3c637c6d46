// Content stamps: what a build contains, hashed; an unchanged second start builds nothing. Packages follow from the workspace's own dependencies, of the
// contract only those areas that the sources import. A build checks that every file it bundles is among them (`build-app.mjs`).
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { reachedFrom } from '../house/reach.mjs';
import { isTest, readPackages, checkout as root } from '../house/sources.mjs';
import { SCREENS, SHARED_MODULES } from '../shared-modules.mjs';

const SKIPPED = new Set(['node_modules', '.build', 'dist', 'e2e', 'bench', 'gallery']);
const CONTRACT = 'shared/contract';
/** What every build is made by, and what the gate writes into the entry of a remote. */
const configuration = [
  'pnpm-lock.yaml',
  'shared/build/bundle',
  'shared/build/shared-modules.mjs',
  'shared/build/check/remote-gate.mjs',
  'shared/build/check/messages.mjs',
  'shared/build/surface/uses.mjs',
];
/** What the derived files are written by. */
const DERIVING = [
  'scripts/write-derived.ts',
  'scripts/screen-entries.ts',
  'src/derive-access.ts',
  'src/derive-calls.ts',
].map((file) => path.join(CONTRACT, file));
/** The shapes that the declarations of a remote are checked by. */
const MANIFEST = 'shared/platform/src/manifest';

/** The derived file that a change of any area can change. */
export const ACCESS_TABLE = path.join(CONTRACT, 'derived/access-table.ts');

const lent = new Set(SHARED_MODULES.map(({ name }) => name));
let workspace;
const packages = () => (workspace ??= readPackages());
const packageAt = (dir) => packages().find((one) => one.dir === dir);

/** Whether the app finds the module in the page instead of containing it. */
const isTaken = (app, name) => app.startsWith('mf-') && lent.has(name);

/** The packages that the build of an app contains, and those it takes from the page. */
function packagesOf(app) {
  const inside = new Set([app]);
  const taken = new Set();
  for (const dir of inside)
    for (const name of Object.keys(packageAt(dir).dependencies ?? {})) {
      const other = packages().find((one) => one.name === name);
      if (other) (isTaken(app, name) ? taken : inside).add(other.dir);
    }
  return { inside, taken };
}

/** The area that a file of the contract lies in, and what is derived from it; a file outside the areas stands for itself. */
function partOf(file) {
  const [, area] = file.match(`^${CONTRACT}/(?:src|derived/calls)/([\\w-]+)(?:/|\\.js$)`) ?? [];
  const isDerived = file.startsWith(`${CONTRACT}/derived/`);
  return area ? [path.join(CONTRACT, 'src', area), ...(isDerived ? [file] : [])] : [file];
}

/** What a browser's build contains of the contract and of packages whose entry the page has. */
function reachedBy(app) {
  const reached = reachedFrom(packageAt(app), {
    root,
    packages: packages(),
    isTaken: (specifier) => isTaken(app, specifier),
    conditions: [SCREENS],
  });
  // These stand between an import and the derived calls: what they hand on is reached by itself.
  return reached.filter((file) => !file.startsWith(`${CONTRACT}/derived/screens/`));
}

const inputs = new Map();

function workOutInputs(app) {
  const { inside, taken } = packagesOf(app);
  const described = [...inside, ...taken].map((dir) => path.join(dir, 'package.json'));
  if (app === 'mock-api') return [...inside, ...configuration];
  const reached = reachedBy(app);
  const ofContract = reached.filter((file) => file.startsWith(`${CONTRACT}/`));
  return [
    ...[...inside].filter((dir) => dir !== CONTRACT),
    ...described,
    ...ofContract.flatMap(partOf),
    ...(ofContract.some((file) => file.includes('/derived/')) ? DERIVING : []),
    ...reached.filter((file) => [...taken].some((dir) => dir !== CONTRACT && file.startsWith(`${dir}/`))),
    // What an own page is drawn with is built into a remote, with the kit's texts.
    ...(reached.includes('shared/kit/src/messages.ts') ? ['shared/kit/messages'] : []),
    ...(app.startsWith('mf-') ? [MANIFEST] : []),
    ...configuration,
  ];
}

/** The files and folders that the build of `app` (`shell`, `mock-api`, `mf-*`) contains, from the root. */
function inputsOf(app) {
  if (!inputs.has(app)) inputs.set(app, [...new Set(workOutInputs(app))].sort());
  return inputs.get(app);
}

/** Whether a change of the file, a path from the root, changes the stamp of `app`. */
export function isInput(app, file) {
  const within = (input) => file === input || file.startsWith(`${input}/`);
  return !isTest(file) && !file.split('/').some((part) => SKIPPED.has(part)) && inputsOf(app).some(within);
}

/** The remotes that a change of these files, paths from the root, stamps anew. */
export function restampedBy(changed) {
  const remotes = packages()
    .map(({ dir }) => dir)
    .filter((dir) => dir.startsWith('mf-'));
  return remotes.sort().filter((app) => changed.some((file) => isInput(app, file)));
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
  const hash = createHash('sha256');
  const files = inputsOf(app).flatMap((input) => filesOf(path.join(root, input)));
  for (const file of new Set(files))
    hash.update(path.relative(root, file)).update('\0').update(read(file)).update('\0');
  return hash.digest('hex').slice(0, 10);
}
