import { isInShare } from '@paga/contract/remotes/canary-share';
import type { Page } from 'playwright-core';
import { enterAs } from './enter-as.ts';
import { PLACES } from './remote-places.ts';
import { copySite, type SiteCopy } from './site-copy.ts';
import { oneStage } from './stage.ts';
import { until } from './until.ts';

const CANARY = '9.9.9-canary';
const REMOTES = Object.keys(PLACES) as (keyof typeof PLACES)[];

let site: SiteCopy;
let page: Page;
let asked: Set<string>;
beforeAll(() => {
  site = copySite();
});
const stage = oneStage(() => ({ env: { SITE_DIR: site.folder } }));
beforeEach(async () => {
  site.restore();
  ({ page } = await stage.person());
  asked = new Set();
  page.on('request', (request) => asked.add(/\/remotes\/([^/]+\/[^/]+)\//.exec(request.url())?.[1] ?? ''));
});
afterEach(() => page.context().close());
afterAll(() => site?.discard());

const COMPANIES = { Agimi: 1, Drini: 2 };
type Company = keyof typeof COMPANIES;
/** A remote and a share of it that one of two companies is in, and the other is not. */
async function drawn(): Promise<{ remote: keyof typeof PLACES; share: number; has: Company; not: Company }> {
  for (const remote of REMOTES)
    for (let share = 1; share < 100; share += 1) {
      const isIn = (name: Company) => isInShare({ remote, share }, COMPANIES[name]);
      const [agimi, drini] = [await isIn('Agimi'), await isIn('Drini')];
      if (agimi !== drini) {
        const [has, not] = agimi ? (['Agimi', 'Drini'] as const) : (['Drini', 'Agimi'] as const);
        return { remote, share, has, not };
      }
    }
  throw new Error('no share tells the companies apart');
}

/** Opens the page of a remote; whether it runs on the canary. */
async function runsCanary(remote: keyof typeof PLACES): Promise<boolean> {
  asked.clear();
  await page.goto(PLACES[remote][0]);
  const versions = () => [...asked].filter((name) => name.startsWith(`${remote}/`));
  await until(async () => versions().length > 0, true);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return versions().includes(`${remote}/${CANARY}`);
}

async function chooseFrom(place: string, name: Company): Promise<void> {
  await page.goto(place);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await loaded;
  await page.getByRole('banner').getByText(name).waitFor();
}

it('some companies have the canary: choosing one of them, or another, loads the page anew where the choice leads to', async () => {
  const { remote, share, has, not } = await drawn();
  site.deployCanary(remote, CANARY, share);
  await enterAs(page, 'en', 'manager@demo.test', not);
  expect(await runsCanary(remote)).toBe(false);
  await chooseFrom('/companyLogin', has);
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await runsCanary(remote)).toBe(true);
  await chooseFrom('/companyLogin', not);
  expect([new URL(page.url()).pathname, await runsCanary(remote)]).toEqual(['/', false]);
  // A link to the other company, once that is opened.
  await page.goto(`${PLACES[remote][0]}?company=${COMPANIES[has]}`);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: new RegExp(`Open in ${has}`) }).click();
  await loaded;
  await page.getByRole('banner').getByText(has).waitFor();
  await until(async () => asked.has(`${remote}/${CANARY}`), true);
  expect(new URL(page.url()).pathname).toBe(PLACES[remote][0]);
});

it('a canary that throws while it is shown gives way to what the others have', async () => {
  const { remote, share, has } = await drawn();
  site.deployCanary(remote, CANARY, share, {
    change: (files) => {
      for (const name of files.keys())
        if (name.endsWith('.js') && name !== 'remoteEntry.js' && !name.startsWith('messages'))
          files.set(name, Buffer.from("throw new TypeError('Arta is not a function');"));
    },
  });
  await enterAs(page, 'en', 'manager@demo.test', has);
  expect(await runsCanary(remote)).toBe(true);
  const standing = () => [...asked].some((name) => name.startsWith(`${remote}/`) && !name.endsWith(CANARY));
  await until(async () => standing(), true);
  await page.getByRole('heading', { level: 1 }).waitFor();
});
