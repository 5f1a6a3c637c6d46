// Which file of a package imports which, and what follows from it: imports against the order of the areas.
import { AREAS, WITH_AREAS } from './rules.mjs';
import { isTest, placeOf } from './sources.mjs';

/** The imports between the source files of a package, tests apart: `{ from, to }`, paths from the root. `read` gives a file's specifiers. */
export function importsWithin(pack, read) {
  const files = new Set(pack.files.filter((file) => !isTest(file)));
  const imports = (from) => read(from).map((one) => ({ from, to: one && placeOf(pack, from, one) }));
  return [...files].flatMap(imports).filter(({ to }) => files.has(to));
}

/** The imports of a package that run against the order of the areas, and the files that stand in no area. */
export function areaFaults(pack, imports) {
  if (!WITH_AREAS.includes(pack.dir)) return { upward: [], strangers: [] };
  const rank = (file) => {
    const [, area] = file.match(`^${pack.dir}/src/([^/]+)/`) ?? [];
    return area ? AREAS.findIndex((line) => line.includes(area)) : AREAS.length;
  };
  const upward = imports.filter(({ from, to }) => rank(from) >= 0 && rank(to) > rank(from));
  return { upward, strangers: pack.files.filter((file) => !isTest(file) && rank(file) === -1) };
}
