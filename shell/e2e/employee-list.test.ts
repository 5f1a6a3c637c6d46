import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Language } from './browser.ts';
import { languagesOf } from './by-turns.ts';
import { enterAs } from './enter-as.ts';
import { oneStage } from './stage.ts';
import { axeClean } from './steps.ts';
import { until } from './until.ts';

/** The words of the list, and of the two people each journey deactivates. */
const WORDS = {
  sq: {
    filters: 'Filtrat',
    sector: 'Sektori',
    columns: 'Kolonat',
    gross: 'Paga bruto',
    more: 'Më shumë',
    exports: 'Eksporto',
    deactivate: 'Çaktivizo',
    lastDay: 'Dita e fundit e punës',
    confirm: 'Çaktivizo 2 punonjës',
    done: '2 punonjës u çaktivizuan.',
    leaves: 'Largohet më 31.12.2098',
    activate: 'Aktivizo',
    activateTwo: 'Aktivizo 2 punonjës',
    activated: '2 punonjës u aktivizuan.',
    clear: 'Hiq filtrat',
    views: 'Pamjet',
    saveView: 'Ruaj si pamje…',
    viewName: 'Emri i pamjes',
    save: 'Ruaj',
    view: 'Sektori im',
  },
  en: {
    filters: 'Filters',
    sector: 'Sector',
    columns: 'Columns',
    gross: 'Gross salary',
    more: 'More',
    exports: 'Export',
    deactivate: 'Deactivate',
    lastDay: 'Last day of work',
    confirm: 'Deactivate 2 employees',
    done: '2 employees were deactivated.',
    leaves: 'Leaves on 31.12.2098',
    activate: 'Activate',
    activateTwo: 'Activate 2 employees',
    activated: '2 employees were activated.',
    clear: 'Clear filters',
    views: 'Views',
    saveView: 'Save as view…',
    viewName: 'Name of the view',
    save: 'Save',
    view: 'My sector',
  },
} as const;

const stage = oneStage();

async function listOf(page: Page): Promise<void> {
  await page.goto('/employees');
  await page.locator('.paga-body-row').first().waitFor();
}

async function chooseTwo(page: Page): Promise<void> {
  for (const row of [0, 1]) await page.locator('.paga-body-row').nth(row).getByRole('checkbox').click();
}

describe.each(languagesOf(__filename))('the list of employees in %s', (language: Language) => {
  const word = WORDS[language];
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    ({ page, faults } = await stage.person());
    await enterAs(page, language);
  });
  afterAll(() => page.context().close());

  it('is narrowed by a sector and shown with the gross, and is so again at the next visit, and under its name', async () => {
    await listOf(page);
    await axeClean(page);
    await page.getByRole('button', { name: word.columns }).click();
    const gross = page.getByRole('checkbox', { name: word.gross });
    if (!(await gross.isChecked())) await gross.click();
    await until(() => gross.isChecked(), true);
    await axeClean(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: word.filters, exact: true }).click();
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/users/preferences') && answer.request().method() === 'POST',
    );
    await page.getByRole('combobox', { name: word.sector, exact: true }).selectOption({ index: 1 });
    await saved;
    await listOf(page);
    await page.getByRole('columnheader', { name: word.gross }).waitFor();
    await page.getByRole('button', { name: `${word.filters} (1)` }).waitFor();
    await axeClean(page);
    await page.getByRole('button', { name: word.views, exact: true }).click();
    await axeClean(page);
    await page.getByRole('menuitem', { name: word.saveView }).click();
    await page.getByRole('textbox', { name: word.viewName }).fill(word.view);
    await page.getByRole('dialog').getByRole('button', { name: word.save, exact: true }).click();
    await page.getByRole('button', { name: word.view, exact: true }).waitFor();
    const address = page.url();
    await page.getByRole('button', { name: word.clear }).click();
    await page.getByRole('button', { name: word.views, exact: true }).waitFor();
    // Its address opens it again, also after what is usual is another list.
    await page.goto(address);
    await page.getByRole('button', { name: `${word.filters} (1)` }).waitFor();
    await page.getByRole('button', { name: word.clear }).click();
  });

  it.each(['Excel (.xlsx)', 'PDF'])('is saved as %s', async (format) => {
    await page.getByRole('button', { name: word.more, exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: `${word.exports}: ${format}` }).click(),
    ]);
    const begins = readFileSync(await file.path())
      .subarray(0, 4)
      .toString('latin1');
    expect(begins).toBe(format === 'PDF' ? '%PDF' : 'PK\u0003\u0004');
  });

  it('deactivates two from a day on, and activates them again', async () => {
    await listOf(page);
    await chooseTwo(page);
    await page.getByRole('button', { name: word.deactivate, exact: true }).click();
    await page.getByLabel(word.lastDay).fill('31.12.2098');
    await axeClean(page);
    await page.getByRole('button', { name: word.confirm }).click();
    await page.getByText(word.done).waitFor();
    await page.getByText(word.leaves).nth(1).waitFor();
    await chooseTwo(page);
    await page.getByRole('button', { name: word.activate, exact: true }).click();
    await page.getByRole('button', { name: word.activateTwo }).click();
    await page.getByText(word.activated).waitFor();
    expect(faults).toEqual([]);
  });
});

test('the list fits a phone without a finding of axe', async () => {
  const { page, context } = await stage.person({ width: 390, height: 844 });
  await enterAs(page, 'sq');
  await page.goto('/employees');
  await page.locator('.employee-card').first().waitFor();
  await axeClean(page);
  await until(() => page.evaluate(() => document.documentElement.scrollWidth), 390);
  await context.close();
});
