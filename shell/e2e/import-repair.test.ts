import { anEdiLine, anEdiWorkbook } from '@paga/testing/edi-workbook';
import { anImportLine, anImportWorkbook } from '@paga/testing/workbook';
import type { Page } from 'playwright-core';
import type { Language } from './browser.ts';
import { languagesOf } from './by-turns.ts';
import { enterAs } from './enter-as.ts';
import { oneStage } from './stage.ts';
import { axeClean, openImport, openMenu } from './steps.ts';
import { words } from './words.ts';

/** What a person reads and presses in the window of an import, in each language. */
const TEXTS = {
  sq: {
    name: 'Emri dhe mbiemri',
    gross: 'Paga bruto',
    bad: 'Me gabime: 3',
    save: 'Ruaj 3 punonjës',
    undo: 'Zhbëj importin',
    confirm: 'Fshij 3 punonjës',
    undone: 'Importi u zhbë.',
    last: 'Importet e fundit',
  },
  en: {
    name: 'Full name',
    gross: 'Gross salary',
    bad: 'With errors: 3',
    save: 'Save 3 employees',
    undo: 'Undo the import',
    confirm: 'Delete 3 employees',
    undone: 'The import was undone.',
    last: 'Last imports',
  },
} as const;

/** Three rows, each wrong in a cell. */
const workbook = anImportWorkbook(
  anImportLine({ 'Emri dhe mbiemri': 'Liridona', 'Numri personal': '1700000001' }),
  anImportLine({ 'Emri dhe mbiemri': 'Besnik Rexha', 'Numri personal': '1700000002', 'Paga bruto': 'shumë' }),
  anImportLine({ 'Emri dhe mbiemri': 'Drita Zeka', 'Numri personal': '1700000003', 'Paga bruto': '1.250' }),
);

const stage = oneStage();

async function write(page: Page, cell: string, text: string): Promise<void> {
  await page.getByRole('gridcell', { name: cell, exact: true }).click();
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

describe.each(languagesOf(__filename))('an import with three bad rows in %s', (language: Language) => {
  it('is corrected in the grid, saved, and undone', async () => {
    const [word, text] = [words[language], TEXTS[language]];
    const { page, context } = await stage.person();
    await enterAs(page, language);
    await page.goto('/');
    await openMenu(page, word.employees);
    await openImport(page, word);
    const file = { name: 'tre.xlsx', mimeType: 'application/octet-stream', buffer: workbook };
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
    await page.getByRole('grid', { name: word.preview }).waitFor();
    await page.getByText(text.bad).first().waitFor();
    await write(page, 'Liridona', 'Liridona Zeka');
    await write(page, 'shumë', '1100');
    await write(page, '1.250', '1250');
    await page.getByRole('button', { name: text.save }).waitFor();
    await axeClean(page);
    await page.getByRole('button', { name: text.save }).click();
    await page.getByText(word.saved).first().waitFor();
    await page.getByRole('button', { name: text.undo }).click();
    await page.getByRole('button', { name: text.confirm }).click();
    await page.getByText(text.undone).first().waitFor();
    await openImport(page, word);
    await page.getByRole('table', { name: text.last }).waitFor();
    await axeClean(page);
    await context.close();
  });
});

it('wage lists of another program become drafts, which the last imports undo', async () => {
  const { page, context, faults } = await stage.person();
  await enterAs(page, 'en');
  await page.goto('/employees/import-edi');
  const list = (month: string, ...lines: ReturnType<typeof anEdiLine>[]) => ({
    name: `EDI-2026-${month}.xlsx`,
    mimeType: 'application/octet-stream',
    buffer: anEdiWorkbook(...lines),
  });
  await page
    .locator('input[type=file]')
    .setInputFiles([
      list('08', anEdiLine('Liridona Zeka', '0234567892', 800)),
      list('09', anEdiLine('Liridona Zeka', '0234567892', 900), anEdiLine('Dren Shala', '1008167059', 700)),
    ]);
  const grid = page.getByRole('grid', { name: 'Employees of the wage lists' });
  await grid.getByRole('row', { name: /Liridona Zeka New draft .*01\.08\.2026/ }).waitFor();
  await axeClean(page);
  await page.getByRole('button', { name: 'Save 2 drafts' }).click();
  await page.getByRole('link', { name: 'Open "In process"' }).click();
  await page.getByText('Liridona Zeka').first().waitFor();
  await page.goto('/employees/import-edi');
  const last = page.getByRole('table', { name: TEXTS.en.last });
  await last.getByRole('button', { name: /EDI 08.2026, 09.2026/ }).click();
  await page.getByRole('button', { name: 'Delete 2 employees' }).click();
  await page.getByText(TEXTS.en.undone).first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
