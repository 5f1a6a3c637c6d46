// The names that a file imports and exports.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from './sources.mjs';

const isCode = (file) => /\.(tsx?|m?js)$/.test(file);

/** The names that an import asks for; undefined where it takes the whole module, an empty list where it takes types that are not asked for. */
function namesAsked({ typeOnly, specifiers }, types) {
  if (typeOnly && !types) return [];
  // It runs a module, and asks for none of its names.
  if (specifiers.length === 0) return types ? [] : undefined;
  const values = specifiers.filter(({ isTypeOnly }) => types || !isTypeOnly);
  if (values.some(({ type }) => type === 'ImportNamespaceSpecifier')) return undefined;
  return values.map(({ type, imported, local }) =>
    type === 'ImportDefaultSpecifier' ? 'default' : (imported ?? local).value,
  );
}

function namesBound(pattern) {
  if (pattern.type === 'Identifier') return [pattern.value];
  if (pattern.type === 'ArrayPattern') return pattern.elements.filter(Boolean).flatMap(namesBound);
  return pattern.properties.flatMap(({ key, value }) => (value?.type ? namesBound(value) : [key.value]));
}

/** What a file declares and exports itself. */
function declaredBy({ type, declaration, specifiers = [], source }) {
  if (type.startsWith('ExportDefault')) return ['default'];
  if (type === 'ExportDeclaration')
    return (
      declaration.declarations?.flatMap(({ id }) => namesBound(id)) ?? [
        (declaration.identifier ?? declaration.id)?.value,
      ]
    );
  if (type !== 'ExportNamedDeclaration') return [];
  return specifiers
    .filter((one) => !source || one.type === 'ExportNamespaceSpecifier')
    .map(({ exported, orig, name }) => (exported ?? orig ?? name).value);
}

/** What a file hands on from another one under a name of its own. */
function handedOn({ typeOnly, specifiers, source }, types) {
  return specifiers
    .filter(({ type, isTypeOnly }) => type === 'ExportSpecifier' && (types || (!typeOnly && !isTypeOnly)))
    .map(({ orig, exported }) => ({ name: (exported ?? orig).value, from: source.value, asked: orig.value }));
}

/** `a` of `a` and of `a: b`. */
const nameOf = (part) => part.trim().split(':')[0].trim();

/** The imports and exports of a file, with `types` those of types too. Paths of `import()` stand in the text as they are written. */
export function outlineOf(root, file, { types = false, body } = {}) {
  if (!isCode(file)) return { imports: [], own: new Set(), through: [], stars: [] };
  body ??= parse(root, file).body;
  const text = readFileSync(path.join(root, file), 'utf8');
  const lazy = text.matchAll(/\bimport\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g);
  // Scripts take sources in by tsx: `const { labelKeys } = await tsImport('…')`.
  const compiled = text.matchAll(/const \{([^}]+)\} = await tsImport\(\s*'([^']+)'/g);
  const exported = body.filter(({ type, source }) => type === 'ExportNamedDeclaration' && source);
  return {
    imports: [
      ...body
        .filter(({ type }) => type === 'ImportDeclaration')
        .map((one) => ({ from: one.source.value, names: namesAsked(one, types) })),
      ...exported
        .filter(({ specifiers }) => specifiers.some(({ type }) => type === 'ExportNamespaceSpecifier'))
        .map(({ source }) => ({ from: source.value, names: undefined })),
      ...[...lazy].map(([, from]) => ({ from, names: undefined })),
      ...[...compiled].map(([, names, from]) => ({ from, names: names.split(',').map(nameOf) })),
    ],
    own: new Set(body.flatMap(declaredBy)),
    through: exported.flatMap((one) => handedOn(one, types)),
    stars: body.filter(({ type }) => type === 'ExportAllDeclaration').map(({ source }) => source.value),
  };
}
