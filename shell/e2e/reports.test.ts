import { readFileSync } from 'node:fs';
import { workbookRows } from '@paga/testing/report-file';
import type { Page } from 'playwright-core';
import type { Language } from './browser.ts';
import { languagesOf } from './by-turns.ts';
import { enterAs } from './enter-as.ts';
import { oneStage } from './stage.ts';
import { axeClean, openMenu } from './steps.ts';
import { words as common } from './words.ts';

const words = {
  sq: {
    report: 'Urdhërpagesa për bankë',
    tier: 'Lloji i punëdhënësit',
    primary: 'Primar',
    clear: 'Hiqe filtrin: Primar',
    total: 'Totali (116)',
    download: 'Shkarko',
    reason: 'Paga: Shtator 2026',
    salaries: 'Pagat mujore',
    holds: 'përputhet',
    sum: /^Si del shuma: Tatimi/,
    payslip: /Fletëpagesa/,
    others: 'Raport tjetër',
    book: 'Libri i kontributeve',
  },
  en: {
    report: 'Bank payment',
    tier: 'Employer type',
    primary: 'Primary',
    clear: 'Clear the filter: Primary',
    total: 'Total (116)',
    download: 'Download',
    reason: 'Salary: September 2026',
    salaries: 'Monthly salary',
    holds: 'it adds up',
    sum: /^How the sum comes out: Wage tax/,
    payslip: /Payslip/,
    others: 'Another report',
    book: 'Book of contributions',
  },
} satisfies Record<Language, Record<string, string | RegExp>>;

const stage = oneStage();

/** What a saved file is called, and where it was saved. */
async function savedFile(page: Page, press: () => Promise<void>): Promise<{ name: string; path: string }> {
  const saved = page.waitForEvent('download');
  await press();
  const download = await saved;
  return { name: download.suggestedFilename(), path: await download.path() };
}

describe.each(languagesOf(__filename))('in %s an accountant', (language) => {
  const word = words[language];

  it('opens the bank payment from the hub, filters it, and saves it as a workbook that says the same', async () => {
    const { page, faults } = await stage.person();
    await enterAs(page, language);
    await page.goto('/');
    await openMenu(page, common[language].reports);
    await page.getByRole('link', { name: word.report }).click();
    // As a window it stood at another address, which leads here.
    await page.goto('/reports/management/bank-payment?month=9&year=2026');
    await page.waitForURL(/\/reports\/bank-payment\?month=9&year=2026/);
    const main = page.getByRole('main');
    await main.getByRole('row', { name: word.total }).waitFor();
    await main.getByText(word.reason).first().waitFor();
    await main.getByRole('img', { name: word.holds }).waitFor();
    await axeClean(page);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1_000);
    await main.getByRole('combobox', { name: word.tier }).selectOption(word.primary);
    await page.waitForURL(/tier=1/);
    await page.reload();
    await main.getByRole('button', { name: word.clear }).click();
    const row = main.getByRole('row', { name: word.total });
    const total = /[\d,]+\.\d\d$/.exec((await row.textContent()) ?? '')?.[0];
    const file = await savedFile(page, async () => {
      await main.getByRole('button', { name: word.download }).click();
      await page.getByRole('menuitem', { name: 'Excel' }).click();
    });
    expect(file.name).toBe('Urdherpagesa-2026-09.xlsx');
    const cells = (await workbookRows(readFileSync(file.path))).flat().map(({ text }) => text);
    expect(cells).toContain(total?.replaceAll(',', ''));
    expect(faults).toEqual([]);
  });

  it('goes by keyboard from report to report, from a name to its payslip and from a total to what it is made of', async () => {
    const { page, faults } = await stage.person();
    await enterAs(page, language);
    await page.goto('/reports/bank-payment?month=9&year=2026');
    const rail = page.getByRole('navigation').getByRole('link', { name: word.salaries });
    await rail.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/reports\/monthly-salary\?month=9&year=2026/);
    const grid = page.getByRole('grid', { name: word.salaries });
    await grid.getByRole('row').nth(2).waitFor();
    const name = grid.getByRole('row').nth(1).getByRole('gridcell').nth(1);
    await name.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: word.payslip }).waitFor();
    await page.goto('/reports/monthly-salary?month=9&year=2026');
    await grid.getByRole('row').last().getByRole('link').nth(3).press('Enter');
    await page.waitForURL(/\/calculations\?month=9&year=2026&sum=tax/);
    await page.getByRole('dialog', { name: word.sum }).waitFor();
    expect(faults).toEqual([]);
  });

  it('has every report at hand on a phone', async () => {
    const { page, faults } = await stage.person({ width: 390, height: 844 });
    await enterAs(page, language);
    await page.goto('/reports/monthly-salary?month=9&year=2026');
    await page.getByRole('img', { name: word.holds }).waitFor();
    await axeClean(page);
    await page.getByRole('button', { name: word.others }).click();
    await page.getByRole('menuitem', { name: word.book }).click();
    await page.waitForURL(/\/reports\/contributions-book\?month=9&year=2026/);
    await page.getByRole('heading', { level: 1, name: word.book }).waitFor();
    await axeClean(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(faults).toEqual([]);
  });
});
