import { readFileSync } from 'node:fs';
import { workbookRows } from '@paga/testing/report-file';
import { aWorkbook, type TestCell } from '@paga/testing/workbook';
import type { Page } from 'playwright-core';
import { languagesOf } from './by-turns.ts';
import { chain } from './chain.ts';
import { enterAs } from './enter-as.ts';
import { arrowTo, cardsInSight, cellOf, cutTitles, fromFiles, rowsInSight, sumOf, tabTo } from './grid.ts';
import { oneStage } from './stage.ts';
import { axeClean, openMonth } from './steps.ts';
import { until } from './until.ts';

const texts = {
  sq: {
    month: 10,
    changes: 'Ndryshimet në tabelë',
    deductions: 'Ndalesat',
    advance: 'Avans',
    phone: 'Telefon',
    night: 'Natën',
    weekend: 'Fundjavë',
    range: /^3 qeliza · shuma 12 orë/,
    number: 'Shkruani një numër',
    edit: 'Ndrysho',
    save: 'Ruaj',
    code: 'Kodi',
    net: 'Neto',
    saved: 'Të gjitha ndryshimet janë ruajtur',
    close: 'Mbyll tetorin 2026',
    reopen: 'Hap përsëri tetorin 2026',
    closed: 'Periudha është e mbyllur',
    wrongCode: 'Kodi nuk eshte valid',
    foreman: 'Fletë për përgjegjësin…',
    download: 'Shkarko fletën',
    pick: 'Zgjidhni fletën e kthyer',
    put: /^Vendos 1 vlerë/,
    guard: 'Kujdestari',
    undo: 'Zhbëj',
    nothing: 'Shkruani në qelizë ose ngjitni nga Excel.',
    unknown: /Askush nuk është në këtë muaj/,
  },
  en: {
    month: 9,
    changes: 'Changes in the table',
    deductions: 'Deductions',
    advance: 'Advance',
    phone: 'Phone',
    night: 'Night',
    weekend: 'Weekend',
    range: /^3 cells · sum 12 h/,
    number: 'Type a number',
    edit: 'Edit',
    save: 'Save',
    code: 'Code',
    net: 'Net pay',
    saved: 'All changes are saved',
    close: 'Close September 2026',
    reopen: 'Reopen September 2026',
    closed: 'The period is closed',
    wrongCode: 'The code is not valid',
    foreman: 'Sheet for a foreman…',
    download: 'Download the sheet',
    pick: 'Choose the sheet that came back',
    put: /^Put 1 value/,
    guard: 'On-call',
    undo: 'Undo',
    nothing: 'Type into a cell, or paste from Excel.',
    unknown: /Askush is not in this month/,
  },
} as const;

const stage = oneStage();

