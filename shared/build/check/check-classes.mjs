// `pnpm check:classes`: a class that a stylesheet has is used by a source, and a class that a source gives to an element has a style or is looked up by code.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from '@swc/core';
import { checkout, isTest, readPackages } from '../house/sources.mjs';

/** Names that libraries give. */
const FOREIGN = /^ant-/;
const CLASS = /\.([a-zA-Z][\w-]*)/g;

/** The classes that the selectors of a stylesheet name. */
function classesStyled(css) {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)\{/g);
  const selectors = [...rules].map(([, before]) => before).filter((before) => !before.trim().startsWith('@'));
  return new Set(selectors.flatMap((one) => [...one.matchAll(CLASS)].map(([, name]) => name)));
}

const words = (text) => text.split(/\s+/).filter(Boolean);

/** The names in strings and templates below a node; a name that a hole goes on with is `start-*`. */
function namesBelow(node) {
  if (node === null || typeof node !== 'object') return [];
  if (node.type === 'StringLiteral') return words(node.value);
  if (node.type !== 'TemplateLiteral') return Object.values(node).flatMap(namesBelow);
  const texts = node.quasis.map(
    ({ cooked }, at) => `${at > 0 ? '*' : ''}${cooked}${at < node.quasis.length - 1 ? '*' : ''}`,
  );
  return [
    ...texts.flatMap(words).filter((name) => !name.startsWith('*')),
    ...node.expressions.flatMap(namesBelow),
  ];
}

/** What follows `className=` in a source, node by node. */
function classNamesBelow(node) {
  if (node === null || typeof node !== 'object') return [];
  const own = node.type === 'JSXAttribute' && node.name.value === 'className' ? namesBelow(node.value) : [];
  return [...own, ...Object.values(node).flatMap(classNamesBelow)];
}

const parsed = (source) => parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' });

/** The classes that a source gives to its elements. */
const classesGiven = (source) =>
  new Set(classNamesBelow(parsed(source)).filter((name) => name.includes('-')));

/** Every name of a source that may be a class: also those put together elsewhere, or looked up. */
const namesIn = (source) =>
  new Set([...source.matchAll(/[a-zA-Z][\w-]*(?:\$\{)?/g)].map(([name]) => name.replace('${', '*')));

const startsOf = (names) => [...names].filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
const isIn = (name, names, starts) =>
  names.has(name) || starts.some((start) => start && name.startsWith(start));

/** One sentence for each class that only one side has. */
export function classFaults(styles, sources) {
  const styled = new Map(
    Object.entries(styles).flatMap(([file, css]) => [...classesStyled(css)].map((name) => [name, file])),
  );
  const named = new Set(Object.values(sources).flatMap((source) => [...namesIn(source)]));
  const starts = startsOf(named).filter((start) => start.endsWith('-'));
  const looked = new Set(
    Object.values(sources).flatMap((source) => [...source.matchAll(CLASS)].map(([, name]) => name)),
  );
  const dead = [...styled]
    .filter(([name]) => !FOREIGN.test(name) && !isIn(name, named, starts))
    .map(([name, file]) => `${file}: no source uses .${name}`);
  const bare = Object.entries(sources)
    .filter(([file]) => file.endsWith('.tsx'))
    .flatMap(([file, source]) =>
      [...classesGiven(source)]
        .filter((name) => !styled.has(name) && !looked.has(name) && !FOREIGN.test(name))
        .filter(
          (name) =>
            !(name.endsWith('*') && [...styled.keys()].some((one) => one.startsWith(name.slice(0, -1)))),
        )
        .map((name) => `${file}: no stylesheet has .${name}`),
    );
  return [...dead, ...bare];
}

const read = (files) =>
  Object.fromEntries(files.map((file) => [file, readFileSync(path.join(checkout, file), 'utf8')]));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sheets = execFileSync('git', ['ls-files', '*.css'], { cwd: checkout, encoding: 'utf8' }).split('\n');
  const styles = read(sheets.filter((file) => file.includes('/src/')));
  const files = readPackages().flatMap((pack) => pack.files);
  const sources = read(files.filter((file) => /\.tsx?$/.test(file) && /\/src\//.test(file) && !isTest(file)));
  const faults = classFaults(styles, sources);
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0
      ? `classes: ${Object.keys(styles).length} stylesheets`
      : `classes: ${faults.length} fault(s)`,
  );
  process.exit(faults.length === 0 ? 0 : 1);
}
