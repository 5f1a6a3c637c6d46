import type { Page } from 'playwright-core';
import { languagesOf } from './by-turns.ts';
import { enterAs } from './enter-as.ts';
import { oneStage } from './stage.ts';
import { until } from './until.ts';
import { words } from './words.ts';

const stage = oneStage();
let page: Page;
beforeEach(async () => {
  ({ page } = await stage.person());
});
afterEach(() => page.context().close());

type Heard = { day: string; bar: string; heard: string };

/** In the page: each day below each bar, with what a reader says of that day. */
function daysBelowBars(): Heard[] {
  const cells = [...document.querySelectorAll<HTMLElement>('[role=gridcell][data-date]')];
  return [...document.querySelectorAll<HTMLElement>('.leave-bar')].flatMap((bar) => {
    const at = bar.getBoundingClientRect();
    return cells
      .filter((cell) => {
        const box = cell.getBoundingClientRect();
        const middle = (box.left + box.right) / 2;
        return at.left < middle && at.right > middle && at.top >= box.top && at.top < box.bottom;
      })
      .map((cell) => ({
        day: cell.dataset.date ?? '',
        bar: bar.querySelector('.leave-bar-name')?.textContent ?? '',
        heard: cell.querySelector('.leave-day-top > :not([aria-hidden])')?.textContent ?? '',
      }));
  });
}

/** In the page: bars that lie over the week below their own. */
function barsBeyondTheirWeek(): string[] {
  return [...document.querySelectorAll('.leave-bar')]
    .filter(
      (bar) =>
        bar.getBoundingClientRect().bottom >
        (bar.closest('[role=row]')?.getBoundingClientRect().bottom ?? 0) + 1,
    )
    .map((bar) => bar.textContent ?? '');
}

const twins = (texts: readonly string[]): string[] => texts.filter((text, at) => texts.indexOf(text) !== at);

describe.each(languagesOf(__filename))('what is heard in %s', (language) => {
  const word = words[language];
  beforeEach(() => enterAs(page, language));

  it('says of every day of the calendar who is away, not only where a bar begins', async () => {
    const now = new Date();
    const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 10))
      .toISOString()
      .slice(0, 10);
    await page.goto(`/holidays?view=month&date=${next}`);
    await page.locator('.leave-bar').nth(2).waitFor();
    expect(await page.evaluate(barsBeyondTheirWeek)).toEqual([]);
    const days = await page.evaluate(daysBelowBars);
    expect(days.length).toBeGreaterThan(10);
    expect(days.filter(({ bar, heard }) => bar === '' || !heard.includes(bar))).toEqual([]);
    // The reader's name of the cell is that text.
    const [{ day, bar } = { day: '', bar: '' }] = days.slice(1);
    const cell = page.getByRole('gridcell', { name: new RegExp(bar) });
    expect(await cell.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.date))).toContain(
      day,
    );
    // On a phone a week is as high as its bars.
    await page.setViewportSize({ width: 390, height: 844 });
    await until(() => page.evaluate(barsBeyondTheirWeek), []);
  });

  it('says which file was downloaded, and tells people of one name apart wherever somebody is chosen', async () => {
    await page.goto('/employees');
    await page.getByRole('grid').getByRole('row').nth(5).waitFor();
    await page.getByRole('button', { name: word.more, exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /Excel/ }).last().click();
    const file = (await download).suggestedFilename();
    await until(
      () => page.getByRole('status').allInnerTexts(),
      (texts: string[]) => texts.some((text) => text.includes(file)),
    );

    await page.keyboard.press('Control+k');
    await page.keyboard.type('blerta gerv');
    const found = page.getByRole('listbox').getByRole('option').filter({ hasText: 'Blerta Gërvalla' });
    await found.nth(1).waitFor();
    expect(twins(await found.allInnerTexts())).toEqual([]);
    await page.keyboard.press('Escape');

    await page.goto('/holidays');
    await page
      .getByPlaceholder(/Kërko punonjësin|Find an? employee|Search/)
      .last()
      .fill('blerta g');
    const listed = page.getByRole('button').filter({ hasText: 'Blerta Gërvalla' });
    await listed.nth(1).waitFor();
    expect(twins(await listed.allInnerTexts())).toEqual([]);

    await page.goto('/reports/annual-certificate');
    await page.getByRole('main').getByRole('combobox').first().fill('Blerta Gërv');
    const offered = page.locator('.ant-select-item-option').filter({ hasText: 'Blerta Gërvalla' });
    // What tells them apart is asked for when names are there twice.
    await offered.filter({ hasText: '…' }).nth(1).waitFor();
    expect(twins(await offered.allInnerTexts())).toEqual([]);
  });
});
