import { readFileSync } from 'node:fs';
import path from 'node:path';
import { evaluate, folderWith } from './fixture.ts';

const MANIFEST = {
  name: 'sample',
  permissions: ['getSalaries'],
  routes: [{ path: '/sample', title: 'hub.title', code: 'hub/hub.screen#HubScreen', needs: ['getSalaries'] }],
  navigation: [{ path: '/sample', label: 'hub.title', icon: 'chart', order: 10, needs: [] }],
  cards: [],
  searchSources: [],
};
const FILES = {
  'package.json': { name: '@paga/mf-sample', dependencies: {} },
  'messages/sq.json': { hub: { title: 'Raportet' } },
  'messages/en.json': { hub: { title: 'Reports' } },
  'src/hub/hub.screen.tsx': 'export function HubScreen() { return null; }\n',
};

const SETTING = {
  id: 'sample',
  group: 'pay',
  order: 10,
  label: 'hub.title',
  text: 'hub.title',
  icon: 'chart',
  window: 'hub/hub.screen#HubScreen',
  needs: ['getSalaries'],
};
const OWN = {
  part: 'payslips',
  path: '/payslips',
  label: 'hub.title',
  icon: 'wallet',
  order: 10,
  code: 'hub/hub.screen#HubScreen',
};
const withOwn = (facts: object) => ({ ...MANIFEST, own: [{ ...OWN, ...facts }] });
const withSetting = (facts: object) => ({ ...MANIFEST, settings: [{ ...SETTING, ...facts }] });

const remoteWith = (manifest: object, files: Record<string, string | object> = {}): string =>
  folderWith('mf-sample', { ...FILES, ...files, 'remote.json': manifest });

const REFUSED: [string, object, Record<string, string | object>, string][] = [
  ['an unknown field', { ...MANIFEST, colour: 'green' }, {}, 'colour'],
  [
    'another name than its folder',
    { ...MANIFEST, name: 'other' },
    {},
    'remote.json says "other" in mf-sample',
  ],
  [
    'a code reference without a file',
    MANIFEST,
    { 'src/hub/hub.screen.tsx': '', 'src/index.ts': '' },
    'exports no HubScreen',
  ],
  [
    'a call the contract does not have',
    { ...MANIFEST, permissions: ['getMoon'] },
    {},
    'the contract has no call getMoon',
  ],
  [
    'a need it never calls',
    { ...MANIFEST, routes: [{ ...MANIFEST.routes[0], needs: ['getUserList'] }] },
    {},
    'needs getUserList, which the remote does not call',
  ],
  [
    'audit labels without texts',
    { ...MANIFEST, auditFields: ['audit.field'] },
    {},
    'auditFields audit.field has no texts in messages/sq.json',
  ],
  [
    'a setting that opens nothing',
    withSetting({ window: undefined }),
    {},
    'a setting has either a window or a path',
  ],
  [
    'a setting that opens a window and a page',
    withSetting({ path: '/sample' }),
    {},
    'a setting has either a window or a path',
  ],
  ['a setting below no heading', withSetting({ group: 'other' }), {}, 'remote.json settings.0.group'],
  [
    'a window of a setting without its code',
    withSetting({ window: 'hub/hub.screen#HubWindow' }),
    {},
    'exports no HubWindow',
  ],
  [
    'a summary of a setting without a file',
    withSetting({ summary: 'hub/hub-summary#HubSummary' }),
    {},
    'there is no src/hub/hub-summary.tsx',
  ],
  [
    'a setting read by a call it never makes',
    withSetting({ reads: ['getUserList'] }),
    {},
    'needs getUserList, which the remote does not call',
  ],
  [
    'a setting without a label',
    withSetting({ label: 'hub.other' }),
    {},
    'label hub.other has no text in messages/sq.json',
  ],
  [
    'a setting with an icon the kit does not have',
    withSetting({ icon: 'moon2' }),
    {},
    'sample: the kit has no icon moon2',
  ],
  [
    'an icon the kit does not have',
    { ...MANIFEST, navigation: [{ ...MANIFEST.navigation[0], icon: 'moon2' }] },
    {},
    'the kit has no icon moon2',
  ],
  ['a part of no own page', withOwn({ part: 'moon' }), {}, 'remote.json own.0.part'],
  ['an own part without its code', withOwn({ code: 'own/moon#Moon' }), {}, 'there is no src/own/moon.tsx'],
  ['an own part without a label', withOwn({ label: 'own.moon' }), {}, 'label own.moon has no text'],
  ['an own part with an icon the kit does not have', withOwn({ icon: 'moon2' }), {}, 'no icon moon2'],
  [
    'a label without a text',
    MANIFEST,
    { 'messages/en.json': {} },
    'label hub.title has no text in messages/en.json',
  ],
  [
    'antd of its own',
    MANIFEST,
    { 'package.json': { name: '@paga/mf-sample', dependencies: { antd: '6.6.8' } } },
    'antd comes through @paga/kit only',
  ],
  [
    'a name of zod the page does not have',
    MANIFEST,
    { 'src/form.ts': "import { ZodError } from 'zod';\nexport const F = ZodError;\n" },
    'form.ts uses ZodError of zod, which the shell does not provide',
  ],
  [
    'a schema read of a call, which a page has without schemas',
    MANIFEST,
    {
      'src/form.ts':
        "import { login } from '@paga/contract/identity/sign-in';\nexport const email = login.body.shape.email;\n",
    },
    'form.ts reads login.body.s: in a page a call has no schemas',
  ],
];

