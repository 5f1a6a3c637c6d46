import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { evaluate, folderWith } from './fixture.ts';

const build = (version: string) => ({
  name: 'payroll',
  version,
  entry: `/remotes/payroll/${version}/remoteEntry.js`,
  container: 'paga_payroll',
  integrity: null,
  kit: '^0.1.0',
  platform: '^0.1.0',
});
const VERSIONS = [1, 2, 3, 4, 5, 6, 7].map((number) => `0.1.${number}-a`);

function deploy(site: string, version: string): { version: string; lastGood: { version: string } | null } {
  const text = evaluate<string>(
    'publish/registry.mjs',
    `m.writeRegistry({ payroll: '${version}' }, ['payroll'], ${JSON.stringify(site)})`,
  );
  return (
    (JSON.parse(text) as { remotes: { version: string; lastGood: { version: string } | null }[] })
      .remotes[0] ?? {
      version: '',
      lastGood: null,
    }
  );
}

test('the build that was in use becomes the last good one; another one stays a day, and the earlier states lie beside', () => {
  const site = folderWith(
    'site',
    Object.fromEntries(VERSIONS.map((version) => [`remotes/payroll/${version}/build.json`, build(version)])),
  );
  for (const version of VERSIONS.slice(0, 4)) utimesSync(path.join(site, 'remotes/payroll', version), 60, 60);
  expect(deploy(site, '0.1.1-a')).toMatchObject({ version: '0.1.1-a', lastGood: null });
  expect(deploy(site, '0.1.7-a')).toMatchObject({ version: '0.1.7-a', lastGood: { version: '0.1.1-a' } });
  expect(deploy(site, '0.1.7-a')).toMatchObject({ lastGood: { version: '0.1.1-a' } });
  expect(deploy(site, '0.1.6-a')).toMatchObject({ lastGood: { version: '0.1.7-a' } });
  const left = VERSIONS.filter((version) => !['0.1.2-a', '0.1.3-a', '0.1.4-a'].includes(version));
  expect(readdirSync(path.join(site, 'remotes/payroll')).sort()).toEqual(left);
  const states = readdirSync(path.join(site, 'moves')).map(
    (name) => JSON.parse(readFileSync(path.join(site, 'moves', name), 'utf8')).remotes[0].version,
  );
  expect(states.sort()).toEqual(['0.1.1-a', '0.1.7-a']);
});

test('a build waits for the lock of somebody who moves the registry, and neither move is lost', () => {
  const site = folderWith('site', { 'remotes/payroll/0.1.1-a/build.json': build('0.1.1-a') });
  const moved = evaluate<{ name: string }[]>(
    'publish/registry.mjs',
    `(async () => {
      const { moveRegistry, readRegistry } = await import('./publish/registry-file.mjs');
      const folder = ${JSON.stringify(site)};
      const other = moveRegistry(folder, async (remotes) => { await new Promise((done) => setTimeout(done, 150)); return [...remotes, { name: 'sixth', version: '1.0.0' }]; });
      await Promise.all([other, m.writeRegistry({ payroll: '0.1.1-a' }, ['payroll', 'sixth'], folder)]);
      return readRegistry(folder).remotes;
    })()`,
  );
  expect(moved.map(({ name }) => name)).toEqual(['payroll', 'sixth']);
});

test('its version rises with each move, also back, and stays while nothing moves', () => {
  const site = folderWith(
    'site',
    Object.fromEntries(
      VERSIONS.slice(0, 2).map((version) => [`remotes/payroll/${version}/build.json`, build(version)]),
    ),
  );
  const moved = (version: string) => {
    deploy(site, version);
    return JSON.parse(readFileSync(path.join(site, 'remotes.json'), 'utf8')) as {
      schema: number;
      version: number;
    };
  };
  const first = moved('0.1.1-a');
  expect(first.schema).toBe(1);
  const second = moved('0.1.2-a');
  expect(second.version).toBeGreaterThan(first.version);
  expect(moved('0.1.2-a').version).toBe(second.version);
  expect(moved('0.1.1-a').version).toBeGreaterThan(second.version);
});

test('the way back is the same way: an older build in use again', () => {
  const site = folderWith(
    'site',
    Object.fromEntries(
      VERSIONS.slice(0, 2).map((version) => [`remotes/payroll/${version}/build.json`, build(version)]),
    ),
  );
  deploy(site, '0.1.1-a');
  deploy(site, '0.1.2-a');
  expect(deploy(site, '0.1.1-a')).toMatchObject({ version: '0.1.1-a', lastGood: { version: '0.1.2-a' } });
  expect(JSON.parse(readFileSync(path.join(site, 'remotes.json'), 'utf8'))).toMatchObject({
    remotes: [{ version: '0.1.1-a' }],
  });
});
