import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { evaluate, folderWith } from './fixture.ts';

const TYPES = 'shared/kit/.build/types/src';
const INDEX = `export { Alert } from './alert.ts';
export { Icon, type IconName } from './icon.ts';
export { useThing } from '#use-thing.ts';
`;
const ALERT = `import type { ReactNode } from 'react';
import type { IconName } from './icon.ts';
/** What it takes. */
type AlertProps = {
    title: ReactNode;
    tone?: 'info' | 'error';
    icon?: IconName;
    onClose?: (reason: string) => void;
};
export declare function Alert({ title, tone }: AlertProps): ReactNode;
export declare function notExported(): void;
`;
const ICON = `declare const paths: { readonly bell: "M6"; readonly chart: "M4" };
export type IconName = keyof typeof paths;
export declare const Icon: import("react").MemoExoticComponent<({ name }: { name: IconName }) => null>;
`;
const THING = 'export declare function useThing(id: number): { name: string; kind?: string };\n';
const FILES = { 'index.d.ts': INDEX, 'alert.d.ts': ALERT, 'icon.d.ts': ICON, 'use-thing.d.ts': THING };

const manifest = (version: string) => ({ name: '@paga/kit', version, exports: { '.': './src/index.ts' } });

/** A workspace of one package. */
function workspace(): string {
  const declared = Object.fromEntries(
    Object.entries(FILES).map(([name, text]) => [`${TYPES}/${name}`, text]),
  );
  return folderWith('workspace', { 'shared/kit/package.json': manifest('1.2.3'), ...declared });
}

function change(root: string, file: string, from: string, to: string): string {
  const place = path.join(root, TYPES, file);
  const text = readFileSync(place, 'utf8');
  expect(text).toContain(from);
  writeFileSync(place, text.replace(from, to));
  return root;
}

type Found = { changes: { text: string }[]; needed?: string };

/** What changed from the first workspace to each of the others, and the version that needs: all in one process. */
function compared(first: string, others: string[]): Found[] {
  const steps = `Promise.all([import('./surface/report.mjs'), import('./surface/compare.mjs')]).then(([r, c]) => {
    const read = (root) => c.readReport(r.reportText('@paga/kit', '1.2.3', r.surfaceOf('shared/kit', { root })));
    const before = read(${JSON.stringify(first)});
    return ${JSON.stringify(others)}.map((root) => {
      const changes = c.surfaceChanges(before, read(root));
      return { changes, needed: c.versionNeeded('1.2.3', changes) };
    });
  })`;
  return evaluate<Found[]>('surface/compare.mjs', steps);
}

const CHANGED: [string, string, string, string, string, string][] = [
  [
    'a removed export',
    'index.d.ts',
    "export { useThing } from '#use-thing.ts';\n",
    '',
    'useThing is gone',
    '2.0.0',
  ],
  ['an added export', 'index.d.ts', '{ Alert }', '{ Alert, notExported }', 'notExported is new', '1.3.0'],
  [
    'a prop of another type',
    'alert.d.ts',
    'title: ReactNode',
    'title: string',
    'AlertProps.title is string, was ReactNode',
    '2.0.0',
  ],
  [
    'a prop that has to be given',
    'alert.d.ts',
    'tone?:',
    'size: number;\n    tone?:',
    'AlertProps.size is new and has to be given',
    '2.0.0',
  ],
  [
    'a prop that may be given',
    'alert.d.ts',
    'tone?:',
    'size?: number;\n    tone?:',
    'AlertProps.size is new',
    '1.3.0',
  ],
  [
    'a prop that takes more',
    'alert.d.ts',
    "'info' | 'error'",
    "'info' | 'error' | 'fine'",
    'AlertProps.tone takes more: "error" | "fine" | "info", was "error" | "info"',
    '1.3.0',
  ],
  [
    'a prop that takes less',
    'alert.d.ts',
    "'info' | 'error'",
    "'info'",
    'AlertProps.tone is "info", was "error" | "info"',
    '2.0.0',
  ],
  ['a prop that is gone', 'alert.d.ts', '    icon?: IconName;\n', '', 'AlertProps.icon is gone', '2.0.0'],
  [
    'a prop of several parts that may be given',
    'alert.d.ts',
    'tone?:',
    'room?: { high: number; wide: number };\n    tone?:',
    'AlertProps.room is new',
    '1.3.0',
  ],
  [
    'a callback that is handed more',
    'alert.d.ts',
    'reason: string',
    'reason: string, by: number',
    'AlertProps.onClose(2) is new',
    '1.3.0',
  ],
  [
    'one more icon',
    'icon.d.ts',
    'readonly chart',
    'readonly moon: "M3"; readonly chart',
    'IconName takes more: "bell" | "chart" | "moon", was "bell" | "chart"',
    '1.3.0',
  ],
  [
    'a hook that wants more',
    'use-thing.d.ts',
    'id: number',
    'id: number, of: number',
    'useThing(2) is new and has to be given',
    '2.0.0',
  ],
  [
    'an answer that has more',
    'use-thing.d.ts',
    'name: string',
    'name: string; age: number',
    'useThing =>.age is new',
    '1.3.0',
  ],
  [
    'an answer that may lack something',
    'use-thing.d.ts',
    'name: string',
    'name?: string',
    'useThing =>.name may be left out now',
    '2.0.0',
  ],
];

