// The unit tests a change touches: those that import a changed file, through however many others.
// What they reach by another way is added by package: texts, migrations and templates are read from disk, the build makes the tests themselves.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkout, entryOf, parse, placeOf, readPackages, specifiersOf } from '../house/sources.mjs';

const isUnitTest = (file) => /\.test\.tsx?$/.test(file) && !file.includes('/e2e/');
const isSource = (file) => /\.(tsx?|mjs|cjs)$/.test(file);
/** Whatever runs every test, and what every package is made of. */
const ofAll = (file) => /^(pnpm-(lock|workspace)\.yaml|package\.json|shared\/build\/(?!src\/).*)$/.test(file);

const linesOf = (root, ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Whether what the access table is derived from was changed since `base`: that file is not in git, and holds a line of every call. */
export function isAccessChanged(base, root = checkout) {
  const [from] = linesOf(root, 'merge-base', base, 'HEAD');
  const lines = linesOf(root, 'diff', '--unified=0', from, '--', 'shared/contract/src/*.ts');
  const added = linesOf(root, 'ls-files', '--others', '--exclude-standard', '--', 'shared/contract/src');
  return (
    added.length > 0 || lines.some((line) => /^[+-].*\b(access|effect|whenClosed|endpoint\()/.test(line))
  );
}

/** The files changed since `base`, committed or not, paths from the root. */
export function changedFiles(base, root = checkout) {
  const git = (...args) => linesOf(root, ...args);
  const [from] = git('merge-base', base, 'HEAD');
  return [
    ...new Set([...git('diff', '--name-only', from), ...git('ls-files', '--others', '--exclude-standard')]),
  ];
}

/** Which files import each file. */
function importersOf(root, packages) {
  const importers = new Map();
  for (const pack of packages) {
    for (const file of pack.files) {
      for (const specifier of specifiersOf(parse(root, file).body).filter(Boolean)) {
        const other = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
        const place = placeOf(pack, file, specifier) ?? (other && entryOf(other, specifier));
        if (place) importers.set(place, [...(importers.get(place) ?? []), file]);
      }
    }
  }
  return importers;
}

/** The unit tests touched by a change of these files. */
export function touchedTests(changed, root = checkout) {
  const packages = readPackages(root);
  const tests = packages.flatMap(({ files }) => files.filter(isUnitTest));
  if (changed.some(ofAll)) return tests;
  const importers = importersOf(root, packages);
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  const read = changed.filter((file) => !isSource(file) && !file.endsWith('.md'));
  const whole = packages.filter(({ dir }) => dir !== '.' && read.some((file) => file.startsWith(`${dir}/`)));
  return tests.filter((file) => reached.has(file) || whole.some(({ dir }) => file.startsWith(`${dir}/`)));
}

/** Of the changed files those that are still there. */
export const stillThere = (files, root = checkout) =>
  files.filter((file) => existsSync(path.join(root, file)));
