import { evaluate, folderWith } from './fixture.ts';

type Uses = { kit: string[]; platform: string[]; client: string[]; calls: string[]; wire: object };

const FILES = {
  'package.json': { name: 'probe', sideEffects: false },
  'src/index.js': `import { Alert, Card as Box, Form } from '@paga/kit';
import { query } from '@paga/client';
import { used } from './parts.js';
import { getSalaries } from '../contract/derived/calls/payroll.js';
export const remote = [Alert, Box, Form.useForm(), query(getSalaries), used()];
`,
  'src/parts.js': `import { Button, Tag } from '@paga/kit';
import { useSession } from '@paga/platform';
import { deleteSalary } from '../contract/derived/calls/payroll.js';
export const used = () => [Tag];
export const unused = () => [Button, useSession, deleteSalary];
`,
  'contract/derived/calls/payroll.js': `const WIRE = "payroll/3";
export const getSalaries = {"path":"/salaries","wire":WIRE+";2"};
export const deleteSalary = {"path":"/salary","wire":WIRE};
`,
};

test('a build says which names of the page and which calls its code uses, and no others', () => {
  const dir = JSON.stringify(folderWith('probe', FILES));
  expect(evaluate<Uses>('src/probe-uses.mjs', `m.probeUses(${dir})`)).toEqual({
    kit: ['Alert', 'Card', 'Form', 'Tag'],
    platform: [],
    client: ['query'],
    calls: ['getSalaries'],
    wire: { getSalaries: 'payroll/3;2' },
  });
}, 60_000);

test('what uses a name that the shell does not have is refused by that name', () => {
  const uses = { kit: ['Alert', 'Moon'], platform: [], client: ['query'], calls: ['getSalaries', 'getMoon'] };
  const lent = (...names: string[]) => ({ version: '1.2.0', names });
  const surface = { kit: lent('Alert'), platform: lent(), client: lent('query') };
  const site = folderWith('site', {
    'shell/surface.json': surface,
    'remotes/sample/1-a/uses.json': uses,
    'remotes/sample/1-b/uses.json': { ...uses, kit: ['Alert'] },
    'remotes/sample/1-c/build.json': {},
  });
  const published = folderWith('published', {
    'shell/surface.json': { ...surface, kit: lent('Alert', 'Moon') },
  });
  const inOther = `m.faultsInPage(${JSON.stringify(published)}, 'sample', '1-a', ${JSON.stringify(site)})`;
  const faultsOf = (build: string) => `m.faultsInPage(${JSON.stringify(site)}, 'sample', '${build}')`;
  const faults = evaluate<string[][]>(
    'publish/site-fits.mjs',
    `[${faultsOf('1-a')}, ${faultsOf('1-b')}, ${faultsOf('1-c')}, ${inOther}]`,
  );
  const moon = 'sample uses Moon of @paga/kit, which the shell (@paga/kit 1.2.0) does not have';
  expect(faults).toEqual([[moon], [], [], []]);
});
