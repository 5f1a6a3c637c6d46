// Circles among the imports of a package: of folders, and of files.
import path from 'node:path';
import { WITH_AREAS } from './rules.mjs';

const OF_AREA = RegExp(`^(${WITH_AREAS.join('|')})/src/[^/]+/(area|core-area|public|routes)\\.ts$`);
const isEntry = (file) => /^(shared\/)?[^/]+\/(src\/)?[^/]+$/.test(file) || OF_AREA.test(file);
/** The folder of a file; an entry of a package or an area, and what everything needs, stands for itself. */
const folderOf = (file) => (isEntry(file) ? file : path.posix.dirname(file));

/** The circles among imports of what `placeOf` makes of a file: each a sorted list of at least two places. */
function cyclesOf(imports, placeOf) {
  const reach = new Map(imports.map(({ from }) => [placeOf(from), new Set()]));
  for (const { from, to } of imports) reach.get(placeOf(from)).add(placeOf(to));
  // A set that grows while it is iterated is iterated to its new end.
  for (const seen of reach.values())
    for (const place of seen) for (const further of reach.get(place) ?? []) seen.add(further);
  const cycleOf = (a) => [...reach.keys()].filter((b) => reach.get(a).has(b) && reach.get(b).has(a)).sort();
  const cycles = [...reach.keys()].map(cycleOf).filter((cycle) => cycle.length > 1);
  return [...new Map(cycles.map((cycle) => [cycle.join(), cycle])).values()];
}

/** The circles of folders. */
export const folderCycles = (imports) => cyclesOf(imports, folderOf);
/** The circles of files. */
const fileCycles = (imports) => cyclesOf(imports, (file) => file);

/** The first level of a file: its area, or the folder at the top of its package; a file directly there is its own. */
const firstLevelOf = (file) => file.match(/^(?:(?:shared\/)?[^/]+\/(?:src\/)?)[^/]+/)[0];
/** The circles at the first level: folders that import one another through whatever lies below them. */
const firstLevelCycles = (imports) => cyclesOf(imports, firstLevelOf);

/** What imports one another in a circle, one sentence each; types are imports too. */
export function circleFaults(imports) {
  const said = (kind, cycles) =>
    cycles.map((all) => `these ${kind} import one another in a circle: ${all.join(', ')}`);
  return [
    ...said('folders', folderCycles(imports)),
    ...said('files', fileCycles(imports)),
    ...said('first levels', firstLevelCycles(imports)),
  ];
}
