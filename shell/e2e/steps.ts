import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { Language } from './browser.ts';
import { until } from './until.ts';
import { words } from './words.ts';

const axe = readFileSync(path.resolve(__dirname, '../node_modules/axe-core/axe.min.js'), 'utf8');

/** Signs in on the sign-in page and waits for the first page. */
export async function signIn(page: Page, language: Language, email = 'admin@agimi.test'): Promise<void> {
  const word = words[language];
  await page.goto('/login');
  await page.getByRole('button', { name: language === 'sq' ? 'Shqip' : 'English' }).click();
  await page.getByLabel(word.user).fill(email);
  await page.getByLabel(word.password, { exact: true }).fill('Demo123');
  await page.getByRole('button', { name: word.signIn, exact: true }).click();
  await page.getByText(word.signedIn).waitFor();
}

/** Goes to another address of the open application, as its own links do: nothing is loaded anew. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Goes on to a place with another heading, or whatever else says where one is, and waits for that; loads it where nothing is open yet. */
export async function goOn(
  page: Page,
  address: string,
  title: Locator = page.getByRole('main').getByRole('heading', { level: 1 }).first(),
): Promise<void> {
  if (!(await title.isVisible())) {
    await page.goto(address);
    return;
  }
  const before = await title.textContent();
  await goWithin(page, address);
  await until(
    () => title.textContent(),
    (now: string | null) => now !== before,
  );
}

/** Goes to a screen by the menu. */
export async function openMenu(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: /^Meny?/ })
    .getByRole('link', { name, exact: true })
    .click();
}

/** Opens the window of the import from the list of employees. */
export async function openImport(page: Page, word: { more: string; import: string }): Promise<void> {
  await page.getByRole('button', { name: word.more, exact: true }).click();
  await page.getByRole('menuitem', { name: word.import }).click();
}

/** The names of the places in the menu, from top to bottom. */
export function menuOf(page: Page): Promise<string[]> {
  return page
    .getByRole('navigation', { name: /^Meny?/ })
    .getByRole('link')
    .allInnerTexts();
}

/** Opens the person's own menu; gives its entries. */
export async function openOwnMenu(page: Page, language: Language): Promise<string[]> {
  await page.getByRole('button', { name: `${words[language].account}: ` }).click();
  await page.getByRole('menu').waitFor();
  return page.getByRole('menuitem').allInnerTexts();
}

/** The figures of the totals row, by column, as they are shown. */
export async function totalsOf(page: Page, table: string): Promise<string[]> {
  const row = page
    .getByRole('grid', { name: table })
    .getByRole('row')
    .filter({ hasText: /Totali? \(/ });
  await row
    .getByText(/\.\d\d/)
    .first()
    .waitFor();
  return (await row.getByRole('gridcell').allInnerTexts())
    .map((text) => text.trim())
    .filter((text) => /\d/.test(text));
}

type Violation = { id: string; nodes: { target: unknown; failureSummary?: string }[] };
type AxePage = {
  axe: { run(context: Document, options: { resultTypes: string[] }): Promise<{ violations: Violation[] }> };
};

/** What axe finds on the page: no rule and no node is left out. Only violations are reported in full; naming every passing node takes most of its time. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const found = await page.evaluate(() =>
    (window as unknown as AxePage).axe.run(document, { resultTypes: ['violations'] }),
  );
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${JSON.stringify(node.target)} ${node.failureSummary ?? ''}`),
  );
}

/** Holds that axe finds nothing on the page, as soon as what was just opened stands still. */
export async function axeClean(page: Page): Promise<void> {
  await until(() => axeFindings(page), []);
}

/** A month of 2026 as the headings of both languages name it. */
function monthOf2026(month: number): RegExp {
  const nameIn = (language: Language) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2026, month - 1, 1),
    );
  return new RegExp(`(${nameIn('sq')}|${nameIn('en')}) 2026$`, 'i');
}

/** Opens a month of 2026, in the application where that is open; calculates it where the question stands. */
export async function openMonth(page: Page, month: number): Promise<void> {
  const address = `/calculations?month=${month}&year=2026`;
  const isOpen = await page.getByRole('main').isVisible();
  await (isOpen ? goWithin(page, address) : page.goto(address));
  await page.getByRole('heading', { level: 1, name: monthOf2026(month) }).waitFor();
  await calculationScreen(page);
  if (await calculateButton(page).isVisible()) await calculateButton(page).click();
  await monthRows(page).nth(3).waitFor();
}

/** The salaries of a month on a phone: a list of cards in the place of the table. */
const monthCards = (page: Page): Locator =>
  page.getByRole('list', { name: /^(Pagat e muajit|Salaries of the month)$/ });

/** The rows of the month's table, or its cards on a phone. */
const monthRows = (page: Page): Locator =>
  page.getByRole('grid').getByRole('row').or(monthCards(page).getByRole('listitem'));

/** The button of a month without salaries: it stands in the place of the table. */
export function calculateButton(page: Page): Locator {
  return page.getByRole('region').getByRole('button', { name: /^(Llogarit|Calculate) / });
}

/** Waits for what only the calculation screen draws, not the place it stands in: the month's table, its cards on a phone, or the question whether to calculate it. */
export async function calculationScreen(page: Page): Promise<void> {
  await page.getByRole('grid').or(monthCards(page)).or(calculateButton(page)).first().waitFor();
}
