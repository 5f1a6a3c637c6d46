// The packages of the workspace, their source files and what each file imports, read by swc's parser.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/** The folder of the checkout. */
export const checkout = path.resolve(import.meta.dirname, '../../..');
const GENERATED = /(^|\/)(node_modules|dist|derived|\.build|\.git)$/;

/** Tests, stories and the code around them: they import what they test and stand in no order. */
export const isTest = (file) =>
  /\.(test|stories)\.tsx?$|\/(e2e|every-call|gallery|histories|walks)\//.test(file);

const below = (root, dir) =>
  readdirSync(path.join(root, dir), { withFileTypes: true }).flatMap((item) => {
    const place = path.posix.join(dir, item.name);
    if (item.isDirectory()) return GENERATED.test(place) ? [] : below(root, place);
    return /\.(tsx?|mjs|cjs)$/.test(item.name) ? [place] : [];
  });

/** Every package: its folder, its manifest and its source files, paths from the root. */
export function readPackages(root = checkout) {
  const inside = (parent) =>
    readdirSync(path.join(root, parent)).map((name) => path.posix.join(parent, name));
  const manifest = (dir) => path.join(root, dir, 'package.json');
  return [...inside('shared'), ...inside('.')]
    .filter((dir) => existsSync(manifest(dir)))
    .map((dir) => ({ dir, ...JSON.parse(readFileSync(manifest(dir), 'utf8')), files: below(root, dir) }));
}

/** The syntax tree of a file. */
export function parse(root, file) {
  const options = { syntax: 'typescript', tsx: !file.endsWith('.ts'), target: 'es2022' };
  return parseSync(readFileSync(path.join(root, file), 'utf8'), options);
}

/** The text of a string or of a template without holes; anything else is undefined. */
function textOf(node) {
  if (node?.type === 'StringLiteral') return node.value;
  return node?.type === 'TemplateLiteral' && node.quasis.length === 1 ? node.quasis[0].cooked : undefined;
}

/** The node that says what is imported, of a node that imports: a declaration, a type, `import x = require()`, `import()`, `require()`. */
function importedBy({ type, source, argument, expression, callee, arguments: given }) {
  if (/^(Import|Export(Named|All)?)Declaration$/.test(type) && source) return [source];
  if (type === 'TsImportType') return [argument];
  if (type === 'TsExternalModuleReference') return [expression];
  const calls = type === 'CallExpression' && (callee.type === 'Import' || callee.value === 'require');
  return calls ? [given[0]?.expression] : [];
}

/** What the code below a node imports: each specifier, undefined where it is computed. */
export function specifiersOf(node) {
  if (node === null || typeof node !== 'object') return [];
  return [...importedBy(node).map(textOf), ...Object.values(node).flatMap(specifiersOf)];
}

/** The place of this package that a specifier leads to, a path from the root; undefined for one that names another package. */
export function placeOf({ dir }, file, specifier) {
  if (specifier.startsWith('#')) return `${dir}/src/${specifier.slice(1)}`;
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : undefined;
}

/** The target of an entry: under the first of its conditions that is asked for, or by default. */
function targetOf(target, conditions) {
  if (typeof target === 'string') return target;
  const [, chosen] =
    Object.entries(target).find(([name]) => name === 'default' || conditions.includes(name)) ?? [];
  return chosen;
}

/** The file that an entry of a package leads to, a path from the root; undefined where the package has no such entry. */
export function entryOf({ dir, name, exports = {} }, specifier, conditions = []) {
  const entry = `.${specifier.slice(name.length)}`;
  for (const [key, target] of Object.entries(exports)) {
    const place = targetOf(target, conditions);
    const [before, after] = key.split('*');
    if (key === entry) return path.posix.join(dir, place);
    if (after !== undefined && entry.startsWith(before))
      return path.posix.join(dir, place.replace('*', entry.slice(before.length)));
  }
  return undefined;
}
