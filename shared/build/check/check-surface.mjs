// `pnpm check:surface`: what kit, platform and client lend to remotes, and the shape of the registry, are as their checked-in reports say, and a report that
// changed has a version that rose with it: what is new a minor one, what is gone or narrower a major one. `--write` writes the reports. See decision 93.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkout } from '../house/sources.mjs';
import { isAtLeast, readReport, surfaceChanges, versionNeeded } from '../surface/compare.mjs';
import { reportText, surfaceOf } from '../surface/report.mjs';

/** Each surface: its report, and where its version stands. The registry's stands beside the platform's, which reads it. */
const SURFACES = [
  ...['kit', 'platform', 'client'].map((name) => ({
    name: `@paga/${name}`,
    dir: `shared/${name}`,
    file: `shared/${name}/surface.txt`,
    field: 'version',
  })),
  {
    name: 'registry',
    dir: 'shared/platform',
    file: 'shared/platform/registry.txt',
    field: 'registryVersion',
  },
];

const gitOf =
  (root) =>
  (...args) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? '';

/** The report as it was committed before the one that lies here: at HEAD, or, where that is the same, before its last change. */
function committedReport(root, file, here) {
  const git = gitOf(root);
  const head = git('show', `HEAD:${file}`);
  if (head === '' || head !== here) return head;
  const [last] = git('log', '-1', '--format=%H', '--', file).split('\n');
  return last ? git('show', `${last}^:${file}`) : '';
}

/** What is wrong with a version after these changes, each change in a sentence of its own; empty where it rose enough. */
function versionFaults({ name, where, field }, before, now) {
  const changes = surfaceChanges(before, now);
  const needed = versionNeeded(before.version, changes);
  if (!needed || isAtLeast(now.version, needed)) return [];
  const rises = needed.endsWith('.0.0') ? 'major' : 'minor';
  const all = changes.filter(({ needs }) => rises === 'minor' || needs === 'major');
  return [
    ...all.map(({ text }) => `${name}: ${text}`),
    `${name}: "${field}" of ${where} is ${now.version} and has to be at least ${needed}, since ${all.length === 1 ? 'this' : 'each of these'} needs a ${rises} version`,
  ];
}

const registryRows = async (at) => (await import('../surface/registry-shape.mjs')).registrySections(at);

/** What keeps one surface from being as its report says, one sentence each. */
export async function checkSurface(surface, { root, write }) {
  const { name, dir, file, field } = surface;
  const version = JSON.parse(readFileSync(path.join(root, dir, 'package.json'), 'utf8'))[field];
  const sections = field === 'version' ? surfaceOf(dir, { root }) : await registryRows({ root });
  const text = reportText(name, version, sections);
  const place = path.join(root, file);
  const here = existsSync(place) ? readFileSync(place, 'utf8') : '';
  const before = committedReport(root, file, text);
  const where = `${dir}/package.json`;
  const faults =
    before === '' ? [] : versionFaults({ name, where, field }, readReport(before), readReport(text));
  if (faults.length > 0 || here === text) return faults;
  if (!write) return [`${name}: ${file} does not say what is there now (pnpm check:surface --write)`];
  writeFileSync(place, text);
  return [];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const tsc = path.join(checkout, 'node_modules/.bin/tsc');
  const types = ['-b', '--pretty', 'false', '--checkers', '1', 'shared/platform'];
  const { status, stdout } = spawnSync(tsc, types, { cwd: checkout, encoding: 'utf8' });
  if (status !== 0) {
    console.error(stdout);
    process.exit(1);
  }
  const write = process.argv.includes('--write');
  const faults = (
    await Promise.all(SURFACES.map((surface) => checkSurface(surface, { root: checkout, write })))
  ).flat();
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0 ? `surface: ${SURFACES.length} as reported` : `surface: ${faults.length} fault(s)`,
  );
  process.exit(faults.length === 0 ? 0 : 1);
}
