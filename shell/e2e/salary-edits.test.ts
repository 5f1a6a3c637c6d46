import type { Browser, Locator, Page } from 'playwright-core';
import { type Language, openBrowser, person } from './browser.ts';
import { type Product, startProduct } from './product.ts';
import { axeFindings, signIn } from './steps.ts';

const texts = {
  sq: {
    month: 10,
    calculate: /^Llogarit tetorin/,
    fill: 'Plotësimi',
    overview: 'Pasqyra',
    deductions: 'Ndalesat',
    advance: 'Avans',
    phone: 'Telefon',
    night: 'Natën',
    edit: 'Ndrysho',
    save: 'Ruaj',
    code: 'Kodi',
    net: 'Neto',
    saved: 'Të gjitha ndryshimet janë ruajtur',
    close: 'Mbyll tetorin 2026',
    reopen: 'Hap përsëri tetorin 2026',
    closed: 'Periudha është e mbyllur',
    wrongCode: 'Kodi nuk eshte valid',
  },
  en: {
    month: 9,
    calculate: /^Calculate September/,
    fill: 'Fill in',
    overview: 'Overview',
    deductions: 'Deductions',
    advance: 'Advance',
    phone: 'Phone',
    night: 'Night',
    edit: 'Edit',
    save: 'Save',
    code: 'Code',
    net: 'Net pay',
    saved: 'All changes are saved',
    close: 'Close September 2026',
    reopen: 'Reopen September 2026',
    closed: 'The period is closed',
    wrongCode: 'The code is not valid',
  },
} as const;

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  product?.discard();
});

/** The cell of a body row, counted from 0, under the last heading of this name. */
async function cellOf(page: Page, row: number, title: string): Promise<Locator> {
  const col = await page.getByRole('columnheader', { name: title, exact: true }).last().getAttribute('data-col');
  return page.locator(`[data-row="${row}"][data-col="${col}"]`);
}

/** The sum under a heading, as it is shown. */
async function sumOf(page: Page, title: string): Promise<string> {
  const col = await page.getByRole('columnheader', { name: title, exact: true }).last().getAttribute('data-col');
  const totals = page.getByRole('row').filter({ hasText: /Totali? \(/ });
  return (await totals.locator(`[data-col="${col}"]`).textContent()) ?? '';
}

/** Presses Tab until this has the focus: the way of somebody without a mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement || element.contains(document.activeElement))) return;
  }
  throw new Error('not reached by Tab');
}

describe.each<Language>(['sq', 'en'])('editing salaries in %s', (language) => {
  const word = texts[language];
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    ({ page, faults } = await person(browser, product.url));
    await signIn(page, language);
    await page.goto(`/calculations?month=${word.month}&year=2026`);
    const question = page.getByRole('dialog').getByRole('button', { name: word.calculate });
    await page.getByRole('grid').or(question).first().waitFor();
    if (await question.isVisible()) await question.click();
    await page.getByRole('radio', { name: word.fill }).waitFor({ state: 'attached' });
  });
  afterAll(() => page?.context().close());

  it('opens deductions for reading, edits them behind the pencil, and asks for the code', async () => {
    await (await cellOf(page, 0, word.deductions)).click();
    const window = page.getByRole('dialog').filter({ hasText: word.deductions });
    expect(await window.getByLabel(word.advance).isDisabled()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await window.getByRole('button', { name: word.edit }).click();
    await window.getByLabel(word.advance).fill('10');
    await window.getByRole('button', { name: word.save }).click();
    await page.getByLabel(word.code, { exact: true }).fill('WRONG1');
    await page.keyboard.press('Enter');
    await page.getByText(word.wrongCode).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel(word.code, { exact: true }).fill('AGI26A');
    await page.keyboard.press('Enter');
    await window.waitFor({ state: 'detached' });
    expect(await sumOf(page, word.deductions)).toBe('10.00');
  });

  it('fills the table in by keyboard alone: Tab to it, type, Enter, take back, do again', async () => {
    await tabTo(page, page.getByRole('radio', { name: word.overview }));
    await page.keyboard.press('ArrowRight');
    await (await cellOf(page, 0, word.phone)).waitFor();
    const before = await sumOf(page, word.net);
    await tabTo(page, page.getByRole('grid'));
    const phone = await cellOf(page, 0, word.phone);
    for (let steps = 0; steps < 20 && !(await phone.evaluate((cell) => cell === document.activeElement)); steps += 1) {
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.type('15.5');
    await page.keyboard.press('Enter');
    expect(await sumOf(page, word.phone)).toBe('15.50');
    expect(await sumOf(page, word.net)).not.toBe(before);
    expect(await (await cellOf(page, 1, word.phone)).evaluate((cell) => cell === document.activeElement)).toBe(true);
    await page.getByText(word.saved).waitFor();
    await page.keyboard.press('Control+z');
    expect(await sumOf(page, word.net)).toBe(before);
    await page.keyboard.press('Control+y');
    expect(await sumOf(page, word.phone)).toBe('15.50');
    await page.getByText(word.saved).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it('takes a block from Excel, and keeps it over a reload', async () => {
    await (await cellOf(page, 0, word.night)).click();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '1\t2\r\n3\t4\r\n5\t6\r\n');
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    expect(await sumOf(page, word.night)).toBe('9');
    await page.getByText(word.saved).waitFor();
    const net = await sumOf(page, word.net);
    await page.reload();
    await page.getByRole('radio', { name: word.fill }).waitFor({ state: 'attached' });
    expect(await sumOf(page, word.net)).toBe(net);
  });

  it('is for reading only while the month is closed, and says so', async () => {
    await page.getByRole('button', { name: word.close }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('AGI26A');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: word.reopen }).waitFor();
    await (await cellOf(page, 0, word.deductions)).click();
    await page.getByText(word.closed, { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: word.edit, exact: true }).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('meets no error of its own on the way', () => {
    expect(faults).toEqual([]);
  });
});
