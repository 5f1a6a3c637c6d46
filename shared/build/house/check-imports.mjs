// The import check: who may import whom, by package, entry, area and folder, where calls lie, what nobody imports, and how long a file or a function may
// be. It reads every source file with a parser.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { screenFaults } from './area-screens.mjs';
import { surfaceFaults } from './area-surface.mjs';
import { placeFaults } from './call-places.mjs';
import { circleFaults } from './cycles.mjs';
import { readFacts } from './facts.mjs';
import { lengthFaults } from './file-lengths.mjs';
import { areaFaults, importsWithin } from './folder-graph.mjs';
import { ARROWS, COMPUTED, ONLY_IN } from './rules.mjs';
import { roomFaults } from './small-rooms.mjs';
import { checkout, isTest, placeOf, readPackages } from './sources.mjs';
import { unusedFaults } from './unused-exports.mjs';

const isEntry = ({ name, exports = {} }, specifier) =>
  Object.keys(exports).some((key) => RegExp(`^${name}${key.slice(1).replace('*', '.*')}$`).test(specifier));

function packageFaults({ packages }, pack, file, specifier) {
  const [name] = specifier.match(/^(@[^/]+\/)?[^/]+/);
  const other = packages.find((one) => one.name === name);
  const isForeign = other && other !== pack;
  const inSource = file.startsWith(`${pack.dir}/src/`) && !isTest(file);
  const only = (inSource || !other) && (ONLY_IN[specifier] ?? ONLY_IN[name]);
  const arrows = ARROWS[pack.dir.replace(/^mf-.*/, 'mf-*')] ?? [];
  const allowed = [...arrows, ...(inSource ? [] : ['testing', 'build'])].map((target) => `@paga/${target}`);
  return [
    only && !only.includes(pack.dir) && `is imported only by ${only.join(', ')}`,
    isForeign && !allowed.includes(name) && `leads into a package that ${pack.dir} may not import`,
    other && !isEntry(other, specifier) && `is no public entry of ${name}`,
    !(name in { [pack.name]: 1, ...pack.dependencies, ...pack.devDependencies }) &&
      'is not in its package.json',
  ].filter(Boolean);
}

function specifierFaults(tree, pack, file, specifier) {
  if (specifier === undefined) return COMPUTED.test(file) ? [] : ['a path is not written out'];
  if (specifier.startsWith('node:')) return [];
  // A question mark says what of the file is taken.
  const place = placeOf(pack, file, specifier.split('?')[0]);
  if (place === undefined) return packageFaults(tree, pack, file, specifier);
  if (specifier.includes('../../')) return ['climbs more than one folder: use #folder/file'];
  if (!place.startsWith(`${pack.dir}/`))
    return [`leaves ${pack.dir}: use a public entry of the other package`];
  return existsSync(`${tree.root}/${place}`) ? [] : ['leads to no file'];
}

/** What is wrong with the imports below `root`, one sentence each, and how many files were read. */
export function checkImports(root = checkout) {
  const tree = { root, packages: readPackages(root) };
  const facts = readFacts(tree);
  const faults = tree.packages.flatMap((pack) => {
    const within = importsWithin(pack, (file) => facts.get(file).specifiers);
    const { upward, strangers } = areaFaults(pack, within);
    const ofSpecifier = (file, one) =>
      specifierFaults(tree, pack, file, one).map((fault) => `${file}: ${one ? `'${one}' ` : ''}${fault}`);
    return [
      ...pack.files.flatMap((file) => facts.get(file).specifiers.flatMap((one) => ofSpecifier(file, one))),
      ...upward.map(({ from, to }) => `${from}: ${to} stands in an area below`),
      ...surfaceFaults(within, pack.files, root),
      ...strangers.map((file) => `${file} stands in no area`),
      ...circleFaults(within),
      ...lengthFaults(pack, root),
      ...pack.files.flatMap((file) => facts.get(file).long),
    ];
  });
  const ofCalls = [placeFaults, screenFaults].flatMap((faultsOf) => faultsOf(tree.packages, root));
  return {
    faults: [...faults, ...ofCalls, ...unusedFaults(tree, facts), ...roomFaults(tree.packages)],
    read: facts.size,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { faults, read } = checkImports();
  console.log([...faults, `imports: ${read} files, ${faults.length} fault(s)`].join('\n'));
  process.exitCode = faults.length === 0 ? 0 : 1;
}
