// The one table of modules that live once in the page: the shell provides them, remotes take them (`import: false`), the gate compares versions.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * `name`: what sources import, and what `shell/src/provided/lent-modules.ts` lends. `provided`: the shell's module that stands for a package
 * whose whole is much larger than what is used; it names the exports there are. `lent`: the same for remotes only; the shell imports the package.
 * `parts`: an entry of the package with the same names, of which some come later. `late`: the shell's module that stands for the package and comes
 * into the page when a screen needs it first; no file of a first page may. `own`: lent on the own page of an employee as well, which has nothing else of these.
 */
export const SHARED_MODULES = [
  { name: 'react', own: true },
  { name: 'react/jsx-runtime', own: true },
  { name: 'react/jsx-dev-runtime', own: true },
  { name: 'react-dom', own: true },
  { name: 'react-router-dom', provided: 'src/provided/react-router-dom.ts', own: true },
  { name: '@tanstack/react-query', own: true },
  { name: 'i18next', own: true },
  { name: 'react-i18next', lent: 'src/provided/react-i18next.ts', own: true },
  { name: 'zustand' },
  { name: 'zustand/vanilla' },
  { name: 'zod', late: 'src/provided/zod.ts' },
  { name: '@paga/kit', parts: '@paga/kit/in-parts' },
  { name: '@paga/platform' },
  { name: '@paga/client', own: true },
];

/** Packages no remote may bundle: they are inside the kit, or shared. */
export const NOT_IN_A_REMOTE = [
  'antd',
  '@ant-design/icons',
  '@rc-component',
  ...SHARED_MODULES.map((row) => row.name),
];

const shellDir = path.resolve(import.meta.dirname, '../../shell');

function entryOf(appDir, name) {
  try {
    return createRequire(path.join(appDir, 'package.json')).resolve(name);
  } catch {
    return undefined;
  }
}

/** The version of a package (or of one of its sub-paths) as an app resolves it; undefined when the app does not depend on it. */
export function resolvedVersion(appDir, shared) {
  const name = shared.split('/', shared.startsWith('@') ? 2 : 1).join('/');
  const entry = entryOf(appDir, name);
  if (!entry) return undefined;
  let dir = path.dirname(entry);
  for (;;) {
    try {
      const description = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
      if (description.name === name && description.version) return description.version;
    } catch {
      // Not the package's own folder yet.
    }
    const parent = path.dirname(dir);
    if (parent === dir) throw new Error(`${name} is not installed for ${appDir}`);
    dir = parent;
  }
}

/** What a remote takes from the page: the `shared` option of its federation plugin. */
export function takenModules(appDir) {
  const rows = SHARED_MODULES.map(({ name }) => {
    const version = resolvedVersion(appDir, name) ?? resolvedVersion(shellDir, name);
    return [name, { singleton: true, version, requiredVersion: `^${version}`, import: false }];
  });
  return Object.fromEntries(rows);
}

/** The versions of the packages that a remote was built with and is lent, by name; what lies below one has its version. */
export function builtWith(appDir) {
  const packages = SHARED_MODULES.filter(
    ({ name }) => !name.startsWith('@paga/') && !/^[^@/]+\/./.test(name),
  );
  return Object.fromEntries(
    packages.map(({ name }) => [name, resolvedVersion(appDir, name) ?? resolvedVersion(shellDir, name)]),
  );
}

/** The version of each module the shell lends. */
export function lentVersions(appDir) {
  return Object.fromEntries(SHARED_MODULES.map(({ name }) => [name, resolvedVersion(appDir, name)]));
}

/** What a shell says of itself to who publishes a remote beside it. */
export const pageVersions = (appDir) => ({
  kit: resolvedVersion(appDir, '@paga/kit'),
  platform: resolvedVersion(appDir, '@paga/platform'),
  lent: lentVersions(appDir),
});

/** Packages of which the shell itself uses the module that stands for them. */
export function providedAliases(appDir) {
  const rows = SHARED_MODULES.filter(({ provided, late, parts }) => provided ?? late ?? parts);
  return Object.fromEntries(
    rows.map(({ name, provided, late, parts }) => [`${name}$`, parts ?? path.join(appDir, provided ?? late)]),
  );
}

/** The file that stands for a package of ours in the shell. */
export function lentFile(appDir, name) {
  return entryOf(appDir, SHARED_MODULES.find((row) => row.name === name)?.parts ?? name);
}

/** The condition under which a browser's build finds the entries of the contract: derived calls instead of declarations with their schemas. */
export const SCREENS = 'screens';

const asks = (module, name) =>
  module.includes(`consume shared module (default) ${name}@`) || module.includes(`/node_modules/${name}/`);

/** Of the modules of a remote's part of an own page, by their names, those that ask for what is not lent there: of the kit, antd comes with it. */
export function notLentToOwn(moduleNames) {
  const kept = SHARED_MODULES.filter((row) => !row.own).map(({ name }) => name);
  return moduleNames.filter((module) => kept.some((name) => asks(module, name)));
}

/** Of the modules of a first page, by their names, those that ask for a package which comes later. */
export function lateAtFirst(moduleNames) {
  const late = SHARED_MODULES.filter((row) => row.late).map(({ name }) => name);
  return moduleNames.filter((module) => late.some((name) => asks(module, name)));
}
