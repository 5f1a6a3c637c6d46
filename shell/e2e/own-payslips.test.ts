import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { ownAddressesOf } from './addresses.ts';
import type { Language } from './browser.ts';
import { languagesOf } from './by-turns.ts';
import { enterOwnPage } from './enter-own-page.ts';
import { FOCUS_SCRIPT } from './focus-look.ts';
import { FocusWalk } from './focus-walk.ts';
import { scratchFolder } from './scratch.ts';
import { besideTheWindow, smallText } from './screen-look.ts';
import { oneStage } from './stage.ts';
import { axeClean, goWithin } from './steps.ts';
import { until } from './until.ts';

/** Of the demo: who has joined the page of a company. An address is mailed five codes an hour. */
const ADDRESS = { sq: 'punonjes@agimi.test', en: 'punonjes@drini.test' } as const;
/** What an own page loads at first beyond the sign-in, the entries of the remotes that offer a part of it with it, in gzip. */
const MOST_BYTES = 80 * 1024;
const LEAST_PX = 12;
const TEXTS = {
  sq: {
    ...{
      out: 'Dil',
      show: 'Shfaqi shumat',
      covered: 'Shumë e mbuluar',
      payslips: 'Fletëpagesat',
    },
    ...{ open: 'Hape fletëpagesën', tax: /^Tatimi në paga/, law: /^Ligji: .*05\/L-028|^Ligji: / },
    ...{ same: /dolën të njëjta, deri në cent/, pdf: 'Shkarko PDF', start: 'Faqja ime', chosen: 'Shqip' },
  },
  en: {
    ...{ out: 'Sign out', show: 'Show amounts', covered: 'Covered amount' },
    ...{ payslips: 'Payslips', open: 'Open the payslip', tax: /^Wage tax/, law: /^Law: / },
    ...{ same: /came out the same, to the cent/, pdf: 'Download PDF', start: 'My page', chosen: 'English' },
  },
};
/** No date: `31.10.2026`. */
const AMOUNT = /\d\.\d\d(?![.\d])/;

/** The demo of the first start has closed months. */
const stage = oneStage(() => ({ dataDir: scratchFolder(), env: { PAGA_DEMO: '' } }));
let page: Page;
afterEach(() => page.context().close());

/** The files that a page has loaded, by address, with their weight in gzip. */
function weighed(): Map<string, Promise<number>> {
  const files = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.(js|css|json)$/.test(pathname) || response.status() !== 200) return;
    files.set(
      pathname,
      response.body().then((body) => gzipSync(body).length),
    );
  });
  return files;
}

async function open(width: number, height: number): Promise<void> {
  const context = await stage.browser.newContext({
    ...{ baseURL: stage.product.url, viewport: { width, height }, reducedMotion: 'reduce' },
  });
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.addInitScript(FOCUS_SCRIPT);
}

/** Signs in on the own page with the code that is mailed, as people do. */
async function signIn(language: Language): Promise<void> {
  const word = TEXTS[language];
  await page.goto('/me');
  await page.getByRole('button', { name: word.chosen }).click();
  await page.getByRole('heading', { level: 1, name: word.start }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/me/sign-in');
  await enterOwnPage(page, stage.product, { language, address: ADDRESS[language] });
}

const mainText = async () => (await page.getByRole('main').textContent()) ?? '';

describe.each(languagesOf(__filename))('the own page of an employee, in %s', (language) => {
  const word = TEXTS[language];

  it('opens with little code, and neither antd nor an amount that nobody has uncovered', async () => {
    await open(390, 844);
    const entrance = weighed();
    await signIn(language);
    const before = new Set(entrance.keys());
    await page.getByRole('img', { name: word.covered }).first().waitFor();
    expect(await mainText()).not.toMatch(AMOUNT);
    const first = weighed();
    await page.reload();
    await page.getByRole('img', { name: word.covered }).first().waitFor();
    await page.waitForLoadState('networkidle');
    const names = [...first.keys()];
    expect(names.filter((name) => /kit|application|schemas|remoteEntry/.test(name))).toEqual([]);
    const { remotes } = await (await fetch(`${stage.product.url}/remotes.json`)).json();
    const entries = remotes.filter((one: { offerMore?: { own?: unknown } }) => one.offerMore?.own);
    const extra = names.filter((name) => !before.has(name) || /own-page|remotes\.json/.test(name));
    const sizes = await Promise.all([
      ...extra.map((name) => first.get(name) ?? 0),
      ...entries.map(
        async ({ entry }: { entry: string }) =>
          gzipSync(Buffer.from(await (await fetch(stage.product.url + entry)).arrayBuffer())).length,
      ),
    ]);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect(entries.length).toBeGreaterThan(0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });

  it.each([
    [390, 844],
    [1440, 900],
  ])('leads from the net to the law of one line, at %i px, by keyboard too', async (width, height) => {
    await open(width, height);
    await signIn(language);
    await axeClean(page);
    await page.getByRole('button', { name: word.show }).focus();
    await page.keyboard.press('Enter');
    await until(mainText, (text: string) => AMOUNT.test(text));
    await axeClean(page);
    await page.getByRole('link', { name: word.open }).click();
    await page.getByRole('button', { name: word.show }).click();
    const tax = page.locator('summary').filter({ hasText: word.tax }).first();
    await tax.focus();
    await page.keyboard.press('Enter');
    await page.getByText(word.law).filter({ visible: true }).first().waitFor();
    await page.getByText(word.same).waitFor();
    await axeClean(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: word.pdf, exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

    await page.getByRole('link', { name: word.payslips, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: word.payslips }).waitFor();
    expect(await mainText()).not.toMatch(AMOUNT);
    await axeClean(page);
    expect(await page.evaluate(besideTheWindow)).toEqual([]);
    expect(await page.evaluate(smallText, LEAST_PX)).toEqual([]);

    await page.getByRole('button', { name: word.show }).click();
    await until(mainText, (text: string) => AMOUNT.test(text));
    await page.getByRole('button', { name: word.out }).click();
    await page.getByRole('heading', { level: 1, name: /^(Faqja ime|My page)$/ }).waitFor();
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toMatch(/\d\.\d\d"|netto|punonjes@/);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /^(Faqja ime|My page)$/ }).waitFor();
    expect(await mainText()).not.toMatch(AMOUNT);
  });
});

it('shows the focus on every address of the own page, each with a title of its own', async () => {
  await open(1440, 900);
  await signIn('sq');
  const walk = new FocusWalk(page);
  const titles = new Set<string>();
  const addresses = await ownAddressesOf(stage.product);
  for (const address of addresses) {
    await goWithin(page, address);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    await walk.stopsOf('Tab', 30);
    await walk.stopsOf('Shift+Tab', 30);
    titles.add(await page.title());
  }
  expect([...walk.faults]).toEqual([]);
  expect([...titles].filter((title) => !/^.+ · Agimi · Paga$/.test(title))).toEqual([]);
  expect(titles.size).toBe(addresses.length);
});
