// A call lies under the same area and capability on both floors: its declaration in the contract and its handler in the server.
import path from 'node:path';
import { kebab } from './handler-names.mjs';
import { parse } from './sources.mjs';

const FLOORS = ['shared/contract', 'mock-api'];

/** The calls that a module declares: `export const getProjects = endpoint({ effect: 'read', … })`. */
function callsIn({ body }) {
  return body
    .filter(({ type, declaration }) => type === 'ExportDeclaration' && declaration.declarations)
    .flatMap(({ declaration }) => declaration.declarations)
    .filter(({ init }) => init?.callee?.value === 'endpoint')
    .map(({ id, init }) => {
      const properties = init.arguments[0]?.expression.properties ?? [];
      const effect = properties.find(({ key }) => key?.value === 'effect')?.value.value;
      return { name: id.value, effect };
    });
}

/**
 * `area/capability` of a file: the first two folders below `src`. What lies directly in an area of the contract is named by its file, and in the server by its
 * area: `documents/documents.ts` declares what `documents/get-documents.ts` answers.
 */
function placeOf(file, floor) {
  const [area, ...rest] = file.slice(`${floor}/src/`.length).split('/');
  if (rest.length > 1) return `${area}/${rest[0]}`;
  return `${area}/${floor === FLOORS[0] ? path.basename(file, '.ts') : area}`;
}

/** Every call: its name and effect, its place in the contract and that of its handler, undefined where no file has its name. */
export function callPlaces(packages, root) {
  const filesOf = (floor) => {
    const files = packages.find(({ dir }) => dir === floor)?.files ?? [];
    return files.filter((file) => /\/src\/[^/]+\/.*(?<!\.test)\.ts$/.test(file));
  };
  const [contract, server] = FLOORS;
  const handlers = new Map(
    filesOf(server).map((file) => [path.basename(file, '.ts'), placeOf(file, server)]),
  );
  return filesOf(contract).flatMap((file) =>
    callsIn(parse(root, file)).map((call) => ({
      ...call,
      contract: placeOf(file, contract),
      server: handlers.get(kebab(call.name)),
    })),
  );
}

/** The calls whose handler lies in another area or capability than their declaration, one sentence each. */
export function placeFaults(packages, root) {
  return callPlaces(packages, root)
    .filter(({ contract, server }) => contract !== server)
    .map(({ name, contract, server }) =>
      server
        ? `${name} is declared in ${contract} and answered in ${server}`
        : `${name} is declared in ${contract} and answered by no file of its name`,
    );
}
