// The packages of the workspace, their source files and what each file imports, read by swc's parser.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/** The folder of the checkout. */
export const checkout = path.resolve(import.meta.dirname, '../../..');
const GENERATED = /(^|\/)(node_modules|dist|\.build|\.git)$/;

/** Tests, stories and the code around them: they import what they test and stand in no order. */
export const isTest = (file) => /\.(test|stories)\.tsx?$|\/(e2e|every-call|gallery)\//.test(file);

const below = (root, dir) =>
  readdirSync(path.join(root, dir), { withFileTypes: true }).flatMap((item) => {
    const place = path.posix.join(dir, item.name);
    if (item.isDirectory()) return GENERATED.test(place) ? [] : below(root, place);
    return /\.(tsx?|mjs|cjs)$/.test(item.name) ? [place] : [];
  });

/** Every package: its folder, its manifest and its source files, paths from the root. */
export function readPackages(root = checkout) {
  const folders = ['shared', '.'].flatMap((parent) =>
    readdirSync(path.join(root, parent)).map((name) => path.posix.join(parent, name)),
  );
  return folders
    .filter((dir) => existsSync(path.join(root, dir, 'package.json')))
    .map((dir) => ({
      dir,
      ...JSON.parse(readFileSync(path.join(root, dir, 'package.json'), 'utf8')),
      files: below(root, dir),
    }));
}

/** The syntax tree of a file. */
export function parse(root, file) {
  const syntax = { syntax: 'typescript', tsx: !file.endsWith('.ts') };
  return parseSync(readFileSync(path.join(root, file), 'utf8'), { ...syntax, target: 'es2022' });
}

/** The text of a string or of a template without holes; anything else is undefined. */
function textOf(node) {
  if (node?.type === 'StringLiteral') return node.value;
  return node?.type === 'TemplateLiteral' && node.quasis.length === 1 ? node.quasis[0].cooked : undefined;
}

/** What a file imports, statically, by `import()`, `require` or as a type: the specifier, undefined where it is computed. */
export function specifiersOf(node, found = []) {
  if (Array.isArray(node)) for (const item of node) specifiersOf(item, found);
  else if (node && typeof node === 'object') {
    if (/^(Import|Export(Named|All)?)Declaration$/.test(node.type) && node.source)
      found.push(textOf(node.source));
    else if (node.type === 'TsImportType') found.push(textOf(node.argument));
    else if (node.type === 'TsExternalModuleReference') found.push(textOf(node.expression));
    else if (
      node.type === 'CallExpression' &&
      (node.callee.type === 'Import' || node.callee.value === 'require')
    )
      found.push(textOf(node.arguments[0]?.expression));
    for (const value of Object.values(node))
      if (value && typeof value === 'object') specifiersOf(value, found);
  }
  return found;
}

/** The place of this package that a specifier leads to, a path from the root; undefined for one that names another package. */
export function placeOf({ dir }, file, specifier) {
  if (specifier.startsWith('#')) return `${dir}/src/${specifier.slice(1)}`;
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : undefined;
}
