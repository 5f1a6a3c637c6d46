// Exports that nobody imports. What only tests import has no user either, unless it stands where code of tests does.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { resolver } from './reach.mjs';
import { isTest } from './sources.mjs';

/** Code for tests that lies among the sources, or in a folder of its own. */
const HELPS_TESTS =
  /^shared\/testing\/|^shared\/build\/jest|[/.-](fixture|for-test)\.tsx?$|^shared\/payroll\/src\/check\/|^shared\/kit\/src\/(render-piece|story|data-table\/sample)\.tsx?$/;
/** They take modules whole to lend them, which uses none of their exports; what they export is lent. */
const LENDS_ALL = /^shell\/src\/provided\//;
/** What a page takes instead of an entry, with the same names. */
const TWINS = { 'shared/kit/src/index.ts': 'shared/kit/src/parts/in-parts.tsx' };
/** Exports that no import names: the build asks for them, or a path that is worked out. */
const ASKED_FOR =
  /^mf-[^/]+\/src\/index\.ts$|\/core\/offload\/from-sources\.mjs$|^shared\/build\/src\/|^shared\/testing\/src\/server\/bundled-programs\.ts$|\.fixture\.ts$/;

const ofTests = (file) => isTest(file) || HELPS_TESTS.test(file);

/** What the manifests of remotes name: `check/check.screen#CheckScreen` is an export of a file of theirs. */
function namedInManifests({ root, packages }, facts) {
  const named = [];
  for (const { dir } of packages.filter(({ dir }) => existsSync(path.join(root, dir, 'remote.json')))) {
    const text = readFileSync(path.join(root, dir, 'remote.json'), 'utf8');
    for (const [, module, name] of text.matchAll(/"([\w./-]+)#(\w+)"/g))
      for (const file of ['.ts', '.tsx'].map((end) => `${dir}/src/${module}${end}`))
        if (facts.has(file)) named.push([file, name]);
  }
  return named;
}

/** The names used in each file, as far as imports that `counts(file, target)` lets count say. */
function namesUsed(tree, facts, counts) {
  const resolve = resolver(tree);
  const outline = (file) => facts.get(file).outline;
  const used = new Map([...facts.keys()].map((file) => [file, new Set()]));
  function use(file, name) {
    const names = used.get(file);
    if (!names || names.has(name)) return;
    names.add(name);
    use(TWINS[file], name);
    const { own, through, stars } = outline(file);
    for (const one of through) if (one.name === name) use(resolve(file, one.from), one.asked);
    if (!own.has(name)) for (const star of stars) use(resolve(file, star), name);
  }
  function useAll(file) {
    if (!used.has(file)) return;
    for (const name of namesOf(outline(file))) use(file, name);
    for (const star of outline(file).stars) useAll(resolve(file, star));
  }
  for (const [
    file,
    {
      outline: { imports },
    },
  ] of facts) {
    for (const { from, names } of imports) {
      const target = resolve(file, from);
      if (!target || !counts(file, target)) continue;
      if (names === undefined) LENDS_ALL.test(file) || useAll(target);
      else for (const name of names) use(target, name);
    }
  }
  for (const [file, name] of namedInManifests(tree, facts)) use(file, name);
  // A tool asks for a default export.
  for (const file of facts.keys()) use(file, 'default');
  return used;
}

const namesOf = ({ own, through }) => [...own, ...through.map(({ name }) => name)];

/** The exports of scripts that their tests evaluate: `m.checkImports()`. */
function evaluated(root, facts) {
  const tests = [...facts.keys()].filter((file) => /^shared\/build\/src\/.*\.test\.ts$/.test(file));
  const texts = tests.map((file) => readFileSync(path.join(root, file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/\bm\.(\w+)/g)].map(([, name]) => name)));
}

/** Whether a file itself uses what it exports: beside its declaration the name stands in its code. */
function usesItself(root, file, name) {
  const code = readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return code.split(RegExp(`\\b${name}\\b`)).length > 2;
}

/** The exports of the tree without a user: `{ file, name }`. What a file uses itself may be exported for its test; what only a test uses may not be there. */
export function unusedExports(tree, facts) {
  const byAll = namesUsed(tree, facts, () => true);
  const bySources = namesUsed(tree, facts, (from, to) => !isTest(from) || ofTests(to));
  const ofScripts = evaluated(tree.root, facts);
  const isTested = (file, name) =>
    byAll.get(file).has(name) || (/^shared\/build\/.*\.mjs$/.test(file) && ofScripts.has(name));
  const isUsed = (file, own, name) =>
    bySources.get(file).has(name) ||
    (own.has(name) && isTested(file, name) && usesItself(tree.root, file, name));
  const asked = [...facts].filter(([file]) => !LENDS_ALL.test(file) && !ASKED_FOR.test(file));
  return asked.flatMap(([file, { outline }]) =>
    namesOf(outline)
      .filter((name) => name !== 'default' && !isUsed(file, outline.own, name))
      .map((name) => ({ file, name })),
  );
}

/** The same, one sentence each. */
export const unusedFaults = (tree, facts) =>
  unusedExports(tree, facts).map(({ file, name }) => `${file}: nobody imports ${name}`);
