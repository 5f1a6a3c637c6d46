// A handler of the server is exported under the name of the call it answers and lies in a file of that name.
import path from 'node:path';
import { parse } from './sources.mjs';

/** The name of a file whose export has this name. */
export const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The exported constants of a file that are made by `read({ call })`, `write({ call })` and their siblings: `{ name, call }`. */
function handlersIn(body) {
  const callNames = new Map();
  for (const item of body.filter(({ type }) => type === 'ImportDeclaration'))
    for (const { local, imported } of item.specifiers) callNames.set(local.value, (imported ?? local).value);
  return body
    .filter(
      ({ type, declaration }) => type === 'ExportDeclaration' && declaration.type === 'VariableDeclaration',
    )
    .flatMap(({ declaration }) => declaration.declarations)
    .flatMap(({ id, init }) => {
      const argument = init?.type === 'CallExpression' ? init.arguments[0]?.expression : undefined;
      const properties = argument?.type === 'ObjectExpression' ? argument.properties : [];
      const call = properties.map((one) =>
        one.key?.value === 'call' ? one.value?.value : one.value === 'call' ? 'call' : undefined,
      );
      return call.filter(Boolean).map((local) => ({ name: id.value, call: callNames.get(local) ?? local }));
    });
}

/** The handlers whose export or file is named otherwise than their call, one line each. */
export function misnamedHandlers(pack, root) {
  return pack.files
    .filter((file) => /\/src\/.*(?<!\.test)\.ts$/.test(file))
    .flatMap((file) =>
      handlersIn(parse(root, file).body)
        .filter(({ name, call }) => name !== call || path.basename(file, '.ts') !== kebab(call))
        .map(({ name, call }) => `${file}: ${name} answers ${call}`),
    );
}