let found: Found[];
beforeAll(() => {
  const same = change(workspace(), 'alert.d.ts', '/** What it takes. */\n', '');
  change(same, 'alert.d.ts', "'info' | 'error'", "'error' | 'info'");
  change(same, 'alert.d.ts', 'reason: string', 'why: string');
  change(same, 'alert.d.ts', 'notExported(): void', 'notExported(): string');
  change(same, 'icon.d.ts', '"M6"', '"M6 3"');
  const changed = CHANGED.map(([, file, from, to]) => change(workspace(), file, from, to));
  found = compared(workspace(), [...changed, same]);
});

test.each(CHANGED.map(([name, , , , said, version], at) => ({ name, said, version, at })))(
  '$name needs at least version $version',
  ({ said, version, at }) => {
    expect(found[at]?.changes.map(({ text }) => text)).toEqual([said]);
    expect(found[at]?.needed).toBe(version);
  },
);

test('order, comments, names of parameters and what nobody can import change nothing', () =>
  expect(found.at(-1)).toEqual({ changes: [] }));

test('a changed report without a raised version is refused and not written, also after somebody committed it', () => {
  const root = workspace();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
  const commit = () => {
    git('add', '-f', '.');
    git('-c', 'user.name=A', '-c', 'user.email=a@b', 'commit', '-qm', 'x');
  };
  const surface = { name: '@paga/kit', dir: 'shared/kit', file: 'shared/kit/surface.txt', field: 'version' };
  const check = (write = false) =>
    evaluate<string[]>(
      'check/check-surface.mjs',
      `m.checkSurface(${JSON.stringify(surface)}, { root: ${JSON.stringify(root)}, write: ${write} })`,
    );
  const raise = (version: string) =>
    writeFileSync(path.join(root, 'shared/kit/package.json'), JSON.stringify(manifest(version)));
  git('init', '-q');
  expect(check(true)).toEqual([]);
  commit();
  change(root, 'index.d.ts', "export { useThing } from '#use-thing.ts';\n", '');
  const refused = [
    '@paga/kit: useThing is gone',
    '@paga/kit: "version" of shared/kit/package.json is 1.2.3 and has to be at least 2.0.0, since this needs a major version',
  ];
  expect(check(true)).toEqual(refused);
  raise('1.9.0');
  expect(check()).toHaveLength(2);
  // By hand, as the check itself writes no such report.
  const file = path.join(root, surface.file);
  const report = readFileSync(file, 'utf8').replace('  useThing: useThing\n', '').replace('1.2.3', '1.9.0');
  writeFileSync(file, report.replace(/\nuseThing out\n( .*\n)*/, ''));
  commit();
  expect(check()).toEqual([refused[0], expect.stringContaining('is 1.9.0 and has to be at least 2.0.0')]);
  raise('2.0.0');
  expect(check()).toEqual([
    '@paga/kit: shared/kit/surface.txt does not say what is there now (pnpm check:surface --write)',
  ]);
  expect(check(true)).toEqual([]);
  expect(check()).toEqual([]);
});

test('the shape of the registry is shown field by field', () => {
  const schema = {
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: {
      name: { type: 'string', pattern: '^a' },
      rooms: { type: 'array', items: { enum: ['b', 'a'] } },
      last: { anyOf: [{ type: 'object', properties: { at: { type: 'number' } } }, { type: 'null' }] },
    },
  };
  const rows = evaluate<{ key: string; optional: boolean; text: string }[]>(
    'surface/registry-shape.mjs',
    `m.schemaRows(${JSON.stringify(schema)})`,
  );
  expect(rows.map(({ key, optional, text }) => `${key}${optional ? '?' : ''} ${text}`)).toEqual([
    ' object, no other field',
    '.name {"pattern":"^a","type":"string"}',
    '.rooms? list {}',
    '.rooms[] "a" | "b"',
    '.last? object | null',
    '.last.at? {"type":"number"}',
  ]);
});
