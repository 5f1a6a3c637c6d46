// The public surface of a package as text: what its entries export, and the members of every symbol that can be reached from there. The side of a symbol says
// who makes it: the package (`out`), who uses it (`in`), or `both`.
import { readPackages } from '../house/sources.mjs';
import { Declarations, emitted } from './declared.mjs';
import { isType, rowsOf } from './rows.mjs';

/** The section of what is exported. */
export const ENTRY = 'exports out';

const joined = (one, other) => (one === undefined || one === other ? other : 'both');
const idOf = ({ file, name }) => `${file}#${name}`;
const stemOf = (file) => file.replace(/^.*\//, '').replace(/\.d\.ts$/, '');

const finder = (known, titleOf) => ({
  titleOf,
  inFile: (file) => known.inFile(file),
  localOf: (file, name) => known.localOf(file, name),
  importedFrom: (file, from, name) => known.importedFrom(file, from, name),
});

/** Every symbol that can be reached from these places, with its side. */
function reachedSymbols(dir, places, known) {
  const exported = new Set(places.map(idOf));
  const sides = new Map();
  const waiting = [];
  const follow = (place, side) => {
    // Types of other packages have versions of their own.
    if (place.name === '*' || !(place.file.startsWith(`${dir}/`) || exported.has(idOf(place)))) return;
    const before = sides.get(idOf(place))?.side;
    const now = joined(before, side);
    if (now === before) return;
    sides.set(idOf(place), { place, side: now });
    waiting.push(place);
  };
  const find = finder(known, ({ name }) => name);
  const walk = () => {
    for (let place = waiting.pop(); place; place = waiting.pop())
      rowsOf(known.inFile(place.file).own.get(place.name), {
        ...{ place, side: sides.get(idOf(place)).side, follow },
        find,
      });
  };
  const typeAt = ({ file, name }) => known.inFile(file).own.get(name).every(isType);
  for (const place of places) if (!typeAt(place)) follow(place, 'out');
  walk();
  // A type that no function of the package takes or answers is for those who use it in either way.
  for (const place of places) if (!sides.has(idOf(place))) follow(place, 'both');
  walk();
  return [...sides.values()];
}

/** A title for each symbol: its name, with that of its file where another has the same name. */
function titles(symbols) {
  const times = new Map();
  for (const { place } of symbols) times.set(place.name, (times.get(place.name) ?? 0) + 1);
  return ({ file, name }) => (times.get(name) > 1 ? `${name}@${stemOf(file)}` : name);
}

const rowText = ({ key, optional, text }) => `  ${key}${optional ? '?' : ''}: ${text}`;
const sectionText = (title, rows) => [title, ...rows.map(rowText).sort()].join('\n');
const byTitle = ([one], [other]) => (one < other ? -1 : 1);

/** What is added to modules of others, of every file that was reached. */
function augmentRows(files, known, find) {
  return [...files].flatMap((file) =>
    known
      .inFile(file)
      .augments.flatMap((node) =>
        node.body.body.map((inner) => [
          `${node.id.value}.${inner.id.value} in`,
          rowsOf([inner], { place: { file }, side: 'in', find, follow: () => undefined }),
        ]),
      ),
  );
}

/**
 * The report's sections, without its head: `[title, rows]`, of the entry that a page lends to remotes. What the shell alone imports is built with it and needs
 * no version. `packages` are those of the workspace at `root`.
 */
export function surfaceOf(dir, { root, packages = readPackages(root) }) {
  const known = new Declarations({ root, packages });
  const entry = known.entryOf(dir);
  const exported = known.namesOf(entry).map((name) => ({ name, place: known.exportOf(entry, name) }));
  const inside = exported.map(({ place }) => place).filter(({ outside }) => !outside);
  const symbols = reachedSymbols(dir, inside, known);
  const titleOf = titles(symbols);
  const find = finder(known, titleOf);
  const follow = () => undefined;
  const rowOf = ({ name, place }) => ({
    key: name,
    text: place.outside ? `${place.name} of ${place.outside}` : titleOf(place),
  });
  const sections = symbols.map(({ place, side }) => [
    `${titleOf(place)} ${side}`,
    rowsOf(known.inFile(place.file).own.get(place.name), { place, side, find, follow }),
  ]);
  const files = new Set(symbols.map(({ place }) => place.file));
  return [[ENTRY, exported.map(rowOf)], ...[...sections, ...augmentRows(files, known, find)].sort(byTitle)];
}

/** The sections of these types of a file, without what they lead to: data that somebody else writes. */
export function typeSections(file, names, { root, packages = readPackages(root) }) {
  const known = new Declarations({ root, packages });
  const find = finder(known, ({ name }) => name);
  const place = { file: emitted(file) };
  return names.map((name) => [
    `${name} in`,
    rowsOf(known.inFile(place.file).own.get(name), { place, side: 'in', find, follow: () => undefined }),
  ]);
}

/** A report as it is checked in. */
export function reportText(name, version, sections) {
  const parts = sections.map(([title, rows]) => sectionText(title, rows));
  return `${name} ${version}\n\n${parts.join('\n\n')}\n`;
}
