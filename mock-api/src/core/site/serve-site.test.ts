import { createPublicKey, verify } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { publicKeys, registryKeys } from './registry-keys.ts';
import { serveSite } from './serve-site.ts';
import { siteFaults } from './site-faults.ts';
import { integrityOf } from './site-file.ts';

let root: string;
let app: Hono;
let site: ReturnType<typeof serveSite>;
let said: string[];
const page =
  '<!doctype html><title>Paga</title><script>start()</script><script type="application/json" id="paga-remotes">{}</script>';
const policies = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Integrity-Policy': 'blocked-destinations=(script style)',
};
const policy = JSON.stringify(policies);
const code = 'export const PayrollScreen = 1;';
const build = 'remotes/payroll/0.1.0-abcdef12';

function put(name: string, content: string | Buffer): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), content);
}

const list = (contents: Record<string, string>) =>
  put(
    'shell/integrity.json',
    JSON.stringify(
      Object.fromEntries(
        Object.entries(contents).map(([name, content]) => [name, integrityOf(Buffer.from(content))]),
      ),
    ),
  );

const entry = 'globalThis.paga_payroll = {};';
const factsOf = (version: string, text: string) => ({
  ...{
    name: 'payroll',
    version,
    entry: `/remotes/payroll/${version}/remoteEntry.js`,
    container: 'paga_payroll',
  },
  ...{ integrity: integrityOf(Buffer.from(text)), kit: '^0.1.0', platform: '^0.1.0' },
  ...{ offer: { name: 'payroll', permissions: [] }, texts: { sq: { menu: 'Pagat' } } },
});
const version = '0.1.0-abcdef12';
/** A build as the build writes it. */
const built = (named: string, text: string) => {
  const facts = factsOf(named, text);
  const contents = { 'remoteEntry.js': text, 'build.json': JSON.stringify(facts), 'chunk.js': 'chunk()' };
  for (const [name, content] of Object.entries(contents)) put(`remotes/payroll/${named}/${name}`, content);
  const hashes = Object.entries(contents).map(([name, content]) => [name, integrityOf(Buffer.from(content))]);
  put(`remotes/payroll/${named}/integrity.json`, JSON.stringify(Object.fromEntries(hashes)));
  return facts;
};
const publish = (facts: object, lastGood: object | null = null, head: object = {}) =>
  put('remotes.json', JSON.stringify({ ...head, remotes: [{ ...facts, lastGood }] }));

const keys = registryKeys({ name: 'REGISTRY_KEY', value: `${'1'.repeat(64)},${'2'.repeat(64)}`, file: '' });
let now: Date;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'paga-site-'));
  put('shell/index.html', page);
  put('shell/policy.json', policy);
  put('shell/assets/main.0123456789.js', 'shell()');
  put('shell/assets/main.0123456789.js.br', brotliCompressSync('shell()'));
  put('shell/assets/logo.0123456789.svg', '<svg/>');
  list({
    'index.html': page,
    'policy.json': policy,
    'assets/main.0123456789.js': 'shell()',
    'assets/logo.0123456789.svg': '<svg/>',
  });
  publish(built('0.0.1-00000000', entry));
  put(`${build}/entry.js`, code);
  put(`${build}/entry.js.br`, brotliCompressSync(code));
  put(`${build}/integrity.json`, JSON.stringify({ 'entry.js': integrityOf(Buffer.from(code)) }));
  said = [];
  now = new Date('2026-11-02T09:00:00Z');
  site = serveSite(root, { keys, now: () => now, onFault: (fault) => said.push(fault) });
  app = new Hono();
  app.notFound((c) => site.answer(c));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const get = async (name: string, headers: Record<string, string> = {}) => app.request(name, { headers });
const header = async (name: string, which: string, headers?: Record<string, string>) =>
  (await get(name, headers)).headers.get(which);

