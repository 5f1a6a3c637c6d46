import type { BrowserContext, Page } from 'playwright-core';
import { oneStage } from './stage.ts';
import { axeClean, openMenu, signIn } from './steps.ts';
import { until } from './until.ts';
import { words } from './words.ts';

const word = words.en;

const stage = oneStage();
let context: BrowserContext;
let page: Page;
beforeEach(async () => {
  ({ page, context } = await stage.person());
});
afterEach(() => context.close());

it('says in one sentence that user name or password are wrong, sends once for many clicks, and a demo account fills the form', async () => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/users/login')) sent += 1;
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: /admin@agimi.test/ }).click();
  await page.getByLabel(word.password, { exact: true }).fill('Demo124');
  await page.getByRole('button', { name: word.signIn, exact: true }).dblclick();
  await page.getByRole('alert').getByText('The user name or password is incorrect').waitFor();
  expect(sent).toBe(1);
  await axeClean(page);
});

it('remembers the place a person wanted, and the language over a reload', async () => {
  await page.goto('/reports?year=2026');
  await page.getByRole('button', { name: 'English' }).click();
  expect(new URL(page.url()).pathname).toBe('/login');
  await page.getByLabel(word.user).fill('admin@agimi.test');
  await page.getByLabel(word.password, { exact: true }).fill('Demo123');
  await page.getByRole('button', { name: word.signIn, exact: true }).click();
  await page.waitForURL('**/reports?year=2026*');
  await page.reload();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  await until(() => page.evaluate(() => document.documentElement.lang), 'en');
});

it('speaks the language of the browser at the sign-in: English where that is English, Albanian everywhere else', async () => {
  for (const [locale, title] of [
    ['en-GB', 'Sign in'],
    ['de-DE', 'Kyçu'],
  ] as const) {
    const own = await stage.browser.newContext({ baseURL: stage.product.url, locale });
    const first = await own.newPage();
    await first.goto('/login');
    await first.getByRole('button', { name: title, exact: true }).waitFor();
    await own.close();
  }
});

it('sends a person whose session is gone to the sign-in page, with the message, and back afterwards', async () => {
  await signIn(page, 'en');
  await openMenu(page, word.employees);
  await page.getByRole('grid').getByText('Arta Ahmeti').waitFor();
  await context.clearCookies();
  await page.getByRole('tab').last().click();
  await page.waitForURL('**/login');
  await page.getByText('You are not logged in').waitFor();
  await page.getByLabel(word.user).fill('admin@agimi.test');
  await page.getByLabel(word.password, { exact: true }).fill('Demo123');
  await page.getByRole('button', { name: word.signIn, exact: true }).click();
  await page.waitForURL('**/employees*');
});

it('keeps the token of a manager out of the browser until a company is chosen', async () => {
  await signIn(page, 'en', 'manager@demo.test');
  await page.getByRole('heading', { name: 'Choose a company' }).waitFor();
  await until(() => page.evaluate(() => localStorage.getItem('paga.session')), null);
  await axeClean(page);
  await page.getByRole('button', { name: /Agimi/ }).click();
  await page.getByRole('heading', { name: /Welcome/ }).waitFor();
  await page.waitForFunction(() => localStorage.getItem('paga.session') !== null);
});

it('offers a half-filled form back after the next sign-in', async () => {
  await signIn(page, 'en');
  await page.goto('/projects');
  await page.getByRole('button', { name: 'Add project' }).first().click();
  const name = page.getByRole('dialog').getByLabel('Project name');
  await name.fill('Ura e Drinit');
  await context.clearCookies();
  await page.reload();
  await page.getByText('You are not logged in').waitFor();

  await page.getByLabel(word.user).fill('admin@agimi.test');
  await page.getByLabel(word.password, { exact: true }).fill('Demo123');
  await page.getByRole('button', { name: word.signIn, exact: true }).click();
  await page.waitForURL('**/projects*');
  await page.goto('/');
  await page.getByText('You have an unfinished change').waitFor();
  await page.goto('/projects');
  await page.getByRole('button', { name: 'Add project' }).first().click();
  await page.getByText('Restore what you typed?').waitFor();
  await axeClean(page);
  await page.getByRole('button', { name: 'Restore' }).click();
  await until(() => name.inputValue(), 'Ura e Drinit');
});

it('shows the calls of the API on a page that keeps to Trusted Types', async () => {
  await page.goto('/api/docs');
  await page.getByRole('link', { name: 'projects', exact: true }).click();
  await page.locator('.opblock-summary').first().click();
  await page.getByRole('cell', { name: /LEVEL_REQUIRED/ }).waitFor();
});
