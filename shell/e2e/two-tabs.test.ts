import type { BrowserContext, Page } from 'playwright-core';
import { oneStage } from './stage.ts';
import { openMenu, openOwnMenu, signIn } from './steps.ts';
import { until } from './until.ts';
import { words } from './words.ts';

const word = words.en;
/** As late as the other tab may learn of it. */
const AT_MOST_MS = 5_000;

const stage = oneStage();
let context: BrowserContext;
let page: Page;
let other: Page;
beforeEach(async () => {
  ({ page, context } = await stage.person());
});
afterEach(() => context.close());

async function openOther(path: string): Promise<void> {
  other = await context.newPage();
  await other.goto(path);
  await other.getByRole('navigation', { name: 'Menu' }).waitFor();
}

/** A clock of this tab alone that can be put forward: Playwright's own is that of all tabs of a browser at once. */
async function ownClock(tab: Page): Promise<(minutes: number) => Promise<void>> {
  await tab.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + Number(sessionStorage.getItem('journey.ahead'));
  });
  let ahead = 0;
  return async (minutes) => {
    ahead += minutes * 60_000;
    await tab.evaluate((ms) => sessionStorage.setItem('journey.ahead', `${ms}`), ahead);
  };
}

/** Milliseconds, from when the first is out, until the tab stands on the sign-in page. */
async function msUntilOut(tab: Page): Promise<number> {
  const start = Date.now();
  await tab.waitForURL('**/login');
  return Date.now() - start;
}

describe('the end of a session in one tab', () => {
  it('by logging out is seen in the other within 5 s, with the reason, and nothing that was typed stays', async () => {
    await signIn(page, 'en');
    await openOther('/configurations?tab=payroll&open=inactivity');
    await other
      .getByRole('dialog')
      .getByRole('spinbutton')
      .or(other.getByRole('dialog').getByRole('textbox'))
      .first()
      .fill('45');
    const kept = () =>
      other.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('paga.draft.')).length);
    await until(kept, 1);
    await openOwnMenu(page, 'en');
    await page.getByRole('menuitem', { name: word.signOut }).click();
    await page.waitForURL('**/login');
    expect(await msUntilOut(other)).toBeLessThan(AT_MOST_MS);
    await other.getByText('You signed out in another tab.').waitFor();
    await until(() => other.evaluate(() => localStorage.getItem('paga.session')), null);
    await until(kept, 0);
  });

  it('by doing nothing for the company’s minutes is seen in the other within 5 s; both come back to where they were', async () => {
    const putForward = await ownClock(page);
    // Until they are there it would be one minute.
    const minutes = page.waitForResponse('**/inactivity-setup/?*');
    await signIn(page, 'en');
    await minutes;
    await openMenu(page, word.reports);
    await openOther('/employees');
    // Only this tab’s clock goes on: what the other learns, it learns from this one.
    await putForward(29.75);
    await page.getByRole('dialog', { name: 'Are you still there?' }).waitFor();
    await putForward(1);
    await page.waitForURL('**/login');
    expect(await msUntilOut(other)).toBeLessThan(AT_MOST_MS);
    await other.getByText('You were signed out because nothing was done for a while.').waitFor();
    await other.getByLabel(word.user).fill('admin@agimi.test');
    await other.getByLabel(word.password, { exact: true }).fill('Demo123');
    await other.getByRole('button', { name: word.signIn, exact: true }).click();
    await other.waitForURL('**/employees*');
  });
});

describe('two tabs of two companies', () => {
  const length = (tab: Page) => tab.getByLabel('Minimum password length');
  async function save(tab: Page, company: string, least: string): Promise<void> {
    await length(tab).fill(least);
    await tab.getByRole('button', { name: 'Save security' }).click();
    await tab.getByText(`The sign-in security of ${company} was saved.`).waitFor();
  }

  it('each read and write only the one they show', async () => {
    await signIn(page, 'en', 'manager@demo.test');
    await page.getByRole('button', { name: /Agimi/ }).click();
    await page.getByRole('heading', { name: /Welcome/ }).waitFor();
    other = await context.newPage();
    await other.goto('/companyLogin');
    await other.getByRole('button', { name: /Drini/ }).click();
    await other.getByRole('banner').getByText('Drini').waitFor();

    await openMenu(page, word.employees);
    await page.getByRole('tab', { selected: true }).getByText('120').waitFor();
    await openMenu(other, word.employees);
    await other.getByText('No employees yet').waitFor();

    for (const tab of [page, other]) await tab.goto('/configurations?tab=own');
    await save(other, 'Drini', '9');
    await save(page, 'Agimi', '8');
    for (const tab of [page, other]) await tab.reload();
    await until(async () => [await length(page).inputValue(), await length(other).inputValue()], ['8', '9']);
    await page.getByRole('banner').getByText('Agimi').waitFor();
  });
});
