import type { Page } from 'playwright-core';
import type { BuildFiles } from './copied-build.ts';
import { enterAs } from './enter-as.ts';
import { PLACES, type Place } from './remote-places.ts';
import { AT_RENDER, copySite, type SiteCopy } from './site-copy.ts';
import { oneStage } from './stage.ts';
import { calculationScreen } from './steps.ts';
import { until } from './until.ts';
import { words } from './words.ts';

const word = words.en;
/** A run breaks one remote each way; `pnpm soak e2e` each of them. */
const everywhere = process.env.PAGA_SOAK === '1';

const NAMES = Object.keys(PLACES);

/** Each of the parts that the entry loads, as a proxy between would change or lose them. */
const eachChunk = (change: (files: BuildFiles, name: string) => void) => (files: BuildFiles) => {
  for (const name of [...files.keys()]) if (/^(?!remoteEntry).*\.js$/.test(name)) change(files, name);
};
const withByte = eachChunk((files, name) =>
  files.set(name, Buffer.concat([files.get(name) ?? Buffer.of(), Buffer.from(' ')])),
);
const without = eachChunk((files, name) => files.delete(name));
const REACT_18 = { builtWith: { react: '18.3.1', 'react-dom': '18.3.1' } };

/** Whether the entry itself asks for the part at once, or the page does later, tells one from the other. */
const NOT_LOADED = /A file is missing|Could not be loaded/;

type Break = (site: SiteCopy, remote: string, version: string) => void;

/** What runs in the browser and fails there, with what role 1 reads of it. */
const RUN: readonly (readonly [string, string | RegExp, Break])[] = [
  [
    'throws at import',
    'Its code failed while it was loaded',
    (site, remote, version) => site.deploy(remote, version, "throw new Error('Arta');", 'lastGood'),
  ],
  [
    'throws at render',
    'Failed while it was shown',
    (site, remote, version) => site.deploy(remote, version, AT_RENDER, 'lastGood'),
  ],
  [
    'lacks its chunks',
    NOT_LOADED,
    (site, remote, version) => site.deployCopy(remote, version, { change: without }),
  ],
  [
    'has a byte changed and its list with it',
    NOT_LOADED,
    (site, remote, version) => site.deployCopy(remote, version, { change: withByte }),
  ],
  [
    'was built with React 18',
    'Does not fit the frame',
    (site, remote, version) => site.deployCopy(remote, version, { facts: REACT_18 }),
  ],
];

/** What the server does not let out, with what it says of it. */
const KEPT_IN: readonly (readonly [string, string | RegExp, Break])[] = [
  [
    'lacks files of its list',
    'is missing',
    (site, remote, version) => site.deployCopy(remote, version, { unlisted: without }),
  ],
  [
    'has a byte changed',
    'is not what was built',
    (site, remote, version) => site.deployCopy(remote, version, { unlisted: withByte }),
  ],
  [
    'has no hash of its entry',
    'remotes.json cannot be read',
    (site, remote, version) => site.deployCopy(remote, version, { facts: { integrity: null } }),
  ],
];

const casesOf = (kinds: typeof RUN) =>
  kinds.flatMap(([what, said, breakIt], at) =>
    NAMES.filter((_, index) => everywhere || index === at % NAMES.length).map((remote) => ({
      what,
      said,
      breakIt,
      remote,
    })),
  );

let site: SiteCopy;
let page: Page;
let reader: Page;
let faults: string[];
beforeAll(() => {
  site = copySite();
});
const stage = oneStage(() => ({ env: { SITE_DIR: site.folder } }));
beforeAll(async () => {
  ({ page, faults } = await stage.person());
  await enterAs(page, 'en');
  ({ page: reader } = await stage.person());
  await enterAs(reader, 'en', 'super@demo.test');
});
beforeEach(async () => {
  site.restore();
  // A minute has ten reports of a tab.
  await page.evaluate(() => sessionStorage.removeItem('paga.reported'));
});
afterAll(() => site?.discard());

async function opens(remote: string): Promise<void> {
  const [address, drawn]: Place = PLACES[remote as keyof typeof PLACES];
  await page.goto(address);
  await drawn(page);
  expect([remote, await page.getByText(word.missing).count()]).toEqual([remote, 0]);
}

const other = (remote: string) => (remote === 'employees' ? 'payroll' : 'employees');
const versionOf = (what: string) => `9.9.9-${what.replace(/\W+/g, '-').toLowerCase()}`;

it('a build that is a copy of the one in use runs: what the others lack is only what was broken', async () => {
  for (const remote of everywhere ? NAMES : ['payroll']) {
    site.deployCopy(remote, '9.9.9-whole');
    const loaded = page.waitForResponse(
      (response) => response.url().includes('/9.9.9-whole/') && response.ok(),
    );
    await opens(remote);
    await loaded;
  }
});

it.each(casesOf(RUN))(
  'a build of $remote that $what is never shown: the last good one goes on, and role 1 reads which and why',
  async ({ what, said, breakIt, remote }) => {
    const version = versionOf(what);
    breakIt(site, remote, version);
    await opens(remote);
    await opens(other(remote));
    expect(faults).toEqual([]);
    await reader.goto('/parts');
    const row = reader.locator('tr', { hasText: version });
    await until(
      () => row.getByText(said).count(),
      (count: number) => count > 0,
    );
  },
);

it.each(casesOf(KEPT_IN))(
  'a build of $remote that $what is not let out, and role 1 reads why',
  async ({ what, said, breakIt, remote }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await opens(remote);
    const version = versionOf(what);
    breakIt(site, remote, version);
    await opens(remote);
    await opens(other(remote));
    expect([faults, asked.filter((url) => url.includes(version))]).toEqual([[], []]);
    await reader.goto('/parts');
    await reader.getByRole('alert').getByText(said).first().waitFor();
  },
);

// It takes up to a minute: `pnpm soak e2e` alone waits for it.
if (everywhere)
  it('a build that fails for three people is out of use within a minute, and role 1 reads that', async () => {
    site.deploy('payroll', '9.9.9-three', AT_RENDER, 'lastGood');
    for (const email of ['admin@agimi.test', 'user@agimi.test', 'manager@demo.test']) {
      const one = await stage.person();
      await enterAs(one.page, 'en', email, 'Agimi');
      await one.page.goto('/calculations');
      await calculationScreen(one.page);
      await one.context.close();
    }
    const used = async () =>
      (await (await page.request.get('/remotes.json')).json()).remotes.find(
        ({ name }: { name: string }) => name === 'payroll',
      );
    await until(async () => (await used()).withdrawn, ['9.9.9-three']);
    await reader.goto('/parts');
    await reader.getByText(/Taken out of use: 9\.9\.9-three/).waitFor();
  });
