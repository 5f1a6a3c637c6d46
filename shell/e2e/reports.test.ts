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
    group: 'Raportet e menaxhmentit',
    report: 'Urdhërpagesa për bankë',
    tier: 'Lloji i punëdhënësit',
    primary: 'Primar',
    clear: 'Hiqe filtrin: Primar',
    total: 'Totali (116)',
    download: 'Shkarko',
    reason: 'Paga: Shtator 2026',
  },
  en: {
    group: 'Management reports',
    report: 'Bank payment',
    tier: 'Employer type',
    primary: 'Primary',
    clear: 'Clear the filter: Primary',
    total: 'Total (116)',
    download: 'Download',
    reason: 'Salary: September 2026',
  },
} satisfies Record<Language, Record<string, string>>;

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

  it('opens the bank payment by its card, filters it, and saves it as a workbook that says the same', async () => {
    const { page, faults } = await stage.person();
    await enterAs(page, language);
    await page.goto('/');
    await openMenu(page, common[language].reports);
    await page.getByRole('link', { name: word.group }).click();
    await page.getByRole('link', { name: word.report }).click();
    await page.goto('/reports/management/bank-payment?month=9&year=2026');
    const dialog = page.getByRole('dialog', { name: word.report });
    await dialog.getByRole('row', { name: word.total }).waitFor();
    await dialog.getByText(word.reason).first().waitFor();
    await axeClean(page);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1_000);
    await dialog.getByRole('combobox', { name: word.tier }).selectOption(word.primary);
    await page.waitForURL(/tier=1/);
    await page.reload();
    await dialog.getByRole('button', { name: word.clear }).click();
    const total = /[\d,]+\.\d\d$/.exec(
      (await dialog.getByRole('row', { name: word.total }).textContent()) ?? '',
    )?.[0];
    const file = await savedFile(page, async () => {
      await dialog.getByRole('button', { name: word.download }).click();
      await page.getByRole('menuitem', { name: 'Excel' }).click();
    });
    expect(file.name).toBe('Urdherpagesa-2026-09.xlsx');
    const cells = (await workbookRows(readFileSync(file.path))).flat().map(({ text }) => text);
    expect(cells).toContain(total?.replaceAll(',', ''));
    await page.keyboard.press('Escape');
    await page.waitForURL(/\/reports\/management\/\?month=9&year=2026/);
    expect(faults).toEqual([]);
  });
});
