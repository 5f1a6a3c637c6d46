import { bridge, HttpResponse, http } from '@paga/testing/msw-bridge';
import { anEntry } from '../remote/entry-for-test.ts';
import { fetchRegistry } from './fetch-registry.ts';
import { pageCopy } from './page-copy.ts';

const URL = 'http://localhost/remotes.json';
const registry = { remotes: [anEntry()] };

function pageWith(text: string): void {
  document.body.innerHTML = `<script type="application/json" id="paga-remotes">${text}</script>`;
}
const answers = (response: () => Response): void => bridge.use(http.get(URL, response));

afterEach(() => {
  document.body.innerHTML = '';
});

test('the registry of the network is used and remembered', async () => {
  answers(() => HttpResponse.json(registry));
  const loaded = await fetchRegistry(URL);
  expect(loaded.source).toBe('network');
  expect(loaded.entries.map((entry) => entry.name)).toEqual(['payroll']);
  expect(JSON.parse(localStorage.getItem('paga.remotes') ?? '')).toEqual(registry);
});

test.each([
  ['a 404', () => new HttpResponse(null, { status: 404 })],
  ['a page of HTML', () => HttpResponse.html('<!doctype html><title>Paga</title>')],
  ['JSON that is no registry', () => HttpResponse.json({ hello: 'there' })],
  ['no network', () => HttpResponse.error()],
])('%s leads to the copy this browser remembers', async (_name, response) => {
  localStorage.setItem('paga.remotes', JSON.stringify(registry));
  answers(response as () => Response);
  const loaded = await fetchRegistry(URL);
  expect(loaded.source).toBe('cache');
  expect(loaded.entries).toHaveLength(1);
  expect(loaded.faults).toHaveLength(1);
});

test('a browser that remembers nothing takes the copy in the page', async () => {
  pageWith(JSON.stringify(registry));
  answers(() => HttpResponse.error());
  expect(await fetchRegistry(URL)).toMatchObject({ source: 'built-in', entries: [{ name: 'payroll' }] });
});

test('a registry that the page has a copy of is taken without schemas, with the settings that the copy leaves out', async () => {
  const { offer, texts } = anEntry();
  const label = 'settings.overtime.tile.label';
  const overtime = {
    ...{ id: 'overtime', group: 'pay' as const, order: 10, icon: 'clock', label, text: label },
    ...{ window: 'settings/overtime/overtime.modal#OvertimeModal', needs: ['getOvertime'] },
  };
  const remotes = [
    anEntry({
      // The schemas would refuse it: what the build has checked is not looked at again.
      integrity: 'md5-x',
      offer: { ...offer, settings: [overtime] },
      texts: { sq: { ...texts.sq, [label]: 'Orët shtesë' }, en: { ...texts.en, [label]: 'Extra hours' } },
    }),
  ];
  const inPage = JSON.stringify(pageCopy({ remotes }));
  expect(inPage).not.toMatch(/overtime|Extra hours/i);
  expect(inPage).toContain('"permissions":[]');
  pageWith(inPage);
  answers(() => HttpResponse.json({ remotes }));
  const loaded = await fetchRegistry(URL);
  expect(loaded.entries).toEqual(remotes);
});

test('without any copy the registry is empty and the shell still starts', async () => {
  pageWith('{ broken');
  answers(() => HttpResponse.error());
  expect(await fetchRegistry(URL)).toMatchObject({ source: 'none', entries: [] });
});

test('one bad entry costs one remote, and the copy stands in for it', async () => {
  localStorage.setItem('paga.remotes', JSON.stringify(registry));
  answers(() =>
    HttpResponse.json({ remotes: [{ ...anEntry(), integrity: 'md5-x' }, anEntry({ name: 'employees' })] }),
  );
  const loaded = await fetchRegistry(URL);
  expect(loaded.entries.map((entry) => entry.name)).toEqual(['payroll', 'employees']);
  expect(loaded.faults[0]).toContain('registry entry payroll');
});
