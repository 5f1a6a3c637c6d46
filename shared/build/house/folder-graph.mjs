// Which folder of a package imports which, and what follows from it: cycles of folders, imports against the order of the areas.
import path from 'node:path';
import { AREAS, WITH_AREAS } from './rules.mjs';
import { isTest, placeOf } from './sources.mjs';

/** The imports between the source files of a package, tests apart: `{ from, to }`, paths from the root. `read` gives a file's specifiers. */
export function importsWithin(pack, read) {
  const files = new Set(pack.files.filter((file) => !isTest(file)));
  const imports = (from) => read(from).map((one) => ({ from, to: one && placeOf(pack, from, one) }));
  return [...files].flatMap(imports).filter(({ to }) => files.has(to));
}

/** The folder of a file; a file directly in a package or its `src`, an entry or what everything needs, stands for itself. */
const folderOf = (file) => (/^(shared\/)?[^/]+\/(src\/)?[^/]+$/.test(file) ? file : path.posix.dirname(file));

/** The cycles of folders among imports: each a sorted list of at least two folders. */
export function folderCycles(imports) {
  const reach = new Map(imports.map(({ from }) => [folderOf(from), new Set()]));
  for (const { from, to } of imports) reach.get(folderOf(from)).add(folderOf(to));
  // A set that grows while it is iterated is iterated to its new end.
  for (const seen of reach.values())
    for (const folder of seen) for (const further of reach.get(folder) ?? []) seen.add(further);
  const cycleOf = (a) => [...reach.keys()].filter((b) => reach.get(a).has(b) && reach.get(b).has(a)).sort();
  const cycles = [...reach.keys()].map(cycleOf).filter((cycle) => cycle.length > 1);
  return [...new Map(cycles.map((cycle) => [cycle.join(), cycle])).values()];
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

/** The folders of a package and how many source files lie in each, the fullest first. */
export function roomsOf(pack) {
  const rooms = new Map();
  for (const folder of pack.files.filter((file) => !isTest(file)).map((file) => path.posix.dirname(file)))
    rooms.set(folder, (rooms.get(folder) ?? 0) + 1);
  return [...rooms].sort((a, b) => b[1] - a[1]);
}
