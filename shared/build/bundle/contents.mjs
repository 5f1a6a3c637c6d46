// What lies in a build, module by module, and what may not: packages of the page, late ones in a first page, files that no stamp knows.
import path from 'node:path';
import { bundledButShared } from '../check/remote-gate.mjs';
import { lateAtFirst, notLentToOwn } from '../shared-modules.mjs';
import { OWN_PAGE } from './remote.rspack.mjs';
import { root } from './rspack.base.mjs';
import { isInput } from './stamp.mjs';

const EVERYTHING = 999_999;

/** The modules of a build, also those that are joined into one: each with its file, a path from the root, and the names of its chunks. */
export function modulesIn(stats) {
  const { modules, chunks } = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    orphanModules: true,
    modulesSpace: EVERYTHING,
    nestedModulesSpace: EVERYTHING,
    chunks: true,
    ids: true,
  });
  const nameOf = new Map(chunks.map(({ id, names }) => [id, names[0] ?? String(id)]));
  return modules
    .filter((module) => module.chunks?.length > 0)
    .flatMap((module) =>
      [module, ...(module.modules ?? [])].map(({ name = '', nameForCondition }) => ({
        name,
        file: nameForCondition && path.relative(root, nameForCondition),
        chunks: module.chunks.map((id) => nameOf.get(id)),
      })),
    );
}

/** The files of this checkout in a build of which a change would not change its stamp. */
function unstampedIn(app, modules) {
  const files = modules
    .map(({ file }) => file)
    .filter((file) => file && !/^\.\.|(^|\/)node_modules\//.test(file));
  return [...new Set(files)].filter((file) => !isInput(app, file));
}

const atMostFive = (names) => names.slice(0, 5).join(', ');

/** What is wrong with the contents of a build, one sentence each. `first`: the chunks of its first page. */
export function contentFaults(app, modules, first) {
  const foreign = app.startsWith('mf-') ? bundledButShared(modules.map(({ name }) => name)) : [];
  const inFirst = modules.filter(({ chunks }) => chunks.some((chunk) => first.includes(chunk)));
  const late = lateAtFirst(inFirst.map(({ name }) => name));
  const unstamped = unstampedIn(app, modules);
  const ownPage = modules.filter(({ chunks }) => chunks.includes(OWN_PAGE)).map(({ name }) => name);
  const heavy = app.startsWith('mf-') ? notLentToOwn(ownPage) : [];
  return [
    foreign.length > 0 && `bundles what only the shell provides: ${atMostFive(foreign)}`,
    late.length > 0 && `asks for what comes later in its first page: ${atMostFive(late)}`,
    heavy.length > 0 && `asks on an own page for what is not lent there: ${atMostFive(heavy)}`,
    unstamped.length > 0 && `bundles what its stamp does not know: ${atMostFive(unstamped)}`,
  ].filter(Boolean);
}
