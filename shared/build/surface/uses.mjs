// What a remote's build uses of what the page lends it and of the API. Read from the build itself: a name that no code of the build asks for does not count.
import path from 'node:path';

/** The packages of ours that a page lends. */
const LENT = ['kit', 'platform', 'client'];
const EVERYTHING = 999_999;
const sorted = (names) => [...new Set(names)].sort();

function allModules(stats) {
  const { modules } = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    orphanModules: true,
    modulesSpace: EVERYTHING,
    nestedModulesSpace: EVERYTHING,
    usedExports: true,
    providedExports: true,
    reasons: true,
    source: true,
    ids: true,
  });
  return modules.flatMap((module) => [module, ...(module.modules ?? [])]);
}

/** The text at a place that the bundler names: `line:column-column`, from 1 and 0. */
function textAt(source, loc) {
  const [, line, from, to] = /^(\d+):(\d+)-(\d+)$/.exec(loc) ?? [];
  if (!line) throw new Error(`a use of a lent package stands at ${loc}`);
  // Of `Form.useForm` the first part is the name.
  return /^[\w$]+/.exec(source.split('\n')[line - 1].slice(from - 1, to - 1))?.[0];
}

/** The name that a package exports under, of a name that a file uses for it. */
function exportedName(source, name, from) {
  const imports = source.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g);
  for (const [, names, specifier] of imports)
    for (const one of specifier === from ? names.split(',') : []) {
      const [exported, local = exported] = one.trim().split(/\s+as\s+/);
      if (local === name) return exported;
    }
  throw new Error(`${name} is used of ${from}, but not imported by its name`);
}

/** The names of one lent package that code of the build asks for. */
function namesOf(name, modules, sources) {
  const from = `@paga/${name}`;
  const taken = modules.filter((module) =>
    module.name?.startsWith(`consume shared module (default) ${from}@`),
  );
  const reasons = taken.flatMap((module) => module.reasons);
  const handedOn = reasons.find(({ type, active }) => active && /^esm export/.test(type));
  if (handedOn)
    throw new Error(`${handedOn.resolvedModule} hands on ${from}: import the names where they are used`);
  const uses = reasons.filter(({ type, active }) => active && type === 'esm import specifier');
  return sorted(
    uses.map(({ resolvedModuleIdentifier, loc }) => {
      const source = sources.get(resolvedModuleIdentifier);
      return exportedName(source, textAt(source, loc), from);
    }),
  );
}

const CALL = /export const (\w+) = \{[^;]*?"?wire"?: ?WIRE(?: ?\+ ?"([^"]*)")?/g;

/** What the calls of a derived file say of the wire (`payroll/3;2`). */
function wireIn(source, calls) {
  const [, area] = /const WIRE = "([^"]+)"/.exec(source) ?? [];
  return [...source.matchAll(CALL)]
    .filter(([, name]) => area && calls.includes(name))
    .map(([, name, least = '']) => [name, area + least]);
}

/** What the build of a remote uses: names of kit, platform and client, the calls it can make, and what it says of the wire with each. */
export function usesIn(stats) {
  const modules = allModules(stats);
  const sources = new Map(
    modules.filter(({ source }) => source).map((one) => [one.identifier, String(one.source)]),
  );
  const derived = modules.filter(({ nameForCondition: file = '' }) =>
    /\/contract\/derived\/calls\/[\w-]+\.js$/.test(file),
  );
  const callsOf = ({ usedExports, providedExports }) =>
    Array.isArray(usedExports) ? usedExports : usedExports === false ? [] : providedExports;
  const wire = derived.flatMap((module) => wireIn(String(module.source ?? ''), callsOf(module)));
  return {
    ...Object.fromEntries(LENT.map((name) => [name, namesOf(name, modules, sources)])),
    calls: sorted(derived.flatMap(callsOf)),
    wire: Object.fromEntries(wire.sort()),
  };
}

/** What the build of a shell lends: the names of each package. `entryOf` gives the file that stands for one. */
export function lentNamesIn(stats, entryOf) {
  const modules = allModules(stats);
  const names = LENT.map((name) => {
    const entry = modules.find(
      ({ nameForCondition, providedExports }) =>
        nameForCondition && path.resolve(nameForCondition) === entryOf(`@paga/${name}`) && providedExports,
    );
    if (!entry) throw new Error(`the shell does not contain ${entryOf(`@paga/${name}`)}`);
    return [name, sorted(entry.providedExports)];
  });
  return Object.fromEntries(names);
}
