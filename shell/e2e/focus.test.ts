import type { Page } from 'playwright-core';
import { OWN_PAGES } from '../src/layout/own-pages.ts';
import { enterAs } from './enter-as.ts';
import { FOCUS_SCRIPT } from './focus-look.ts';
import { type Depth, FocusWalk } from './focus-walk.ts';
import { oneStage } from './stage.ts';
import { goOn, goWithin, signIn } from './steps.ts';
import { until } from './until.ts';
import { words } from './words.ts';

const SOAK = process.env.PAGA_SOAK === '1';
/** `npm test` walks a few screens, others from commit to commit; `pnpm soak e2e` all of them, to the last button. */
const SCREENS = SOAK ? Number.POSITIVE_INFINITY : 4;
const DEPTH: Depth = SOAK
  ? { stops: Number(process.env.STOPS ?? 200), windows: Number(process.env.WINDOWS ?? 60) }
  : { stops: 30, windows: 3 };
const WHOLE_MS = 900_000;

const stage = oneStage();
let page: Page;
beforeEach(async () => {
  ({ page } = await stage.person());
  await page.addInitScript(FOCUS_SCRIPT);
});
afterEach(() => page.context().close());

type Registry = { remotes: { offer: { routes: { path: string }[] } }[] };

/** Every address of the product: the frame's own, and what the remotes offer as data. */
async function addresses(): Promise<string[]> {
  const registry: Registry = await (await fetch(`${stage.product.url}/remotes.json`)).json();
  return [
    ...OWN_PAGES.map(({ path }) => path),
    '/nowhere',
    ...registry.remotes.flatMap(({ offer }) => offer.routes.map(({ path }) => path)),
  ];
}

it(
  'shows the focus on every screen in both themes, and never loses it',
  async () => {
    page.setDefaultTimeout(10_000);
    await enterAs(page, 'en');
    await page.goto('/nothing-here');
    const walk = new FocusWalk(page);
    const all = await addresses();
    const turn = SOAK ? 0 : Number(process.env.PAGA_TURN ?? 0) % all.length;
    for (const address of [...all.slice(turn), ...all.slice(0, turn)].slice(0, SCREENS))
      await walk.screen(address.replace(':id', '1'), DEPTH).catch(async (error: Error) => {
        walk.faults.add(`${address}: ${error.message.slice(0, 300)} at ${page.url()}`);
        await page.goto('/nothing-here');
      });
    expect([...walk.faults]).toEqual([]);
    expect(walk.stops).toBeGreaterThan(60);
  },
  WHOLE_MS,
);

const focused = () => page.evaluate(() => document.activeElement?.tagName);

it('begins in the first field, and goes to the page after the sign-in and after a company was chosen', async () => {
  await page.goto('/login');
  await until(focused, 'INPUT');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('password');
  await signIn(page, 'en', 'manager@demo.test');
  await page.getByRole('button', { name: /Agimi/ }).waitFor();
  await until(focused, 'MAIN');
  await page.getByRole('button', { name: /Agimi/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: words.en.welcome }).waitFor();
  await until(focused, 'MAIN');
});

it('keeps the day of the calendar across the edge of a month, and says who is away', async () => {
  await enterAs(page, 'en');
  await page.goto('/holidays?view=month&date=2026-11-30');
  const cell = (date: string) => page.locator(`[role=gridcell][data-date="${date}"]`);
  await cell('2026-11-30').focus();
  for (const [key, date] of [
    ['ArrowDown', '2026-12-07'],
    ['ArrowDown', '2026-12-14'],
    ['PageDown', '2027-01-14'],
    ['ArrowUp', '2027-01-07'],
    ['ArrowUp', '2026-12-31'],
  ] as const) {
    await page.keyboard.press(key);
    await until(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.date), date);
    // The leave of the month comes later, and draws its days anew.
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.date)).toBe(date);
  }
});

/** In the page: what stands out of it, the innermost first. */
const outOfSight = () =>
  [...document.querySelectorAll('body *')]
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => one.className)
    .toReversed()
    .slice(0, 4)
    .join(', ');

it('has nothing beside the window at 320 px', async () => {
  const { page: narrow } = await stage.person({ width: 320, height: 640 });
  await enterAs(narrow, 'sq');
  await narrow.goto('/nothing-here');
  const wide: string[] = [];
  for (const address of (await addresses()).slice(0, SOAK ? undefined : 8)) {
    await goWithin(narrow, address.replace(':id', '1'));
    await narrow.getByRole('heading').first().waitFor();
    await narrow.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    const width = await narrow.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wide.push(`${address}: ${width} px, ${await narrow.evaluate(outOfSight)}`);
  }
  await narrow.context().close();
  expect(wide).toEqual([]);
});

it('closes a window by the Back of a phone before it leaves the page', async () => {
  const { page: phone } = await stage.person({ width: 390, height: 844 });
  await enterAs(phone, 'en');
  await phone.goto('/');
  await phone.getByRole('heading', { name: words.en.welcome }).waitFor();
  await goOn(phone, '/account');
  await phone.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await phone.getByRole('dialog').waitFor();
  await phone.goBack();
  await phone.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(new URL(phone.url()).pathname).toBe('/account');
  await phone.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await phone.getByRole('dialog').waitFor();
  await phone.keyboard.press('Escape');
  await phone.getByRole('dialog').waitFor({ state: 'hidden' });
  await phone.waitForTimeout(300);
  await phone.goBack();
  await until(() => Promise.resolve(new URL(phone.url()).pathname), '/');
  await phone.context().close();
});
