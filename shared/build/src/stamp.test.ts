import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { evaluate } from './fixture.ts';

const root = path.resolve(__dirname, '../../..');
const LENT = ['@paga/kit', '@paga/platform', '@paga/client'];
const APPS = ['shell', 'mock-api', ...readdirSync(root).filter((name) => name.startsWith('mf-'))];
const PACKAGES = readdirSync(path.join(root, 'shared')).filter(
  (name) => !['build', 'contract', 'testing'].includes(name),
);
const AREAS = readdirSync(path.join(root, 'shared/contract/src'), { withFileTypes: true })
  .filter((item) => item.isDirectory())
  .map(({ name }) => name);
const PARTS = [
  ...PACKAGES.map((name) => `${name}/src/index.ts`),
  ...AREAS.map((area) => `contract/src/${area}/`),
];

/** The packages of ours that the sources of a folder import, tests left out. */
function importedBy(folder: string): Set<string> {
  const found = new Set<string>();
  for (const entry of readdirSync(path.join(root, folder), { recursive: true }) as string[]) {
    if (!/\.tsx?$/.test(entry) || /\.test\.|(^|\/)(node_modules|dist|e2e|bench)\//.test(entry)) continue;
    const text = readFileSync(path.join(root, folder, entry), 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:from|import\() ?'(@paga\/[a-z]+)/g)) found.add(name);
  }
  return found;
}

/** What an app contains by its imports: not by the lists of dependencies that the stamp goes by. */
function containedIn(app: string): Set<string> {
  const inside = new Set<string>();
  const queue = [`${app}/src`];
  for (const folder of queue)
    for (const name of importedBy(folder)) {
      if (inside.has(name) || ['@paga/build', '@paga/testing'].includes(name)) continue;
      if (app.startsWith('mf-') && LENT.includes(name)) continue;
      inside.add(name);
      queue.push(`shared/${name.slice('@paga/'.length)}/src`);
    }
  return inside;
}

type Probe = { bytes: string; files: (string | null)[] };

/** What is bundled, one app or change after the other. */
function probe(...runs: [app: string, changed?: string][]): Probe[] {
  return evaluate<Probe[]>(
    'src/probe-app.mjs',
    `(async () => { const all = []; for (const run of ${JSON.stringify(runs)}) all.push(await m.probe(...run)); return all; })()`,
  );
}

/** The areas of the contract that a bundle holds something of. */
function areasIn({ files }: Probe): string[] {
  const found = files.map(
    (file) => /^shared\/contract\/(?:src|derived\/calls)\/([\w-]+)/.exec(file ?? '')?.[1],
  );
  return AREAS.filter((area) => found.includes(area));
}

/** Of each app the parts of which a change stamps it anew. */
function stampedAnew(): Record<string, string[]> {
  return evaluate(
    'bundle/stamp.mjs',
    `(() => {
      const fs = process.getBuiltinModule('node:fs');
      const texts = new Map();
      const text = (file) => texts.get(file) ?? texts.set(file, fs.readFileSync(file)).get(file);
      const after = (app, part) => m.stampOf(app, (file) => (file.includes('/shared/' + part) ? 'changed' : text(file)));
      return Object.fromEntries(${JSON.stringify(APPS)}.map((app) => {
        const before = m.stampOf(app, text);
        return [app, ${JSON.stringify(PARTS)}.filter((part) => after(app, part) !== before)];
      }));
    })()`,
  );
}

test('a change of an area of the contract or of a shared package stamps the apps that contain it anew, and no other', () => {
  const inBrowser = APPS.filter((app) => app !== 'mock-api');
  const bundles = new Map(inBrowser.map((app, at) => [app, at]));
  const probes = probe(...inBrowser.map((app): [string] => [app]));
  const stamped = stampedAnew();
  for (const app of APPS) {
    const bundle = probes[bundles.get(app) ?? -1];
    const areas = bundle ? areasIn(bundle) : AREAS;
    expect([app, stamped[app]]).toEqual([
      app,
      [
        ...PACKAGES.filter((name) => containedIn(app).has(`@paga/${name}`)).map(
          (name) => `${name}/src/index.ts`,
        ),
        ...areas.map((area) => `contract/src/${area}/`),
      ],
    ]);
  }
});

test('a change of an area that a remote does not import leaves its bytes as they are, one of an area that it imports does not', () => {
  const [before, other, own] = probe(
    ['mf-reports'],
    ['mf-reports', 'shared/contract/src/leave/booking.ts'],
    ['mf-reports', 'shared/contract/src/core/wire-numbers.ts'],
  );
  expect(other?.bytes).toBe(before?.bytes);
  expect(own?.bytes).not.toBe(before?.bytes);
});

test('a change says which remotes it stamps anew', () => {
  const changes = [
    ['shared/contract/src/reports/statistics.ts'],
    ['shared/contract/src/reports/statistics.test.ts', 'docs/architecture.md'],
    ['mf-admin/messages/sq.json', 'shared/kit/src/index.ts'],
    ['pnpm-lock.yaml'],
  ];
  expect(
    evaluate<string[][]>(
      'bundle/stamp.mjs',
      `${JSON.stringify(changes)}.map((files) => m.restampedBy(files))`,
    ),
  ).toEqual([
    ['mf-payroll', 'mf-reports'],
    [],
    ['mf-admin'],
    APPS.filter((app) => app.startsWith('mf-')).sort(),
  ]);
});
