import { createPublicKey, verify } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { evaluate, folderWith, runScript } from './fixture.ts';

type Entry = { name: string; version: string; lastGood: { version: string } | null };
type Registry = {
  version: number;
  remotes: Entry[];
  expires?: string;
  signatures?: { key: string; value: string }[];
};

const facts = (version: string, more: object = {}) => ({
  ...{ name: 'payroll', version, container: `paga_payroll_${version}`, integrity: 'sha384-x' },
  ...{ entry: `/remotes/payroll/${version}/remoteEntry.js`, kit: '^1.0.0', platform: '^1.0.0' },
  ...more,
});

/** A site with a shell and some builds of one remote, the last of them in use since `moved`. */
function siteWith(builds: readonly string[], lastGood: string | null = null): string {
  const [current = ''] = builds.slice(-1);
  const remotes = [{ ...facts(current), lastGood: lastGood && facts(lastGood) }];
  return folderWith('site', {
    'shell/index.html': '<meta name="paga-registry-keys" content="">',
    'shell/integrity.json': { 'index.html': 'old' },
    'shell/versions.json': { kit: '1.2.0', platform: '1.0.0', lent: { react: '19.3.1', zod: '4.1.0' } },
    'remotes.json': { schema: 1, version: 1_000, remotes },
    ...Object.fromEntries(builds.map((version) => [`remotes/payroll/${version}/build.json`, facts(version)])),
  });
}

const registryOf = (site: string): Registry =>
  JSON.parse(readFileSync(path.join(site, 'remotes.json'), 'utf8'));
const run = (...args: string[]) => runScript('publish/publish.mjs', ...args);

test('goes back to the last good build under a newer version, and back to a whole earlier state', () => {
  const site = siteWith(['1.0.0-a', '1.0.1-b'], '1.0.0-a');
  expect(run('rollback', 'payroll', '--to', site)).toMatchObject({ code: 0 });
  const back = registryOf(site);
  expect(back.remotes).toMatchObject([{ version: '1.0.0-a', lastGood: null }]);
  expect(back.version).toBeGreaterThan(1_000);
  expect(run('back', '1000', '--to', site)).toMatchObject({ code: 0 });
  const forth = registryOf(site);
  expect(forth.remotes).toMatchObject([{ version: '1.0.1-b', lastGood: { version: '1.0.0-a' } }]);
  expect(forth.version).toBeGreaterThan(back.version);
  const { lines } = run('list', '--to', site);
  expect(lines.map((line) => line.split('  ')[2])).toEqual([
    'payroll 1.0.1-b',
    'payroll 1.0.0-a',
    'payroll 1.0.1-b',
  ]);
});

test('a canary goes to more companies, to all, or is withdrawn', () => {
  const site = siteWith(['1.0.0-a', '1.0.1-b']);
  const file = path.join(site, 'remotes.json');
  const tried = () => {
    const registry = registryOf(site);
    const [entry] = registry.remotes as [Entry & { canary?: object }];
    entry.version = '1.0.0-a';
    entry.canary = { share: 10, build: facts('1.0.1-b') };
    writeFileSync(file, JSON.stringify(registry));
  };
  tried();
  expect(run('list', '--to', site).lines[0]).toContain('payroll 1.0.0-a (10 %: 1.0.1-b)');
  expect(run('promote', 'payroll', '--canary', '50', '--to', site)).toMatchObject({ code: 0 });
  expect(registryOf(site).remotes).toMatchObject([{ version: '1.0.0-a', canary: { share: 50 } }]);
  expect(run('promote', 'payroll', '--to', site)).toMatchObject({ code: 0 });
  expect(registryOf(site).remotes).toMatchObject([{ version: '1.0.1-b', lastGood: { version: '1.0.0-a' } }]);
  expect(run('promote', 'payroll', '--to', site).code).toBe(1);
  tried();
  expect(run('rollback', 'payroll', '--to', site)).toMatchObject({ code: 0 });
  expect(registryOf(site).remotes).toMatchObject([{ version: '1.0.0-a', withdrawn: ['1.0.1-b'] }]);
});

