// The one table of modules that live once in the page: the shell provides them, remotes take them (`import: false`), the gate compares versions.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * `name`: what sources import. `deep`: the package's sub-paths are shared too. `provided`: the shell's module that stands for a package
 * whose whole is much larger than what is used; it names the exports there are.
 */
export const SHARED_MODULES = [
  { name: 'react', deep: true },
  { name: 'react-dom', deep: true },
  { name: 'react-router-dom', provided: 'src/provided/react-router-dom.ts' },
  { name: '@tanstack/react-query' },
  { name: 'i18next' },
  { name: 'react-i18next' },
  { name: 'zustand', deep: true },
  { name: 'zod', provided: 'src/provided/zod.ts', names: 'src/provided/zod-names.ts' },
  { name: '@paga/kit' },
  { name: '@paga/platform' },
  { name: '@paga/client' },
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

/** The version of a package as an app resolves it; undefined when the app does not depend on it. */
export function resolvedVersion(appDir, name) {
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

/** The `shared` option of the federation plugin for the shell (`provides`) or for a remote. */
export function federationShared(appDir, provides) {
  const rows = SHARED_MODULES.flatMap(({ name, deep, provided }) => {
    const version = resolvedVersion(appDir, name) ?? resolvedVersion(shellDir, name);
    const own = provided ? { import: path.join(appDir, provided), shareKey: name } : {};
    const source = provides ? own : { import: false };
    const settings = { singleton: true, version, requiredVersion: `^${version}`, ...source };
    return [[name, settings], ...(deep ? [[`${name}/`, settings]] : [])];
  });
  return Object.fromEntries(rows);
}
