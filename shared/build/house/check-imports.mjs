// The import check: who may import whom, by package, entry, area and folder. It reads every source file with a parser.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { areaFaults, folderCycles, importsWithin, roomsOf } from './folder-graph.mjs';
import { ARROWS, COMPUTED_ALLOWED, FROM_THE_BUNDLER, LARGEST_ROOM, NOT_YET, ONLY_IN } from './rules.mjs';
import { checkout, isTest, parse, placeOf, readPackages, specifiersOf } from './sources.mjs';

function hasEntry({ name, exports = {} }, specifier) {
  const entry = `.${specifier.slice(name.length)}`;
  return Object.keys(exports).some(
    (key) => key === entry || (key.endsWith('*') && entry.startsWith(key.slice(0, -1))),
  );
}

function packageFaults(pack, file, specifier, packages) {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const only = ONLY_IN[specifier] ?? ONLY_IN[name] ?? [pack.dir];
  const other = packages.find((one) => one.name === name);
  const inSource = file.startsWith(`${pack.dir}/src/`) && !isTest(file);
  const allowed = [
    ...(ARROWS[pack.dir.replace(/^mf-.*/, 'mf-*')] ?? []),
    ...(inSource ? [] : ['testing', 'build']),
  ].map((target) => `@paga/${target}`);
  const own = name === pack.name;
  return [
    !own && (inSource || !other) && !only.includes(pack.dir) && `is imported only by ${only.join(', ')}`,
    !own && other && !allowed.includes(name) && `leads into a package that ${pack.dir} may not import`,
    other && !hasEntry(other, specifier) && `is no public entry of ${name}`,
    !own && !(name in { ...pack.dependencies, ...pack.devDependencies }) && 'is not in its package.json',
  ].filter(Boolean);
}

function specifierFaults(root, pack, file, specifier, packages) {
  if (specifier === undefined) return COMPUTED_ALLOWED.includes(file) ? [] : ['a path is not written out'];
  if (specifier.startsWith('node:') || FROM_THE_BUNDLER.includes(specifier)) return [];
  const place = placeOf(pack, file, specifier);
  if (place === undefined)
    return packageFaults(pack, file, specifier, packages).map((fault) => `'${specifier}' ${fault}`);
  if (specifier.includes('../../')) return [`'${specifier}' climbs more than one folder: use #folder/file`];
  if (!place.startsWith(`${pack.dir}/`))
    return [`'${specifier}' leaves ${pack.dir}: use a public entry of the other package`];
  return existsSync(path.join(root, place)) ? [] : [`'${specifier}' leads to no file`];
}

/** What is wrong with the imports below `root`, one sentence each, and how many files were read. */
export function checkImports(root = checkout, notYet = NOT_YET) {
  const packages = readPackages(root);
  const imported = new Map();
  for (const file of packages.flatMap(({ files }) => files))
    imported.set(file, specifiersOf(parse(root, file).body));
  const faults = packages.flatMap((pack) => {
    const kept = (rule, found) => (notYet[rule].includes(pack.dir) ? [] : found);
    const within = importsWithin(pack, (file) => imported.get(file));
    const { upward, strangers } = areaFaults(pack, within);
    const ofFile = (file) =>
      imported.get(file).flatMap((specifier) => specifierFaults(root, pack, file, specifier, packages));
    return [
      ...pack.files.flatMap((file) => ofFile(file).map((fault) => `${file}: ${fault}`)),
      ...kept('upward', upward).map(({ from, to }) => `${from}: ${to} stands in an area below`),
      ...kept('upward', strangers).map((file) => `${file} stands in no area`),
      ...kept('cycles', folderCycles(within)).map(
        (folders) => `these folders import one another in a circle: ${folders.join(', ')}`,
      ),
      ...kept('rooms', roomsOf(pack))
        .filter(([, count]) => count > LARGEST_ROOM)
        .map(([folder, count]) => `${folder} holds ${count} source files, more than ${LARGEST_ROOM}`),
    ];
  });
  return { faults, read: imported.size };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { faults, read } = checkImports();
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0
      ? `imports: ${read} files, no wall crossed`
      : `imports: ${faults.length} fault(s) in ${read} files`,
  );
  process.exit(faults.length === 0 ? 0 : 1);
}