test('an earlier state whose last good build is gone comes back without it', () => {
  const site = siteWith(['1.0.0-a', '1.0.1-b'], '1.0.0-a');
  run('rollback', 'payroll', '--to', site);
  rmSync(path.join(site, 'remotes/payroll/1.0.0-a'), { recursive: true });
  expect(run('back', '1000', '--to', site)).toMatchObject({ code: 0 });
  expect(registryOf(site).remotes).toMatchObject([{ version: '1.0.1-b', lastGood: null }]);
});

test.each([
  [['rollback', 'payroll'], 'payroll has no last good build'],
  [['back', '7'], 'there is no state 7'],
  [['rollback'], 'say what and where'],
])('%j is refused with the reason, and nothing is changed', (args, reason) => {
  const site = siteWith(['1.0.0-a']);
  const before = registryOf(site);
  const { code, lines } = run(...args, '--to', site);
  expect([code, lines[0]]).toEqual([1, expect.stringContaining(reason)]);
  expect(registryOf(site)).toEqual(before);
});

test.each<[string, object, string[]]>([
  ['fits', { builtWith: { react: '19.0.0', dayjs: '1.0.0' } }, []],
  ['another kit', { kit: '^1.3.0' }, ['wants kit ^1.3.0, the shell there has 1.2.0']],
  ['another platform', { platform: '^2.0.0' }, ['wants platform ^2.0.0']],
  [
    'another React',
    { builtWith: { react: '18.3.1' } },
    ['was built with react 18.3.1, the shell there lends 19.3.1'],
  ],
  ['no hash', { integrity: null }, ['has no hash of its entry']],
])('a build that has %s against the shell of the site', (_name, more, reasons) => {
  const site = siteWith(['1.0.0-a']);
  const said = evaluate<string[]>(
    'publish/site-fits.mjs',
    `m.misfits(${JSON.stringify(site)}, ${JSON.stringify(facts('1.0.1-b', more))})`,
  );
  expect(said).toEqual(reasons.map((reason) => expect.stringContaining(reason)));
});

test('a build is refused where the API there lacks a call that it makes; of other calls nothing is asked', () => {
  // One evaluation: the schemas of all calls take seconds to load.
  const [same, without, withoutOther] = evaluate<string[][]>(
    'publish/site-fits.mjs',
    `(async () => {
      const text = JSON.stringify(await m.ownDocument());
      const without = (id) => {
        const document = JSON.parse(text);
        for (const path of Object.values(document.paths))
          for (const [method, call] of Object.entries(path)) if (call.operationId === id) delete path[method];
        return m.apiMisfits(document, 'payroll', ['closePeriod', 'getHealth']);
      };
      return Promise.all(['', 'closePeriod', 'getSalaries'].map(without));
    })()`,
  );
  expect([same, withoutOther]).toEqual([[], []]);
  expect(without).toEqual([
    expect.stringContaining('payroll makes the call closePeriod, of the API there the call is not there'),
  ]);
});

const SCRIPT = 'globalThis.x = 1;';
const HASH = evaluate<string>('bundle/finish.mjs', `m.integrityOf(${JSON.stringify(SCRIPT)})`);
const copied = (build: string, site: string, version = '1.0.1-b') =>
  evaluate<string>(
    'publish/copied-build.mjs',
    `(() => { try { m.copyBuild(${JSON.stringify(build)}, ${JSON.stringify(site)}, { name: 'payroll', version: '${version}' }); return 'copied'; } catch (error) { return error.message; } })()`,
  );

