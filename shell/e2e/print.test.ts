import { type PdfPage, pdfPages } from '@paga/testing/pdf-pages';
import type { Page } from 'playwright-core';
import { languagesOf } from './by-turns.ts';
import { enterAs } from './enter-as.ts';
import { scratchFolder } from './scratch.ts';
import { oneStage } from './stage.ts';
import { goWithin } from './steps.ts';
import { until } from './until.ts';

/** The lively demo has months that are closed, paid and declared. */
const stage = oneStage(() => ({ dataDir: scratchFolder(), env: { PAGA_DEMO: '' } }));
const LEAST_PT = 8.5;
const [A4_SHORT, A4_LONG] = [595, 842];

/** The month so many before today's, as addresses name it. */
function monthBack(back: number): string {
  const now = new Date();
  const then = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
  return `month=${then.getUTCMonth() + 1}&year=${then.getUTCFullYear()}`;
}

/** What the browser puts on paper now. */
async function onPaper(page: Page, address: string): Promise<PdfPage[]> {
  await goWithin(page, address);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  return pdfPages(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
}

/** What is wrong with pages: letters nobody reads, text beyond the edge, a sheet with next to nothing. */
const faultsOf = (pages: readonly PdfPage[]): string[] =>
  pages.flatMap(({ smallest, farthest, width, filled }, at) => [
    ...(smallest < LEAST_PT ? [`page ${at + 1} has letters of ${smallest} pt`] : []),
    ...(farthest > width - 8 ? [`page ${at + 1} goes to ${Math.round(farthest)} of ${width}`] : []),
    ...(pages.length > 1 && filled < 0.15 ? [`page ${at + 1} is empty but for a few lines`] : []),
  ]);
const count = (text: string, what: string): number => text.split(what).length - 1;

it.each(languagesOf(__filename))(
  'in %s pages are on paper what they are on the screen, whole and legible',
  async (language) => {
    const { page } = await stage.person();
    await enterAs(page, language);
    await page.goto('/nothing-here');

    const salaries = await onPaper(page, `/calculations?${monthBack(1)}`);
    expect(faultsOf(salaries)).toEqual([]);
    const title = await page.title();
    for (const [at, { text, width, height }] of salaries.entries()) {
      expect([Math.round(width), Math.round(height)]).toEqual([A4_LONG, A4_SHORT]);
      // Company, month, page, groups and sums on every sheet.
      expect(text.replaceAll(/ (?=[:,.])/g, '')).toContain(title.replace(' · Paga', ''));
      expect(text).toContain(`${at + 1} / ${salaries.length}`);
      expect(text).toMatch(/Totali? \(/);
      expect(text).toMatch(/Orët|Hours|Shtesat|Additions|Ndalesat|Deductions|Sigurimi|Insurance/);
    }
    // The same sums on each sheet of the same columns.
    const sums = salaries.map(({ text }) =>
      /Totali? \([^/]*/.exec(text.replace(/\d+ \/ \d+/g, ''))?.[0].trim(),
    );
    expect(new Set(sums).size).toBe(3);

    const everybody = await page.evaluate(() =>
      document.querySelector('[role=grid]')?.getAttribute('aria-rowcount'),
    );
    expect(Number(everybody)).toBeGreaterThan(100);
    expect(salaries.length).toBeLessThanOrEqual(12);

    let pay: PdfPage[] = [];
    // The head is there before the server has said what is to be done.
    await until(
      async () => {
        pay = await onPaper(page, `/calculations/pay?${monthBack(2)}`);
        return pay[0]?.text ?? '';
      },
      (text: string) => /Banka \+|Bank \+ other/.test(text),
    );
    expect(faultsOf(pay)).toEqual([]);
    expect(pay).toHaveLength(1);

    for (const address of [
      `/calculations/review?${monthBack(1)}`,
      '/projects',
      '/holidays/upcoming',
      '/reports',
      // The widest of the reports.
      `/reports/bank-payment?${monthBack(1)}`,
      '/',
    ])
      expect([address, ...faultsOf(await onPaper(page, address))]).toEqual([address]);

    // A list that is shown by pages is printed whole.
    await goWithin(page, '/employees');
    await page.getByRole('grid').getByRole('row').nth(10).waitFor();
    await page.evaluate(() => {
      window.print = () => {
        dispatchEvent(new Event('beforeprint'));
        (window as { printed?: number }).printed = document.querySelectorAll(
          '.paga-print-table tbody tr',
        ).length;
        dispatchEvent(new Event('afterprint'));
      };
    });
    await page.keyboard.press('Control+p');
    await page.waitForFunction(() => 'printed' in window);
    expect(await page.evaluate(() => (window as { printed?: number }).printed)).toBeGreaterThan(100);
    const list = await onPaper(page, '/employees');
    expect(faultsOf(list)).toEqual([]);
    expect(count(list.map(({ text }) => text).join(' '), '@')).toBeGreaterThan(10);
    await page.context().close();
  },
);
