import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pdfText } from '@paga/testing/pdf-text';
import type { Page } from 'playwright-core';
import { languagesOf } from './by-turns.ts';
import { chain } from './chain.ts';
import { cellOf } from './grid.ts';
import { oneStage } from './stage.ts';
import { axeClean, openImport, openMenu, openMonth, signIn, totalsOf } from './steps.ts';
import { words } from './words.ts';

const OCTOBER = ['112,288.19', '7,011.76', '5,614.56', '105,276.43', '7,560.31', '97,716.12'];

const stage = oneStage();

describe.each(languagesOf(__filename))('the main job in %s', (language) => {
  const it = chain();
  const word = words[language];
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    ({ page, faults } = await stage.person());
    await signIn(page, language);
  });
  afterAll(() => page?.context().close());

  it('meets no finding of axe on the sign-in page and the dashboard', async () => {
    const stranger = await stage.person();
    await stranger.page.goto('/login');
    await stranger.page.getByRole('button', { name: language === 'sq' ? 'Shqip' : 'English' }).click();
    await stranger.page.getByText('admin@agimi.test').waitFor();
    await axeClean(stranger.page);
    await stranger.context.close();
    await page.waitForLoadState('networkidle');
    await axeClean(page);
  });

  it('shows the 120 employees of Agimi', async () => {
    await openMenu(page, word.employees);
    await page.getByRole('tab', { selected: true }).getByText('120').waitFor();
    await axeClean(page);
  });

  it('previews a workbook with its problems and saves nothing by itself', async () => {
    await openImport(page, word);
    const workbook = path.resolve(__dirname, '../../mock-api/src/demo/agimi-120.xlsx');
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(workbook);
    await page.getByRole('grid', { name: word.preview }).waitFor();
    await page.getByText(word.noneNew).first().waitFor();
    await axeClean(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('tab', { selected: true }).getByText('120').waitFor();
  });

  it('calculates October 2026 to the cent', async () => {
    await openMenu(page, word.calculations);
    await openMonth(page, 10);
    const totals = await totalsOf(page, word.salaries);
    expect(totals).toEqual(expect.arrayContaining(OCTOBER));
    expect(totals.join(' ')).toContain('120');
    await axeClean(page);
  });

  it('explains a number by its law', async () => {
    await (await cellOf(page, 1, language === 'sq' ? 'Tatimi' : 'Tax')).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText('08/L-142').first().waitFor();
    await axeClean(page);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
  });

  it('opens a payslip, prints it on one page and gives its PDF with ë and ç', async () => {
    await page.getByRole('grid').getByRole('row').nth(3).getByRole('gridcell').nth(1).click();
    const slip = page.getByRole('dialog');
    await slip.getByRole('button', { name: word.pdf }).waitFor();
    await axeClean(page);
    const download = page.waitForEvent('download');
    await slip.getByRole('button', { name: word.pdf }).click();
    const text = pdfText(readFileSync(await (await download).path()));
    expect(text).toMatch(language === 'sq' ? /Fletëpagesa/ : /Payslip/);
    expect(text).toMatch(/[ëç]/);
    const printed = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.keyboard.press('Escape');
  });

  it('shows the other screens without a finding of axe', async () => {
    for (const place of [word.vacations, word.reports, word.configurations]) {
      await openMenu(page, place);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await axeClean(page);
    }
  });

  it('meets no error of its own on the way', () => {
    expect(faults).toEqual([]);
  });
});
