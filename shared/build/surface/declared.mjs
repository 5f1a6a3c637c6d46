// The declaration files of a workspace's packages: what each declares and hands on, and where a name leads.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { entryOf, parse, placeOf } from '../house/sources.mjs';

const TYPES = '.build/types';
const nameOf = (node) => node.value;

function declarationsIn(node) {
  if (node.type === 'VariableDeclaration')
    return node.declarations.map((one) => [nameOf(one.id), { ...one, type: 'VariableDeclarator' }]);
  const id = node.id ?? node.identifier;
  return id?.type === 'Identifier' ? [[nameOf(id), node]] : [];
}

/** What one file declares by name (overloads together), imports, exports, hands on whole, and adds to modules of others. */
function readDeclarations(root, file) {
  const found = { own: new Map(), imports: new Map(), exports: new Map(), stars: [], augments: [] };
  const declare = (node) => {
    const names = declarationsIn(node);
    for (const [name, one] of names) found.own.set(name, [...(found.own.get(name) ?? []), one]);
    return names.map(([name]) => name);
  };
  const exported = (specifiers, from) => {
    for (const { type, orig, exported: as, name } of specifiers) {
      if (type === 'ExportNamespaceSpecifier') found.exports.set(nameOf(name), { from, name: '*' });
      else found.exports.set(nameOf(as ?? orig), { from, name: nameOf(orig) });
    }
  };
  for (const node of parse(root, file).body)
    if (node.type === 'ImportDeclaration')
      for (const { type, local, imported } of node.specifiers) {
        const other = { ImportDefaultSpecifier: 'default', ImportNamespaceSpecifier: '*' }[type];
        found.imports.set(nameOf(local), {
          from: node.source.value,
          name: other ?? nameOf(imported ?? local),
        });
      }
    else if (node.type === 'ExportDeclaration')
      for (const name of declare(node.declaration)) found.exports.set(name, { name });
    else if (node.type === 'ExportNamedDeclaration') exported(node.specifiers, node.source?.value);
    else if (node.type === 'ExportAllDeclaration') found.stars.push(node.source.value);
    else if (node.type === 'TsModuleDeclaration' && node.id.type === 'StringLiteral')
      found.augments.push(node);
    else declare(node);
  return found;
}

const inTypes = (dir, source) => path.posix.join(dir, TYPES, source.replace(/\.tsx?$/, '.d.ts'));

/** The declaration file of a source, a path from the root. */
export const emitted = (file) => inTypes(...file.split(/\/(?=src\/)/));

/** The declarations below `root`; `packages` are those whose names lead into the workspace. */
export class Declarations {
  #read = new Map();
  #root;
  #packages;

  constructor({ root, packages }) {
    this.#root = root;
    this.#packages = packages;
  }

  inFile(file) {
    if (!this.#read.has(file)) this.#read.set(file, readDeclarations(this.#root, file));
    return this.#read.get(file);
  }

  /** The declaration file of a package's main entry. */
  entryOf(dir) {
    return inTypes(dir, this.#packages.find((one) => one.dir === dir).exports['.'].slice(2));
  }

  /** The declaration file a specifier leads to; undefined outside the workspace. */
  #fileOf(file, specifier) {
    const pack = this.#packages.find(({ dir }) => file.startsWith(`${dir}/`));
    const other = this.#packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
    const source = file.slice(`${pack.dir}/${TYPES}/`.length);
    const entry = other && entryOf(other, specifier);
    const inside = placeOf({ dir: '.' }, source, specifier);
    const place = entry
      ? inTypes(other.dir, path.posix.relative(other.dir, entry))
      : inside && inTypes(pack.dir, path.posix.normalize(inside));
    return place && existsSync(path.join(this.#root, place)) ? place : undefined;
  }

  /** Where an export of a file is declared: `{ file, name }`, or the module outside that has it. */
  exportOf(file, name, asked = new Set()) {
    if (asked.has(file)) return undefined;
    asked.add(file);
    const { own, exports, stars } = this.inFile(file);
    const handed = exports.get(name);
    if (handed?.from) return this.#through(file, handed, asked);
    if (handed) return own.has(handed.name) ? { file, name: handed.name } : this.localOf(file, handed.name);
    for (const star of stars) {
      const next = this.#fileOf(file, star);
      const found = next && this.exportOf(next, name, asked);
      if (found) return found;
    }
    return undefined;
  }

  #through(file, { from, name }, asked = new Set()) {
    const target = this.#fileOf(file, from);
    if (!target) return { outside: from, name };
    if (name === '*') return { file: target, name };
    return this.exportOf(target, name, asked) ?? { outside: from, name };
  }

  importedFrom(file, from, name) {
    return this.#through(file, { from, name });
  }

  /** What a name means in a file; undefined for a global or a parameter of a type. */
  localOf(file, name) {
    const { own, imports } = this.inFile(file);
    if (own.has(name)) return { file, name };
    const imported = imports.get(name);
    return imported && this.#through(file, imported);
  }

  /** Every name a file exports. */
  namesOf(file, seen = new Set()) {
    if (seen.has(file)) return [];
    seen.add(file);
    const { exports, stars } = this.inFile(file);
    const next = stars.map((star) => this.#fileOf(file, star)).filter(Boolean);
    const names = [...exports.keys(), ...next.flatMap((one) => this.namesOf(one, seen))];
    return [...new Set(names)].filter((name) => name !== 'default').sort();
  }
}
