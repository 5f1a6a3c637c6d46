// Which folder of a package imports which, and what follows from it: cycles of folders, imports against the order of the areas.
import path from 'node:path';
import { AREAS, WITH_AREAS } from './rules.mjs';
import { isTest, placeOf } from './sources.mjs';

/** The imports between the source files of a package, tests apart: `{ from, to }`, paths from the root. `read` gives a file's specifiers. */
export function importsWithin(pack, read) {
  const files = new Set(pack.files.filter((file) => !isTest(file)));
  const all = [...files].flatMap((from) =>
    read(from).map((specifier) => ({ from, to: specifier && placeOf(pack, from, specifier) })),
  );
  return all.filter(({ to }) => files.has(to));
}

/** The folder of a file; a file directly in a package or its `src`, an entry or what everything needs, stands for itself. */
const folderOf = (file) => (/^(shared\/)?[^/]+\/(src\/)?[^/]+$/.test(file) ? file : path.posix.dirname(file));

/** The cycles of folders among imports: each a sorted list of at least two folders. */
export function folderCycles(imports) {
  const next = new Map();
  for (const [a, b] of imports.map(({ from, to }) => [folderOf(from), folderOf(to)]))
    next.set(a, (next.get(a) ?? new Set()).add(b));
  const reach = new Map();
  for (const start of next.keys()) {
    const seen = new Set(next.get(start));
    for (const folder of seen) for (const further of next.get(folder) ?? []) seen.add(further);
    reach.set(start, seen);
  }
  const together = (a) => [...reach.get(a)].filter((b) => b !== a && reach.get(b)?.has(a));
  const cycles = [...reach.keys()].map((a) => [a, ...together(a)].sort()).filter((cycle) => cycle.length > 1);
  return [...new Map(cycles.map((cycle) => [cycle.join(), cycle])).values()];
}

/** The line of the area a file stands in; -1 for a folder that is no area; below all for a file in no folder. */
function rankOf(pack, file) {
  const [area, rest] = file.slice(`${pack.dir}/src/`.length).split('/');
  const outside = rest === undefined || !file.startsWith(`${pack.dir}/src/`);
  return outside ? AREAS.length : AREAS.findIndex((line) => line.includes(area));
}

/** The imports of a package that run against the order of the areas, and the files that stand in no area. */
export function areaFaults(pack, imports) {
  if (!WITH_AREAS.includes(pack.dir)) return { upward: [], strangers: [] };
  const rank = (file) => rankOf(pack, file);
  const upward = imports.filter(({ from, to }) => rank(from) >= 0 && rank(to) > rank(from));
  return { upward, strangers: pack.files.filter((file) => !isTest(file) && rank(file) === -1) };
}

/** The folders of a package and how many source files lie in each, the fullest first. */
export function roomsOf(pack) {
  const rooms = new Map();
  for (const file of pack.files.filter((one) => !isTest(one)))
    rooms.set(path.posix.dirname(file), (rooms.get(path.posix.dirname(file)) ?? 0) + 1);
  return [...rooms].sort((a, b) => b[1] - a[1]);
}