test('a build is copied whole or not at all, once; another one under the same version is refused', () => {
  const site = siteWith(['1.0.0-a']);
  const build = folderWith('build', {
    'remoteEntry.js': SCRIPT,
    'remoteEntry.js.map': '{}',
    'integrity.json': { 'remoteEntry.js': HASH },
  });
  const place = path.join(site, 'remotes/payroll/1.0.1-b');
  expect([copied(build, site), copied(build, site)]).toEqual(['copied', 'copied']);
  expect(readFileSync(path.join(place, 'remoteEntry.js'), 'utf8')).toBe(SCRIPT);
  expect(existsSync(path.join(place, 'remoteEntry.js.map'))).toBe(true);
  const other = folderWith('build', {
    'remoteEntry.js': 'evil()',
    'integrity.json': { 'remoteEntry.js': 'x' },
  });
  expect(copied(other, site)).toContain('is there already, with other bytes');
  writeFileSync(path.join(build, 'remoteEntry.js'), 'evil()');
  expect(copied(build, site, '1.0.2-c')).toContain('is not what was built: remoteEntry.js');
  expect(existsSync(path.join(site, 'remotes/payroll/1.0.2-c'))).toBe(false);
});

test('two moves at once both stand, one after the other', () => {
  const site = siteWith(['1.0.0-a']);
  const moved = (name: string) =>
    `m.moveRegistry(${JSON.stringify(site)}, async (remotes) => { await new Promise((done) => setTimeout(done, 100)); return [...remotes, { name: '${name}' }]; })`;
  evaluate('publish/registry-file.mjs', `Promise.all([${moved('one')}, ${moved('two')}])`);
  expect(
    registryOf(site)
      .remotes.map(({ name }) => name)
      .sort(),
  ).toEqual(['one', 'payroll', 'two']);
});

test('a build stays for a day after it was in use, and a registry signed with a key is one that the page knows', () => {
  const site = siteWith(['1.0.0-a', '1.0.1-b', '1.0.2-c'], '1.0.1-b');
  const long = new Date('2026-01-01');
  for (const build of ['1.0.0-a', '1.0.1-b', '1.0.2-c'])
    utimesSync(path.join(site, 'remotes/payroll', build), long, long);
  const left = (states: Record<string, string>) => {
    mkdirSync(path.join(site, 'moves'), { recursive: true });
    for (const [version, build] of Object.entries(states))
      writeFileSync(path.join(site, 'moves', `${version}.json`), JSON.stringify({ remotes: [facts(build)] }));
    evaluate(
      'publish/registry-file.mjs',
      `m.removeOldBuilds(${JSON.stringify(site)}, new Date()).then(() => true)`,
    );
    return existsSync(path.join(site, 'remotes/payroll/1.0.0-a'));
  };
  // In use until the next state began, an hour ago: somebody's page may have it.
  const hourAgo = Date.now() - 3_600_000;
  expect(left({ 1000000: '1.0.0-a', [hourAgo]: '1.0.1-b' })).toBe(true);
  expect(left({ 1000001: '1.0.1-b' })).toBe(false);

  const key = path.join(site, 'registry.key');
  writeFileSync(key, `${'1'.repeat(64)}\n${'2'.repeat(64)}\n`);
  expect(run('rollback', 'payroll', '--to', site, '--key', key)).toMatchObject({ code: 0 });
  const { signatures = [], ...signed } = registryOf(site);
  const page = readFileSync(path.join(site, 'shell/index.html'), 'utf8');
  const known =
    /content="([^"]+)"/
      .exec(page)?.[1]
      ?.split(' ')
      .map((one) => one.split(':')) ?? [];
  expect(known.map(([id]) => id)).toEqual(signatures.map((one) => one.key));
  for (const [at, [, text = '']] of known.entries()) {
    const x = Buffer.from(text, 'base64').toString('base64url');
    const by = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
    const value = Buffer.from(signatures[at]?.value ?? '', 'base64');
    expect(verify(null, Buffer.from(JSON.stringify(signed)), by, value)).toBe(true);
  }
  expect(Date.parse(signed.expires ?? '')).toBeGreaterThan(Date.now() + 6 * 86_400_000);
});
