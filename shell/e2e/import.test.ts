import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { enterAs } from './enter-as.ts';
import { type Shifts, watchShifts } from './screen-look.ts';
import { oneStage } from './stage.ts';
import { axeClean, calculateButton, openImport, openMenu, totalsOf } from './steps.ts';
import { until } from './until.ts';
import { words } from './words.ts';

const word = words.en;
const fixtures = path.resolve(__dirname, '../../mock-api/fixtures');
/** The totals that an independent program computed for the workbook. */
const MONTHS = [
  ['2026-10', '1000', '978,903.10', '67,937.98', '48,946.24', '910,965.12', '65,643.56', '845,321.56'],
  ['2026-05', '993', '972,427.08', '67,519.44', '48,622.45', '904,907.64', '65,213.19', '839,694.45'],
  ['2024-08', '872', '859,900.28', '59,451.77', '42,995.95', '800,448.51', '58,004.45', '742,444.06'],
  ['2024-07', '867', '854,912.39', '59,189.89', '42,746.57', '795,722.50', '62,833.14', '732,889.36'],
] as const;

/** What is read may move so far (the limit of web vitals is 0.1). */
const MOST_SHIFT = 0.02;

const stage = oneStage();
let page: Page;
beforeAll(async () => {
  ({ page } = await stage.person());
  await page.addInitScript(watchShifts);
  await enterAs(page, 'en', 'manager@demo.test', 'Drini');
  await page.goto('/');
});

async function choose(file: { name: string; bytes: Buffer }): Promise<void> {
  await openMenu(page, word.employees);
  await openImport(page, word);
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: file.name, mimeType: 'application/octet-stream', buffer: file.bytes });
}

describe('an import of a company’s employees', () => {
  it('says what is wrong with a file that is no workbook, and saves nothing', async () => {
    await choose({ name: 'list.xlsx', bytes: Buffer.from('Emri;Bruto\nArta;1000') });
    await page.getByRole('dialog').getByText('The file is not an Excel file (.xlsx)').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('previews 1,000 rows and saves them', async () => {
    await choose({ name: 'drini-1000.xlsx', bytes: readFileSync(path.join(fixtures, 'drini-1000.xlsx')) });
    await page.getByRole('grid', { name: word.preview }).waitFor();
    await axeClean(page);
    await page.getByRole('button', { name: 'Save 1,000 employees' }).click();
    await page.getByText(word.saved).first().waitFor({ timeout: 110_000 });
    // From the choice of the file to the last row the window keeps its size.
    const { sum, moved } = await page.evaluate(
      () => (window as unknown as { layoutShifts: Shifts }).layoutShifts,
    );
    expect(sum < MOST_SHIFT ? [] : moved).toEqual([]);
  });

  it.each(MONTHS)(
    'calculates %s to the cent of the independent program',
    async (period, heads, ...figures) => {
      const [year, month] = period.split('-').map(Number);
      await page.goto(`/calculations?month=${month}&year=${year}`);
      await calculateButton(page).click();
      await page.getByRole('grid', { name: word.salaries }).waitFor({ timeout: 60_000 });
      // The foot stands before the rows are there.
      const totals = () => totalsOf(page, word.salaries);
      await until(totals, expect.arrayContaining([...figures]));
      expect((await totals()).join(' ').replaceAll(',', '')).toContain(heads);
    },
  );

  it('changes nothing when a month is calculated again', async () => {
    // Looked for from the press on: a busy browser may be through with it when the message is gone again.
    const unchanged = page.getByText('Nothing has changed since the last calculation').waitFor();
    await Promise.all([unchanged, page.getByRole('button', { name: 'Calculate again' }).click()]);
    await until(() => totalsOf(page, word.salaries), expect.arrayContaining([...MONTHS[3].slice(2)]));
  });
});
