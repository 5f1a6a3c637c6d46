import type { Page } from 'playwright-core';
import type { Language } from './browser.ts';
import { languagesOf } from './by-turns.ts';
import { enterAs } from './enter-as.ts';
import { scratchFolder } from './scratch.ts';
import { oneStage } from './stage.ts';
import { goWithin } from './steps.ts';
import { visitCost } from './visit-cost.ts';

/** The demo of `npm start`, which makes itself: every other journey begins with the plain one. */
const stage = oneStage(() => ({ dataDir: scratchFolder(), env: { PAGA_DEMO: '' } }));

const texts = {
  sq: {
    statistics: 'Statistikat mujore',
    done: / u krye$/,
    missing: 'Gëzim Jashari',
    contract: 'Kontratë pune',
  },
  en: {
    statistics: 'Monthly statistics',
    done: / is done$/,
    missing: 'Gëzim Jashari',
    contract: 'Kontratë pune',
  },
} satisfies Record<Language, object>;

/** The month so many before today's, as addresses name it. */
function monthBack(back: number): { month: number; year: number; address: string } {
  const now = new Date();
  const then = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
  const [month, year] = [then.getUTCMonth() + 1, then.getUTCFullYear()];
  return { month, year, address: `month=${month}&year=${year}` };
}

/** What the months of the open statistics say in gross, those without salaries left out. */
async function grossOfMonths(page: Page, report: string): Promise<(string | null)[]> {
  const rows = page.getByRole('table', { name: report }).getByRole('row');
  await rows.nth(12).waitFor();
  const cells = (await rows.all()).slice(1, 13).map((row) => row.getByRole('cell').first().textContent());
  return (await Promise.all(cells)).filter((text) => text !== '–');
}

describe.each(languagesOf(__filename))('in %s the demo of the first start', (language) => {
  const word = texts[language];

  it('has a year behind it: months that differ, a month that is done, warnings, leave and templates', async () => {
    const { page, faults } = await stage.person();
    const signIn = await visitCost(page, '/login');
    expect(signIn.files).toBeLessThanOrEqual(9);
    expect(signIn.kibibytes).toBeLessThan(115);
    await enterAs(page, language);
    const [open, closed] = [monthBack(1), monthBack(2)];
    const home = await visitCost(page, '/');
    await page.getByRole('heading', { level: 1, name: /Arben Admini/ }).waitFor();
    expect(home.files).toBeLessThanOrEqual(30);
    expect(home.kibibytes).toBeLessThan(360);
    expect(home.shift).toBeLessThan(0.02);
    expect((await visitCost(page, `/calculations?${closed.address}`)).shift).toBeLessThan(0.02);

    await goWithin(page, `/reports/monthly-statistics?year=${open.year}`);
    const gross = await grossOfMonths(page, word.statistics);
    expect(gross).toHaveLength(Math.min(open.month, 12));
    expect(new Set(gross).size).toBe(gross.length);

    await goWithin(page, `/calculations/pay?${closed.address}`);
    await page.getByText(word.done).first().waitFor();
    await goWithin(page, `/calculations/check?${open.address}`);
    await page.getByText(word.missing).first().waitFor();
    await goWithin(page, '/holidays');
    await page.locator('.leave-bar').nth(3).waitFor();
    await goWithin(page, '/documents');
    await page.getByText(word.contract).first().waitFor();
    expect(faults).toEqual([]);
  });
});
