// `pnpm house`: the figures of the layout, per package. `pnpm house PACKAGE` names what stands behind them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { surfaceOf } from './area-surface.mjs';
import { placeFaults } from './call-places.mjs';
import { folderCycles } from './cycles.mjs';
import { readFacts } from './facts.mjs';
import { lengthsOf } from './file-lengths.mjs';
import { areaFaults, importsWithin } from './folder-graph.mjs';
import { misnamedHandlers } from './handler-names.mjs';
import { roomsOf, smallRooms } from './small-rooms.mjs';
import { checkout, readPackages } from './sources.mjs';
import { unusedExports } from './unused-exports.mjs';

function kindOf(file) {
  if (/\.test\.tsx?$/.test(file)) return 'tests';
  if (/\.stories\.tsx$/.test(file)) return 'stories';
  return /\.(mjs|cjs)$/.test(file) ? 'scripts' : 'source';
}

const linesOf = (file) => readFileSync(path.join(checkout, file), 'utf8').split('\n').length - 1;

function linesByKind(files) {
  const lines = { source: 0, tests: 0, stories: 0, scripts: 0 };
  for (const file of files) lines[kindOf(file)] += linesOf(file);
  return lines;
}

function figuresOf(pack) {
  const imports = importsWithin(pack, (file) => facts.get(file).specifiers);
  return {
    cycles: folderCycles(imports),
    imports,
    surface: surfaceOf(imports),
    upward: areaFaults(pack, imports).upward,
    misnamed: pack.dir === 'mock-api' ? misnamedHandlers(pack, checkout) : [],
    apart: pack.dir === 'mock-api' ? placeFaults(packages, checkout) : [],
    rooms: roomsOf(pack),
    small: smallRooms(pack),
    long: pack.files.flatMap((file) => facts.get(file).long),
    unused: unused.filter(({ file }) => file.startsWith(`${pack.dir}/`)),
    longest: lengthsOf(pack, checkout)[0]?.[1] ?? 0,
    lines: linesByKind(pack.files),
  };
}

const packages = readPackages();
const facts = readFacts({ root: checkout, packages });
const unused = unusedExports({ root: checkout, packages }, facts);
const asked = packages.find(({ dir }) => dir === process.argv[2]);
if (asked) {
  const { cycles, imports, surface, upward, misnamed, apart, small, long, unused: own } = figuresOf(asked);
  for (const cycle of cycles) {
    console.log(`cycle: ${cycle.join(', ')}`);
    const inside = imports.filter(
      (one) => cycle.includes(path.dirname(one.from)) && cycle.includes(path.dirname(one.to)),
    );
    for (const { from, to } of inside)
      if (path.dirname(from) !== path.dirname(to)) console.log(`  ${from} -> ${to}`);
  }
  for (const { from, to } of upward) console.log(`upward: ${from} -> ${to}`);
  for (const { from, to } of surface.tables) console.log(`table of another area: ${from} -> ${to}`);
  for (const { from, to } of surface.inner) console.log(`inside of another area: ${from} -> ${to}`);
  for (const line of misnamed) console.log(`named otherwise: ${line}`);
  for (const line of apart) console.log(`on two floors: ${line}`);
  for (const [room, count] of small) console.log(`room of one or two files: ${room} ${count}`);
  for (const line of long) console.log(`long function: ${line}`);
  for (const { file, name } of own) console.log(`unused export: ${file} ${name}`);
  for (const [file, lines] of lengthsOf(asked, checkout).slice(0, 10)) console.log(`long: ${file} ${lines}`);
} else {
  const rows = packages.map((pack) => {
    const figures = figuresOf(pack);
    const { cycles, surface, upward, misnamed, apart, rooms, small, longest, lines } = figures;
    return {
      package: pack.dir,
      'folders in cycles': cycles.flat().length,
      upward: upward.length,
      "others' tables": surface.tables.length,
      "others' insides": surface.inner.length,
      misnamed: misnamed.length,
      'calls apart': apart.length,
      'largest room': rooms[0]?.[1] ?? 0,
      'rooms of 1 or 2': small.length,
      'longest file': longest,
      'long functions': figures.long.length,
      'unused exports': figures.unused.length,
      ...lines,
    };
  });
  console.table(rows);
}