test('a shell of before there were written policies comes with those of then; one that lists them and has lost them does not', async () => {
  rmSync(path.join(root, 'shell/policy.json'));
  expect((await get('/')).status).toBe(503);
  list({ 'index.html': page });
  const response = await get('/');
  expect([response.status, response.headers.get('integrity-policy')]).toEqual([200, null]);
  const text = response.headers.get('content-security-policy') ?? '';
  for (const part of [
    "default-src 'none'",
    "script-src 'self';",
    "frame-ancestors 'none'",
    'trusted-types default',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain("script-src 'self' 'unsafe");
});

test.each(['/', '/employees', '/reports/management', '/login?from=%2Femployees'])(
  'answers %s with the page, which is asked for again each time',
  async (name) => {
    const response = await get(name);
    expect([response.status, await response.text()]).toEqual([200, page]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  },
);

test('the page comes with the policies that its build wrote; without that it is not served', async () => {
  for (const [name, value] of Object.entries(policies)) expect(await header('/', name)).toBe(value);
  put('shell/policy.json', '{}');
  expect((await get('/')).status).toBe(503);
});

describe('a file of an earlier shell', () => {
  const name = 'assets/home.89abcdef01.js';
  beforeEach(() => {
    put(`shells/a1/${name}`, 'earlier()');
    put(`shells/a1/integrity.json`, JSON.stringify({ [name]: integrityOf(Buffer.from('earlier()')) }));
  });

  test('is served to a page that stands open, and is kept', async () => {
    const reply = await get(`/${name}`);
    expect([await reply.text(), reply.headers.get('cache-control')]).toEqual([
      'earlier()',
      'public, max-age=31536000, immutable',
    ]);
  });

  test('is not served once a byte of it differs, nor its list, nor what lies beside', async () => {
    put(`shells/a1/${name}`, 'evil()');
    put('shells/a1/assets/added.89abcdef02.js', 'evil()');
    for (const asked of [name, 'assets/added.89abcdef02.js', 'shells/a1/integrity.json'])
      expect((await get(`/${asked}`)).status).toBe(404);
  });
});

test.each([
  '/assets/main.0123456789.js',
  '/assets/logo.0123456789.svg',
  '/remotes.json',
  `/${build}/gone.js`,
])('%s is no page: nothing in it runs, no base, no frame, and its text has a charset', async (name) => {
  const { headers } = await get(name);
  const policy = headers.get('content-security-policy');
  for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(part);
  expect(headers.get('content-type')).toMatch(/; ?charset=utf-8$/i);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a file with a hash in its name is kept for ever, the registry is asked for again', async () => {
  expect(await header('/assets/main.0123456789.js', 'cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
  expect(await header(`/${build}/entry.js`, 'cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await header('/remotes.json', 'cache-control')).toBe('no-cache');
});

test('a browser that takes brotli gets the file that was compressed ahead', async () => {
  const name = '/assets/main.0123456789.js';
  expect(await header(name, 'content-encoding', { 'accept-encoding': 'gzip, br' })).toBe('br');
  expect(await header(name, 'content-encoding', { 'accept-encoding': 'identity' })).toBeNull();
  expect(await header(name, 'vary')).toBe('Accept-Encoding');
});

describe('a file of a remote', () => {
  const script = `/${build}/entry.js`;

  test('is served while it is byte for byte the one that was built', async () => {
    expect(await (await get(script)).text()).toBe(code);
    expect(await header(script, 'content-encoding', { 'accept-encoding': 'br' })).toBe('br');
  });

  test('is not served with one byte changed, also when it was served before', async () => {
    await get(script);
    put(`${build}/entry.js`, code.replace('1', '2'));
    expect((await get(script)).status).toBe(404);
  });

  test('is served plain when its compressed variant holds something else', async () => {
    put(`${build}/entry.js.br`, brotliCompressSync('evil()'));
    const response = await get(script, { 'accept-encoding': 'br' });
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, code]);
  });

  test('is not served when its build does not list it, or has no list', async () => {
    put(`${build}/added.js`, 'evil()');
    expect((await get(`/${build}/added.js`)).status).toBe(404);
    put(`${build}/integrity.json`, '{');
    expect((await get(script)).status).toBe(404);
  });

  test('that is gone is a 404 that nobody keeps, never the page', async () => {
    const response = await get(`/${build}/gone.js`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect((await get(`/${build}/`)).status).toBe(404);
  });
});

test.each([
  '/..%2f..%2fetc%2fpasswd',
  '/assets/..%2f..%2fremotes.json.key',
  '/%00',
  '/assets/%5c..%5cx.js',
  '/%e0%a4',
])('does not leave its folder for %s', async (name) => {
  const response = await get(name);
  expect(await response.text()).not.toContain('root:');
  expect([200, 404]).toContain(response.status);
});

test('takes no other method than GET and HEAD', async () => {
  expect((await app.request('/', { method: 'POST' })).status).toBe(404);
  const head = await app.request('/', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

describe('the site as the build left it', () => {
  const registered = (integrity = integrityOf(Buffer.from(entry))) =>
    publish({ ...factsOf(version, entry), integrity });
  const edited = (change: Record<string, unknown>) => {
    const { remotes } = JSON.parse(readFileSync(path.join(root, 'remotes.json'), 'utf8'));
    put('remotes.json', JSON.stringify({ remotes: [{ ...remotes[0], ...change }] }));
  };
  const other = {
    version: '0.0.9',
    entry: `/${build}/remoteEntry.js`,
    integrity: integrityOf(Buffer.from('')),
  };
  beforeEach(() => {
    built(version, entry);
    registered();
  });

  test('has no fault', async () => {
    expect(await siteFaults(root)).toEqual([]);
  });

  test('a changed script of the shell and a changed page are named, and not served', async () => {
    put('shell/assets/main.0123456789.js', 'evil()');
    put('shell/index.html', `${page}<script src="https://example.test/x.js"></script>`);
    expect(await siteFaults(root)).toEqual([
      'shell/index.html is not what was built',
      'shell/assets/main.0123456789.js is not what was built',
    ]);
    expect((await get('/assets/main.0123456789.js')).status).toBe(404);
    const response = await get('/employees');
    expect([response.status, await response.text()]).toEqual([503, expect.not.stringContaining('example')]);
  });

  test.each<[string, () => void, string]>([
    ['another entry', () => put(`${build}/remoteEntry.js`, 'evil()'), 'is not the one in remotes.json'],
    ['no entry', () => rmSync(path.join(root, `${build}/remoteEntry.js`)), 'is missing'],
    ['a registry without integrity', () => registered(''), 'remotes.json cannot be read'],
    ['an entry outside the remotes', () => edited({ entry: '/assets/main.0123456789.js' }), 'cannot be read'],
    ['a remote without an offer', () => edited({ offer: undefined }), 'cannot be read'],
    ['a name that leads elsewhere', () => edited({ name: '../x' }), 'cannot be read'],
    ['another last good build', () => edited({ lastGood: other }), 'is not the one in remotes.json'],
    ['a registry that is no JSON', () => put('remotes.json', '{'), 'remotes.json cannot be read'],
    ['no registry', () => rmSync(path.join(root, 'remotes.json')), 'remotes.json is missing'],
    [
      'no list of the shell',
      () => rmSync(path.join(root, 'shell/integrity.json')),
      'integrity.json is missing',
    ],
    [
      'a list without the page',
      () => list({ 'assets/main.0123456789.js': 'shell()' }),
      'index.html is not listed',
    ],
  ])('%s is said', async (_, change, fault) => {
    change();
    expect(await siteFaults(root)).toEqual([expect.stringContaining(fault)]);
  });

  const served = async () => {
    const reply = await get('/remotes.json');
    const remotes = reply.status === 200 ? ((await reply.json()) as { remotes: object }).remotes : null;
    return [reply.status, remotes, (await site.troubles()).map(({ kind }) => kind)];
  };
  const textOnDisk = () => readFileSync(path.join(root, 'remotes.json'), 'utf8');
  const onDisk = () => JSON.parse(textOnDisk()).remotes;

  test('a publish and its rollback are served from the next request on, without a fault', async () => {
    const [first, text] = [onDisk(), textOnDisk()];
    expect(await served()).toEqual([200, first, []]);
    const { name: _, offer: __, texts: ___, ...lastGood } = factsOf(version, entry);
    publish(built('0.1.1-12345678', 'newer()'), lastGood);
    expect(await served()).toEqual([200, onDisk(), []]);
    put('remotes.json', text);
    expect(await served()).toEqual([200, first, []]);
    expect(said).toEqual([]);
  });

  test.each<[string, () => void]>([
    ['a changed text', () => edited({ texts: { sq: { menu: 'Klikoni këtu' } } })],
    ['another permission', () => edited({ offer: { name: 'payroll', permissions: ['all'] } })],
    ['more than a build says', () => edited({ script: '/evil.js' })],
    ['another kit', () => edited({ kit: '^9.0.0' })],
    ['the hash of something else', () => registered(integrityOf(Buffer.from('evil()')))],
    ['a build that is not there', () => publish(factsOf('0.1.1-12345678', 'newer()'))],
    [
      'a build that nobody listed',
      () => {
        const facts = built('0.1.1-12345678', 'evil()');
        put('remotes/payroll/0.1.1-12345678/integrity.json', '{}');
        publish(facts);
      },
    ],
    [
      'a build with a changed part',
      () => {
        publish(built('0.1.1-12345678', 'newer()'));
        put('remotes/payroll/0.1.1-12345678/chunk.js', 'evil()');
      },
    ],
    [
      'a last good build that says something else',
      () => edited({ lastGood: { ...factsOf(version, entry), kit: '^9.0.0' } }),
    ],
    ['text behind it', () => put('remotes.json', `${textOnDisk()} x`)],
    ['no remote at all', () => put('remotes.json', '{"remotes":[]}')],
    ['nothing', () => rmSync(path.join(root, 'remotes.json'))],
  ])(
    '%s in the registry is noticed while it runs: the last good one is served, health and log say so, once',
    async (_, change) => {
      const [before, text] = [onDisk(), textOnDisk()];
      expect(await served()).toEqual([200, before, []]);
      change();
      expect(await served()).toEqual([200, before, ['siteChanged']]);
      expect(await served()).toEqual([200, before, ['siteChanged']]);
      expect(said).toEqual([expect.stringContaining(said[0] ?? 'a fault')]);
      put('remotes.json', `${text} `);
      expect(await served()).toEqual([200, before, []]);
    },
  );

  const signedRegistry = async () => JSON.parse(await (await get('/remotes.json')).text());

  test('the registry is signed by each key over all of it, counts for a week, and is signed anew before half of that is gone', async () => {
    publish({ ...factsOf(version, entry) }, null, { version: 1_790_000_000_000 });
    const { signatures, ...signed } = await signedRegistry();
    expect(signed).toEqual({
      ...{ schema: 1, version: 1_790_000_000_000, expires: '2026-11-09T09:00:00.000Z' },
      remotes: onDisk(),
    });
    const known = publicKeys(keys)
      .split(' ')
      .map((key) => key.split(':'));
    expect(signatures.map(({ key }: { key: string }) => key)).toEqual(known.map(([id]) => id));
    for (const [at, [, key = '']] of known.entries()) {
      const raw = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key, 'base64').toString('base64url') };
      const by = createPublicKey({ format: 'jwk', key: raw });
      const signature = Buffer.from(signatures[at].value, 'base64');
      expect(verify(null, Buffer.from(JSON.stringify(signed)), by, signature)).toBe(true);
    }
    now = new Date('2026-11-05T09:00:00Z');
    expect((await signedRegistry()).expires).toBe(signed.expires);
    now = new Date('2026-11-05T22:00:00Z');
    expect(await signedRegistry()).toMatchObject({
      version: signed.version,
      expires: '2026-11-12T22:00:00.000Z',
    });
  });

  test('a registry without a version has that of its last change, which rises with each', async () => {
    const { version: first } = await signedRegistry();
    await new Promise((resolve) => setTimeout(resolve, 5));
    publish(built('0.1.1-12345678', 'newer()'));
    expect((await signedRegistry()).version).toBeGreaterThan(first);
  });

  test.each(['', 'ab:cd'])(
    'the page has the keys, compressed as a browser takes it, also where it had %j',
    async (had) => {
      const html = `<!doctype html><head><meta name="paga-registry-keys" content="${had}"></head>`;
      put('shell/index.html', html);
      list({ 'index.html': html, 'policy.json': policy });
      const reply = await get('/', { 'accept-encoding': 'gzip' });
      const text = gunzipSync(Buffer.from(await reply.arrayBuffer())).toString();
      expect([reply.headers.get('content-encoding'), text]).toEqual([
        'gzip',
        html.replace(`"${had}"`, `"${publicKeys(keys)}"`),
      ]);
    },
  );

  test('a registry that was signed with another key is served under the keys of this server', async () => {
    const signed = { expires: '2026-11-03T09:00:00.000Z', signatures: [{ key: 'ab', value: 'cd' }] };
    publish({ ...factsOf(version, entry) }, null, { schema: 1, version: 1_790_000_000_000, ...signed });
    expect([await siteFaults(root), await site.troubles()]).toEqual([[], []]);
    const { expires, signatures } = await signedRegistry();
    expect(expires).toBe('2026-11-09T09:00:00.000Z');
    expect(signatures.map(({ key }: { key: string }) => key)).toEqual(keys.map(({ id }) => id));
  });

  test('a registry that was never good is not served, and is as soon as its build is whole', async () => {
    publish(factsOf('0.1.1-12345678', 'newer()'));
    expect((await served())[0]).toBe(404);
    built('0.1.1-12345678', 'newer()');
    const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001);
    expect(await served()).toEqual([200, onDisk(), []]);
    now.mockRestore();
  });
});
