// The import walls: who may import whom, by package and by door. The first wall is package.json, the second `exports`, this is the third.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './rspack.base.mjs';

/** The arrows of the architecture. `mf-*` and the shell may import the same; remotes never one another, never the server. */
const screens = ['platform', 'kit', 'client', 'contract', 'payroll'];
const ARROWS = {
  'shared/contract': [],
  'shared/payroll': ['contract'],
  'shared/client': ['contract'],
  'shared/kit': [],
  'shared/platform': ['contract', 'client', 'kit'],
  'shared/testing': ['contract', 'payroll', 'client', 'kit', 'platform', 'mock-api', 'build'],
  'mock-api': ['contract', 'payroll'],
  shell: screens,
  'mf-employees': screens,
  'mf-payroll': screens,
  'mf-vacations': screens,
  'mf-reports': screens,
  'mf-admin': screens,
};
/** Doors that only some may use. */
const DOORS = {
  '@paga/platform/host': ['shell', 'shared/testing'],
  '@paga/platform/language': ['shell', 'shared/testing'],
  '@paga/platform/session': ['shell', 'shared/testing'],
  '@paga/kit/tokens': ['shell'],
};
const ONLY_IN = {
  antd: ['shared/kit', 'shared/testing'],
  ky: ['shared/client'],
  '@module-federation/enhanced/runtime': ['shared/platform'],
};
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'";]*?from\s+'([^']+)'|import\(\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'|(?:^|\n)\s*import\s+'([^']+)'/g;

function sources(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && /\.tsx?$/.test(item.name))
    .map((item) => path.join(item.parentPath, item.name));
}

const packageOf = (specifier) => (specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : specifier.split('/')[0]);

function wallFaults(folder, file, specifier, declared) {
  // The access matrix is a test of many files.
  const isTest = /\.(test|stories)\.tsx?$|\/every-call\//.test(file);
  if (specifier.includes('../../')) return ['climbs more than one folder: use #folder/file'];
  if (/^\.|^#/.test(specifier))
    return /\.(tsx?|css|json|svg|typ|xlsx)$/.test(specifier) || specifier.startsWith('./') === false ? [] : ['has no file ending'];
  if (specifier.startsWith('node:')) return [];
  const faults = [];
  const name = packageOf(specifier);
  const own = name === JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).name;
  if (name.startsWith('@paga/') && !own) {
    const target = name.slice('@paga/'.length);
    if (!(isTest && target === 'testing') && !ARROWS[folder].includes(target)) faults.push(`may not import ${name}`);
  }
  const only = ONLY_IN[specifier] ?? ONLY_IN[name];
  if (only && !only.includes(folder)) faults.push(`${name} is imported only by ${only.join(', ')}`);
  if (DOORS[specifier] && !DOORS[specifier].includes(folder) && !(own || isTest))
    faults.push(`${specifier} is only for ${DOORS[specifier].join(', ')}`);
  if (!own && !declared.has(name)) faults.push(`${name} is not in its package.json`);
  return faults;
}

/** Every import that crosses a wall. */
export function checkWalls() {
  return Object.keys(ARROWS).flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
    const declared = new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }));
    return sources(path.join(root, folder, 'src')).flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const specifiers = [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3]);
      return specifiers.flatMap((specifier) =>
        wallFaults(folder, file, specifier, declared).map((fault) => `${path.relative(root, file)}: '${specifier}' ${fault}`),
      );
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = checkWalls();
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'imports: no wall crossed' : `imports: ${faults.length} fault(s)`);
  process.exit(faults.length === 0 ? 0 : 1);
}
