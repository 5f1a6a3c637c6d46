import type { Page } from 'playwright-core';
import { addressesOf } from './addresses.ts';
import { enterAs } from './enter-as.ts';
import { FOCUS_SCRIPT } from './focus-look.ts';
import { type Depth, FocusWalk } from './focus-walk.ts';
import { oneStage } from './stage.ts';
import { goOn, signIn } from './steps.ts';
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

it(
  'shows the focus on every screen in both themes, and never loses it',
  async () => {
    page.setDefaultTimeout(10_000);
    await enterAs(page, 'en');
    await page.goto('/nothing-here');
    const walk = new FocusWalk(page);
    const all = await addressesOf(stage.product);
    const turn = SOAK ? 0 : Number(process.env.PAGA_TURN ?? 0) % all.length;
    for (const address of [...all.slice(turn), ...all.slice(0, turn)].slice(0, SCREENS))
      await walk.screen(address, DEPTH).catch(async (error: Error) => {
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
