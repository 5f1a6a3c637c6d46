// What a remote's build uses of what the page lends it and of the API, and whether a shell has all of that. Read from the build itself: a name that no code
// of the build asks for does not count.
import { existsSync, readFileSync } from 'node:fs';
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

/** What the build of a remote uses: names of kit, platform and client, and the calls it can make. */
export function usesIn(stats) {
  const modules = allModules(stats);
  const sources = new Map(
    modules.filter(({ source }) => source).map((one) => [one.identifier, String(one.source)]),
  );
  const derived = modules.filter(({ nameForCondition: file = '' }) =>
    /\/contract\/derived\/calls\/[\w-]+\.js$/.test(file),
  );
  const calls = derived.flatMap(({ usedExports, providedExports }) =>
    Array.isArray(usedExports) ? usedExports : usedExports === false ? [] : providedExports,
  );
  return {
    ...Object.fromEntries(LENT.map((name) => [name, namesOf(name, modules, sources)])),
    calls: sorted(calls),
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

/**
 * What a remote uses and a shell, or an API, does not have, one sentence each. `surface`: the shell's surface.json; `calls`: the names of the calls that the
 * API has (its operation ids), where they are known.
 */
export function usesFaults(remote, uses, surface, calls) {
  const missing = LENT.flatMap((name) =>
    uses[name]
      .filter((one) => !surface[name].names.includes(one))
      .map(
        (one) =>
          `${remote} uses ${one} of @paga/${name}, which the shell (@paga/${name} ${surface[name].version}) does not have`,
      ),
  );
  const unknown = calls ? uses.calls.filter((one) => !calls.includes(one)) : [];
  return [
    ...missing,
    ...unknown.map((one) => `${remote} makes the call ${one}, which the API does not have`),
  ];
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** What a build of a remote, in a site of its own or the same, uses and the shell of a site does not have. Builds of before there were lists are not looked at. */
export function faultsInPage(site, remote, build, builtIn = site) {
  const uses = read(path.join(builtIn, 'remotes', remote, build, 'uses.json'));
  const surface = read(path.join(site, 'shell/surface.json'));
  return uses && surface ? usesFaults(remote, uses, surface) : [];
}
