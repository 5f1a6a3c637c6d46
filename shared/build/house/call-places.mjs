// A call lies under the same area and capability on both floors: its declaration in the contract and its handler in the server.
import path from 'node:path';
import { kebab } from './handler-names.mjs';
import { parse } from './sources.mjs';

const FLOORS = ['shared/contract', 'mock-api'];

const propertiesOf = (init) => init?.arguments?.[0]?.expression.properties ?? [];
const exported = ({ body }) =>
  body
    .filter(({ type, declaration }) => type === 'ExportDeclaration' && declaration.declarations)
    .flatMap(({ declaration }) => declaration.declarations);

/** Which calls of a declaration that makes several at once write. */
const WRITES = {
  report: ['mail'],
  reportFiles: ['mail'],
  datedSetting: ['change', 'remove'],
  datedValues: [],
};

/**
 * The calls that a module declares: `export const getProjects = endpoint({ effect: 'read', … })`, and those of a report or a setting: `export const {
 * read: getOvertime, change: updateOvertime } = datedSetting({ … })`.
 */
function callsIn(module) {
  return exported(module).flatMap(({ id, init }) => {
    const made = init?.callee?.value;
    if (made === 'reportMail') return [{ name: id.value, effect: 'write' }];
    if (made in WRITES)
      return id.properties.map(({ key, value }) => ({
        name: value.value,
        effect: WRITES[made].includes(key.value) ? 'write' : 'read',
      }));
    if (made !== 'endpoint') return [];
    const effect = propertiesOf(init).find(({ key }) => key?.value === 'effect')?.value.value;
    return [{ name: id.value, effect }];
  });
}

/** The calls that `report({ calls: { pdf }, rows: { call } })` or `datedSetting({ calls: { read, change } })` answers in a file of the server. */
function declaredCallsIn(module) {
  const own = module.body.filter(({ type }) => type === 'VariableDeclaration');
  return [...exported(module), ...own.flatMap(({ declarations }) => declarations)]
    .filter(({ init }) => init?.callee?.value in WRITES)
    .flatMap(({ init }) => propertiesOf(init))
    .filter(({ key }) => key?.value === 'calls' || key?.value === 'rows')
    .flatMap(({ key, value }) =>
      value.properties.filter((part) => key.value === 'calls' || part.key?.value === 'call'),
    )
    .map(({ value }) => value.value);
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
    filesOf(server).flatMap((file) => {
      const names =
        path.basename(file) === 'calls.ts'
          ? declaredCallsIn(parse(root, file)).map(kebab)
          : [path.basename(file, '.ts')];
      return names.map((name) => [name, placeOf(file, server)]);
    }),
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