// All in one process: each would read the contract anew.
let fitting: string[] | undefined;
let refused: string[][];
beforeAll(() => {
  const folders = [
    remoteWith({ ...withSetting({}), ...withOwn({}) }),
    ...REFUSED.map(([, manifest, files]) => remoteWith(manifest, files)),
  ];
  const checks = `Promise.all(${JSON.stringify(folders)}.map(async (folder) => (await m.checkRemote(folder)).faults))`;
  [fitting, ...refused] = evaluate<string[][]>('check/remote-gate.mjs', checks);
});

test('a remote that fits passes', () => expect(fitting).toEqual([]));

test.each(REFUSED.map(([name, , , fault], at) => ({ name, fault, at })))(
  'a remote with $name is refused',
  ({ fault, at }) => expect(refused[at]?.join('\n')).toContain(fault),
);

test('the shell lends what the table of shared modules names, and nothing else', () => {
  const names = evaluate<string[]>('shared-modules.mjs', 'm.SHARED_MODULES.map((row) => row.name)');
  const file = path.resolve(__dirname, '../../../shell/src/provided/lent-modules.ts');
  const text = readFileSync(file, 'utf8');
  const table = [...text.matchAll(/const (?:modules|late)[^{]*\{([^}]*)\}/g)]
    .map(([, rows]) => rows)
    .join('');
  const lent = [...table.matchAll(/^\s+'?([^\s':,]+)'?[:,]/gm)].map(([, name]) => name);
  expect(lent.sort()).toEqual(names.sort());
});

test('the own page lends what the table says of it, and a part that asks for more is refused', () => {
  const [names, refusedParts] = evaluate<string[][]>(
    'shared-modules.mjs',
    `[m.SHARED_MODULES.filter((row) => row.own).map((row) => row.name), m.notLentToOwn(['./src/own/page.tsx', ...['react', '@paga/client', '@paga/kit', '@paga/platform', 'zod'].map((name) => \`consume shared module (default) \${name}@^1.0.0\`)])]`,
  );
  const file = path.resolve(__dirname, '../../../shell/src/me/frame/own-lent.ts');
  const [, table = ''] = /const modules[^{]*\{([^}]*)\}/.exec(readFileSync(file, 'utf8')) ?? [];
  const lent = [...table.matchAll(/^\s+'?([^\s':,]+)'?[:,]/gm)].map(([, name]) => name);
  expect(lent.sort()).toEqual(names?.sort());
  expect(refusedParts?.map((one) => one.slice('consume shared module (default) '.length))).toEqual([
    '@paga/kit@^1.0.0',
    '@paga/platform@^1.0.0',
    'zod@^1.0.0',
  ]);
});
