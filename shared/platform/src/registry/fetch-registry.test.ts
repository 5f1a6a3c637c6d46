import { generateKeyPairSync, type KeyObject, sign, webcrypto } from 'node:crypto';
import { knownMessage } from '@paga/contract/remotes/scrubbed';
import { bridge, HttpResponse, http } from '@paga/testing/msw-bridge';
import { anEntry } from '../remote/entry-for-test.ts';
import { fetchRegistry } from './fetch-registry.ts';
import { pageCopy } from './page-copy.ts';
import type { RegistryEntry } from './registry.ts';

const URL = 'http://localhost/remotes.json';
const HASH = `sha384-${'A'.repeat(64)}`;
const anEntryOf = (facts: Partial<RegistryEntry> = {}) => anEntry({ integrity: HASH, ...facts });
const payroll = anEntryOf();

const aKey = (id: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const bytes = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  return { id, privateKey, inPage: `${id}:${bytes.toString('base64')}` };
};
const [own, older, foreign] = [aKey('own'), aKey('older'), aKey('foreign')];

type By = readonly { id: string; privateKey: KeyObject }[];
function signed(facts: object = {}, by: By = [own]): object {
  const expires = new Date(Date.now() + 60_000).toISOString();
  const registry = { schema: 1, version: 1_000, expires, remotes: [payroll], ...facts };
  const text = Buffer.from(JSON.stringify(registry));
  const signatures = by.map(({ id, privateKey }) => ({
    key: id,
    value: sign(null, text, privateKey).toString('base64'),
  }));
  return { ...registry, signatures };
}

function pageWith(registry: string, keys = own.inPage): void {
  document.head.innerHTML = `<meta name="paga-registry-keys" content="${keys}">`;
  document.body.innerHTML = `<script type="application/json" id="paga-remotes">${registry}</script>`;
}
const answers = (response: () => Response): void => bridge.use(http.get(URL, response));
const answersWith = (registry: object): void => answers(() => HttpResponse.json(registry));
const names = (loaded: { entries: RegistryEntry[] }) => loaded.entries.map(({ name }) => name);

beforeAll(() =>
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true }),
);
beforeEach(() => pageWith('null'));

test('a registry that is signed is used and remembered', async () => {
  const registry = signed();
  answersWith(registry);
  expect(await fetchRegistry(URL)).toEqual({ source: 'network', entries: [payroll], faults: [] });
  expect(JSON.parse(localStorage.getItem('paga.remotes') ?? '')).toEqual(registry);
});

test.each([
  ['a 404', () => new HttpResponse(null, { status: 404 }), 'answered 404'],
  ['a page of HTML', () => HttpResponse.html('<!doctype html><title>Paga</title>'), 'is not JSON'],
  ['JSON that is no registry', () => HttpResponse.json({ hello: 'there' }), 'not signed'],
  ['no network', () => HttpResponse.error(), ''],
  ['one without a signature', () => HttpResponse.json({ ...signed(), signatures: undefined }), 'not signed'],
  [
    'one of another key',
    () => HttpResponse.json(signed({}, [foreign])),
    'a key that this page does not know',
  ],
  [
    'one that was changed',
    () => HttpResponse.json({ ...signed(), version: 1_001 }),
    'not the one that was signed',
  ],
  [
    'one whose entry was changed',
    () => HttpResponse.json({ ...signed(), remotes: [anEntryOf({ entry: '/x.js' })] }),
    'not the one',
  ],
  ['one that has expired', () => HttpResponse.json(signed({ expires: '2026-01-01T00:00:00Z' })), 'expired'],
  ['one that never expires', () => HttpResponse.json(signed({ expires: undefined })), 'expired'],
  ['one of another shape', () => HttpResponse.json(signed({ schema: 2 })), 'of another shape'],
  ['an empty one', () => HttpResponse.json(signed({ remotes: [] })), 'empty'],
])('%s leads to the copy this browser remembers, and is said', async (_name, response, fault) => {
  localStorage.setItem('paga.remotes', JSON.stringify(signed({ expires: '2026-01-01T00:00:00Z' })));
  answers(response as () => Response);
  const loaded = await fetchRegistry(URL);
  expect(loaded).toMatchObject({ source: 'cache', entries: [{ name: 'payroll' }] });
  expect(loaded.faults).toEqual([expect.objectContaining({ message: expect.stringContaining(fault) })]);
  // What is refused is reported, with its reason; what could not be had is not.
  const isHad = !['', 'answered 404', 'is not JSON'].includes(fault);
  expect(
    loaded.faults.map(({ name, message }) => name === 'RefusedRegistry' && knownMessage(message) === message),
  ).toEqual([isHad]);
});

