import { readFileSync } from 'node:fs';
import path from 'node:path';
import { evaluate, runScript } from './fixture.ts';

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

test('the bill of a build is CycloneDX, with the hash of each package that is shipped, and with no tool', () => {
  expect(runScript('sbom.mjs').code).toBe(0);
  const file = path.resolve(__dirname, '../../../.build/sbom.cdx.json');
  const { bomFormat, specVersion, components } = JSON.parse(readFileSync(file, 'utf8'));
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.6']);
  const others: { group?: string; name: string; externalReferences?: object[] }[] = components.filter(
    ({ group }: { group?: string }) => group !== '@paga',
  );
  expect(others.map(({ name }) => name)).toEqual(expect.arrayContaining(['antd', 'hono', 'react', 'pg']));
  expect(
    others.filter(({ name }) => ['jest', 'playwright-core', 'msw', 'typescript'].includes(name)),
  ).toEqual([]);
  const unhashed = others.filter(
    (one) => !/"alg":"SHA-512"/.test(JSON.stringify(one.externalReferences ?? [])),
  );
  expect(unhashed).toEqual([]);
});
