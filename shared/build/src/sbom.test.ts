import { evaluate } from './fixture.ts';

test('a licence is agreed when one of its choices is, with all its parts', () => {
  const licences = ['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT', 'GPL-3.0', 'MIT AND AGPL-3.0-only', ''];
  expect(evaluate<boolean[]>('sbom.mjs', `${JSON.stringify(licences)}.map(m.isAgreed)`)).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ]);
});

test('of a bill only what others wrote is looked at, and one strange licence is named', () => {
  const bill = {
    components: [
      { group: '@paga', name: 'kit', purl: 'pkg:npm/%40paga/kit@0.1.0' },
      { name: 'antd', licenses: [{ license: { id: 'MIT' } }] },
      {
        group: '@img',
        name: 'sharp-libvips-linux-x64',
        licenses: [{ license: { id: 'LGPL-3.0-or-later' } }],
      },
      { name: 'strange', licenses: [{ expression: 'SSPL-1.0' }] },
      { name: 'silent' },
    ],
  };
  const named = evaluate<string[]>(
    'sbom.mjs',
    `m.strangers(m.shipped(${JSON.stringify(bill)})).map(({ name }) => name)`,
  );
  expect(named).toEqual(['strange', 'silent']);
});