describe.each(languagesOf(__filename))('editing salaries in %s', (language) => {
  const it = chain();
  const word = texts[language];
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    ({ page, faults } = await stage.person());
    await enterAs(page, language);
    await openMonth(page, word.month);
    await page.getByRole('region', { name: word.changes }).waitFor();
  });
  afterAll(() => page?.context().close());

  it('shows as many rows as a window has room for', async () => {
    expect(await rowsInSight(page)).toBeGreaterThanOrEqual(17);
    await page.setViewportSize({ width: 1024, height: 768 });
    await until(
      () => rowsInSight(page),
      (rows: number) => rows >= 12 && rows < 17,
    );
    await axeClean(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await until(
      () => cardsInSight(page),
      (cards: string[]) => cards.length >= 6 && cards.every((card) => /\p{L}+ \p{L}+.*\d\.\d\d/su.test(card)),
    );
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('opens deductions for reading, edits them behind the pencil, and asks for the code', async () => {
    await (await cellOf(page, 0, word.deductions)).click();
    const window = page.getByRole('dialog').filter({ hasText: word.deductions });
    await until(() => window.getByLabel(word.advance).isDisabled(), true);
    await axeClean(page);
    await window.getByRole('button', { name: word.edit }).click();
    await window.getByLabel(word.advance).fill('10');
    await window.getByRole('button', { name: word.save }).click();
    await page.getByLabel(word.code, { exact: true }).fill('WRONG1');
    await page.keyboard.press('Enter');
    await page.getByText(word.wrongCode).first().waitFor();
    await axeClean(page);
    await page.getByLabel(word.code, { exact: true }).fill('AGI26A');
    await page.keyboard.press('Enter');
    await window.waitFor({ state: 'detached' });
    await until(() => sumOf(page, word.deductions), '10.00');
  });

  it('fills the table in by keyboard alone: Tab to it, type, Enter, take back, do again', async () => {
    const before = await sumOf(page, word.net);
    await tabTo(page, page.getByRole('grid'));
    await arrowTo(page, await cellOf(page, 0, word.phone));
    await page.keyboard.type('15.5');
    await page.keyboard.press('Enter');
    await until(() => sumOf(page, word.phone), '15.50');
    await until(
      () => sumOf(page, word.net),
      (net: string) => net !== before,
    );
    const below = await cellOf(page, 1, word.phone);
    await until(() => below.evaluate((cell) => cell === document.activeElement), true);
    await page.getByText(word.saved).waitFor();
    await page.keyboard.press('Control+z');
    await until(() => sumOf(page, word.net), before);
    await page.keyboard.press('Control+y');
    await until(() => sumOf(page, word.phone), '15.50');
    await page.getByText(word.saved).waitFor();
    await axeClean(page);
  });

  it('takes a block from Excel, and keeps it over a reload', async () => {
    await (await cellOf(page, 0, word.night)).click();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '1\t2\r\n3\t4\r\n5\t6\r\n');
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await until(() => sumOf(page, word.night), '9');
    await page.getByText(word.saved).waitFor();
    const net = await sumOf(page, word.net);
    await page.reload();
    await page.getByRole('region', { name: word.changes }).waitFor();
    await until(() => sumOf(page, word.net), net);
  });

  it('marks a range by pulling over it, says its sum, fills it as one step, and the handle goes on', async () => {
    const cells = await Promise.all([0, 1, 2, 4].map((row) => cellOf(page, row, word.weekend)));
    await cells[0]?.click();
    const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
    const middle = (at: number): [number, number] => {
      const { x = 0, y = 0, width = 0, height = 0 } = boxes[at] ?? {};
      return [x + width / 2, y + height / 2];
    };
    const pull = async (to: number): Promise<void> => {
      await page.mouse.down();
      await page.mouse.move(...middle(to), { steps: 6 });
      await page.mouse.up();
    };
    await page.mouse.move(...middle(0));
    await pull(2);
    await page.getByText(word.range).waitFor();
    await page.keyboard.press('Control+d');
    await until(() => sumOf(page, word.weekend), '6');
    const { x = 0, y = 0, width = 0, height = 0 } = boxes[2] ?? {};
    await page.mouse.move(x + width - 3, y + height - 3);
    await pull(3);
    await until(() => sumOf(page, word.weekend), '10');
    await axeClean(page);
    for (const sum of ['6', '12']) {
      await page.keyboard.press('Control+z');
      await until(() => sumOf(page, word.weekend), sum);
    }
  });

  it('says what is wrong with a text without covering the cell below, and cuts no column in two', async () => {
    await (await cellOf(page, 3, word.weekend)).click();
    await page.keyboard.type('x');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: word.number }).waitFor();
    const below = await cellOf(page, 4, word.weekend);
    const isFree = (cell: HTMLElement) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      const seen = [0.1, 0.5, 0.9].map((part) =>
        document.elementFromPoint(left + width * part, top + height / 4),
      );
      return seen.every((one) => one !== null && cell.contains(one));
    };
    expect(await below.evaluate(isFree)).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('grid').evaluate((grid) => grid.scrollTo({ left: 330 }));
    await until(() => cutTitles(page), []);
  });

  it('sends a foreman a sheet, and takes the hours that come back as one step', async () => {
    const before = await sumOf(page, word.guard);
    await fromFiles(page, word.foreman);
    const window = page.getByRole('dialog');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      window.getByRole('button', { name: word.download }).click(),
    ]);
    const lines = await workbookRows(readFileSync(await download.path()));
    const head = lines.findIndex((line) => line.length > 3);
    const [mark, headings = [], [number, name] = []] = [lines[1]?.[0], lines[head], lines[head + 1]];
    const [ofNumber, ofName, ofGuard] = [headings[0], headings[1], headings.at(-1)].map(
      (cell) => cell?.text ?? '',
    );
    const filled = [
      [mark?.text ?? ''],
      [ofNumber, ofName, ofGuard],
      [number?.text ?? '', name?.text ?? '', 2.5],
    ];
    await axeClean(page);
    await window.locator('input[type=file]').setInputFiles({
      name: download.suggestedFilename(),
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: aWorkbook([...filled, [null, 'Askush', 1]] as TestCell[][]),
    });
    await page.getByText(word.unknown).waitFor();
    await axeClean(page);
    await window.getByRole('button', { name: word.put }).click();
    await until(
      () => sumOf(page, word.guard),
      (sum: string) => sum !== before,
    );
    await page.getByText(word.saved).waitFor();
    await page.getByRole('button', { name: word.undo, exact: true }).click();
    await until(() => sumOf(page, word.guard), before);
    await page.getByText(word.nothing).waitFor();
  });

  it('is for reading only while the month is closed, and says so', async () => {
    await page.getByRole('button', { name: word.close }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('AGI26A');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: word.reopen }).waitFor();
    await (await cellOf(page, 0, word.deductions)).click();
    await page.getByText(word.closed, { exact: true }).waitFor();
    await until(() => page.getByRole('button', { name: word.edit, exact: true }).count(), 0);
    await axeClean(page);
  });

  it('meets no error of its own on the way', () => {
    expect(faults).toEqual([]);
  });
});