test('an older registry than the last one of its key is refused; the same and a newer one, and a first one of another key, are not', async () => {
  const load = async (registry: object) => {
    answersWith(registry);
    const { source, faults } = await fetchRegistry(URL);
    return [source, ...faults.map(({ message }) => message)];
  };
  expect(await load(signed({ version: 2_000 }))).toEqual(['network']);
  expect(await load(signed({ version: 1_999 }))).toEqual(['cache', expect.stringContaining('older')]);
  expect(await load(signed({ version: 2_000 }))).toEqual(['network']);
  expect(await load(signed({ version: 2_001 }))).toEqual(['network']);
  pageWith('null', foreign.inPage);
  expect(await load(signed({ version: 5 }, [foreign]))).toEqual(['network']);
});

test('a new key is introduced under the old one: a page that knows either reads what both have signed', async () => {
  for (const key of [own, older]) {
    pageWith('null', key.inPage);
    answersWith(signed({}, [own, older]));
    expect((await fetchRegistry(URL)).source).toBe('network');
  }
});

test('a browser that remembers nothing takes the copy in the page, which has no settings and calls', async () => {
  const { offer, texts } = payroll;
  const label = 'settings.overtime.tile.label';
  const overtime = {
    ...{ id: 'overtime', group: 'pay' as const, order: 10, icon: 'clock', label, text: label },
    ...{ window: 'settings/overtime/overtime.modal#OvertimeModal', needs: ['getOvertime'] },
  };
  const remotes = [
    anEntryOf({
      offer: { ...offer, settings: [overtime] },
      texts: { sq: { ...texts.sq, [label]: 'Orët shtesë' }, en: { ...texts.en, [label]: 'Extra hours' } },
    }),
  ];
  const inPage = JSON.stringify(pageCopy({ remotes }));
  expect(inPage).not.toMatch(/overtime|Extra hours/i);
  expect(inPage).toContain('"permissions":[]');
  pageWith(inPage);
  answers(() => HttpResponse.error());
  expect(await fetchRegistry(URL)).toMatchObject({ source: 'built-in', entries: [{ name: 'payroll' }] });
});

test('without any copy the registry is empty and the shell still starts', async () => {
  pageWith('{ broken');
  answers(() => HttpResponse.error());
  expect(await fetchRegistry(URL)).toMatchObject({ source: 'none', entries: [] });
});

test.each<[string, Partial<Record<keyof RegistryEntry, unknown>>]>([
  ['no hash', { integrity: null }],
  ['a hash of another kind', { integrity: 'md5-x' }],
  ['an address outside the remotes', { entry: '/assets/evil.js' }],
  ['another origin', { fallbackUrl: 'https://example.com/remotes/payroll/1/entry.js' }],
  ['no offer', { offer: undefined }],
  ['an offer of another shape', { offer: { ...payroll.offer, navigation: [{ path: '/x' }] } }],
  ['no texts', { texts: {} }],
])('an entry with %s costs one remote, and the copy stands in for it', async (_name, change) => {
  localStorage.setItem('paga.remotes', JSON.stringify(signed()));
  answersWith(signed({ remotes: [{ ...payroll, ...change }, anEntryOf({ name: 'employees' })] }));
  const loaded = await fetchRegistry(URL);
  expect([loaded.source, names(loaded)]).toEqual(['network', ['payroll', 'employees']]);
  expect(loaded.entries[0]).toEqual(payroll);
  expect(loaded.faults.map(({ name, message }) => `${name}: ${message}`)).toEqual([
    expect.stringContaining('RefusedRegistry: registry entry payroll is'),
  ]);
});

test('what a page does not know is left alone; a last good build that could not run is none', async () => {
  const { version, entry, container, kit, platform } = payroll;
  const lastGood = { version, entry, container, kit, platform, integrity: null };
  answersWith(signed({ canary: 10, remotes: [{ ...payroll, lastGood, colour: 'green' }] }));
  const loaded = await fetchRegistry(URL);
  expect(loaded).toMatchObject({
    source: 'network',
    faults: [],
    entries: [{ colour: 'green', lastGood: null }],
  });
});

test('in development a registry is read unsigned, and its builds come from other ports', async () => {
  const entry = 'http://127.0.0.1:3001/remoteEntry.js';
  answersWith({ remotes: [anEntry({ entry, integrity: null })] });
  expect(await fetchRegistry(URL, { keys: null })).toMatchObject({ source: 'network', entries: [{ entry }] });
});
