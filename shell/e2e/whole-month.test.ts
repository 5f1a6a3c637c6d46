import type { Locator, Page } from 'playwright-core';
import { languagesOf } from './by-turns.ts';
import { chain } from './chain.ts';
import { enterAs } from './enter-as.ts';
import { arrowTo, cellOf, chooseByKeys, fromFilesByKeys, hasFocus, tabTo } from './grid.ts';
import { oneStage } from './stage.ts';
import { axeClean, calculateButton, calculationScreen, goOn } from './steps.ts';
import { until } from './until.ts';
import { words } from './words.ts';

const CODE = 'AGI26A';

/** Each language has its own month and takes away the account of its own employee: both meet one company. All of it is done by the keyboard. */
const texts = {
  sq: {
    month: 10,
    employee: 60,
    account: 'Llogaria bankare',
    save: 'Ruaj',
    saved: /u ruajt/,
    phone: 'Telefon',
    unlock: 'Hap pagat për ndryshime',
    allSaved: 'Të gjitha ndryshimet janë ruajtur',
    close: 'Mbyll tetorin 2026',
    notYet: 'Nuk mund ta mbyllni ende tetorin 2026',
    error: '1 gabim duhet të ndreqet.',
    toCheck: 'Shko te kontrolli',
    belowZero: /Paga neto është −.*: ndalesat janë më të mëdha se paga/,
    deductions: 'Ndalesat',
    missing: 'Nuk ka llogari bankare',
    findings: 'Gabimet dhe vërejtjet e muajit',
    accept: 'Prano me shënim',
    note: 'Shënimi',
    reason: 'Paguhet në arkë këtë muaj',
    clean: 'S’ka asgjë për të ndrequr',
    toReview: 'Shqyrto muajin',
    comparison: 'Krahasimi me muajin e kaluar',
    figures: 'Shifrat e dy muajve',
    toTable: /^Mbledhja/,
    closedBy: /Mbyllur nga Arben Admini/,
    paid: 'Shëno si të paguar',
    closing: 'Mbyllja',
    markedPaid: 'Paguar, ende pa deklaruar',
    mail: 'Dërgo me e-mail',
    send: 'Dërgo 2 fletëpagesa',
    onTheirWay: '2 fletëpagesa janë në dërgim.',
    subject: 'Fletëpagesa për tetorin 2026',
    greeting: /Përshëndetje .*Bashkëngjitur e keni fletëpagesën tuaj/s,
    mayChange: 'Muaji nuk është mbyllur ende',
    files: 'Bashkëngjitjet',
    reopen: 'Hap përsëri tetorin 2026',
    mailed: /^2 fletëpagesa janë dërguar me e-mail/,
    wasPaid: /^Pagat janë paguar më \d\d\.\d\d\.\d{4} \(shënoi Arben Admini\)/,
    reopened: /Rihapur nga Arben Admini/,
    closings: 'Mbylljet (2)',
    versions: ['Mbyllja 2e vlefshme', 'Mbyllja 1e rihapur'],
    showRows: 'Shfaq rreshtat',
    rows: 'Rreshtat e mbylljes 2',
    verify: 'Verifiko',
    identical: /(\d+) nga \1 identike/,
  },
  en: {
    month: 11,
    employee: 61,
    account: 'Bank account',
    save: 'Save',
    saved: /saved/,
    phone: 'Phone',
    unlock: 'Open salaries for changes',
    allSaved: 'All changes are saved',
    close: 'Close November 2026',
    notYet: 'November 2026 cannot be closed yet',
    error: '1 error has to be fixed.',
    toCheck: 'Go to the check',
    belowZero: /The net pay is −.*: the deductions are larger than the pay/,
    deductions: 'Deductions',
    missing: 'There is no bank account',
    findings: 'Errors and warnings of the month',
    accept: 'Accept with a note',
    note: 'Note',
    reason: 'Paid at the till this month',
    clean: 'There is nothing to fix',
    toReview: 'Review the month',
    comparison: 'Comparison with last month',
    figures: 'Figures of both months',
    toTable: /^Collect/,
    closedBy: /Closed by Arben Admini/,
    paid: 'Mark as paid',
    closing: 'Closing',
    markedPaid: 'Paid, not filed yet',
    mail: 'Send by e-mail',
    send: 'Send 2 payslips',
    onTheirWay: '2 payslips are on their way.',
    subject: 'Payslip for November 2026',
    greeting: /Hello .*Attached is your payslip/s,
    mayChange: 'The month is not closed yet',
    files: 'Attachments',
    reopen: 'Reopen November 2026',
    mailed: /^2 payslips have been mailed/,
    wasPaid: /^The salaries were paid on \d\d\.\d\d\.\d{4} \(marked by Arben Admini\)/,
    reopened: /Reopened by Arben Admini/,
    closings: 'Closings (2)',
    versions: ['Closing 2Valid', 'Closing 1Reopened'],
    showRows: 'Show the rows',
    rows: 'Rows of closing 2',
    verify: 'Verify',
    identical: /(\d+) of \1 identical/,
  },
} as const;

const stage = oneStage();

describe.each(languagesOf(__filename))('a whole month in %s', (language) => {
  const it = chain();
  const text = texts[language];
  const at = (view: string) => `/calculations${view}?month=${text.month}&year=2026`;
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    ({ page, faults } = await stage.person());
    await enterAs(page, language);
  });
  afterAll(() => page?.context().close());

  const grid = (name: string) => page.getByRole('grid', { name });
  const salaries = () => grid(words[language].salaries);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = () => page.getByRole('dialog');

  /** Goes to what is to be pressed and presses it: the way of somebody without a mouse. */
  async function press(target: Locator, key = 'Enter'): Promise<void> {
    await target.waitFor();
    await tabTo(target.page(), target);
    await target.page().keyboard.press(key);
  }

  /** Types the closing code into the window that asks for it, which takes the focus by itself. */
  async function enterCode(): Promise<void> {
    await dialog().locator('input:focus').waitFor();
    await page.keyboard.type(CODE);
    await page.keyboard.press('Enter');
    await dialog().waitFor({ state: 'detached' });
  }

  /** The table's own box for the code, which takes the focus once something was typed. */
  const lockBox = () => page.getByRole('form', { name: text.unlock });

  /** Types the code into it, in small letters, and is back in the table: no window lies over it. */
  async function unlock(): Promise<void> {
    await lockBox().locator('input:focus').waitFor();
    expect(await dialog().count()).toBe(0);
    await axeClean(page);
    await page.keyboard.type(CODE.toLowerCase());
    await page.keyboard.press('Enter');
    await lockBox().waitFor({ state: 'detached' });
    await until(() => salaries().evaluate((grid) => grid.contains(document.activeElement)), true);
  }

  /** Types into the phone column of the first row that is shown, and sees it saved; the code is asked when five minutes are over. */
  async function typePhone(amount: string): Promise<void> {
    const cell = await cellOf(page, 0, text.phone);
    await cell.waitFor();
    await tabTo(page, salaries());
    await page.keyboard.press('Control+Home');
    await arrowTo(page, cell);
    await page.keyboard.type(amount);
    await page.keyboard.press('Enter');
    await page.getByText(text.allSaved).or(lockBox()).first().waitFor();
    if (await lockBox().isVisible()) await unlock();
    await page.getByText(text.allSaved).waitFor();
    await until(async () => Number((await cell.textContent())?.replaceAll(',', '')), Number(amount));
  }

  it('an account is taken away, and the empty month is calculated', async () => {
    await page.goto(`/employees/${text.employee}?field=bankAccountNumber`);
    await until(() => hasFocus(page.getByLabel(text.account, { exact: true })), true);
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await press(button(text.save));
    await page.getByText(text.saved).first().waitFor();
    await goOn(page, at(''));
    await calculationScreen(page);
    await axeClean(page);
    await press(calculateButton(page));
    await salaries().getByRole('row').nth(3).waitFor();
    await axeClean(page);
  });

  it('a net below zero blocks closing and opens its deductions', async () => {
    await typePhone('99999');
    await press(button(text.close));
    const window = page.getByRole('dialog', { name: text.notYet });
    await window.getByText(text.error).waitFor();
    await axeClean(page);
    await press(window.getByRole('button', { name: text.toCheck }));
    const found = page.getByRole('row', { name: text.belowZero });
    await found.waitFor();
    await axeClean(page);
    await tabTo(page, grid(text.findings));
    await arrowTo(page, found.getByRole('gridcell', { name: text.deductions, exact: true }));
    await page.keyboard.press('Enter');
    await dialog().waitFor();
    await axeClean(page);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await goOn(page, at(''));
    await salaries().getByRole('row').nth(3).waitFor();
    await typePhone('20');
    await axeClean(page);
  });

  it('a missing account is asked for on the spot, and is accepted with a note', async () => {
    await goOn(page, at('/check'));
    const found = page.getByRole('row', { name: text.missing }).first();
    await found.waitFor();
    await until(() => page.getByRole('row', { name: text.belowZero }).count(), 0);
    await tabTo(page, grid(text.findings));
    await arrowTo(page, found.getByRole('gridcell', { name: text.account, exact: true }));
    await page.keyboard.press('Enter');
    await until(() => hasFocus(dialog().getByLabel(text.account, { exact: true })), true);
    await axeClean(page);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await tabTo(page, grid(text.findings));
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await press(page.getByRole('button', { name: text.accept }));
    await tabTo(page, dialog().getByLabel(text.note));
    await page.keyboard.type(text.reason);
    await axeClean(page);
    await press(dialog().getByRole('button', { name: text.accept }));
    await page.getByText(text.clean).waitFor();
    await axeClean(page);
  });

  it('the month is reviewed row by row, and closed with the code', async () => {
    await press(page.getByRole('button', { name: text.toReview }));
    await grid(text.comparison).getByRole('row').nth(1).waitFor();
    await axeClean(page);
    await tabTo(page, grid(text.comparison));
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Enter');
    await dialog().getByRole('table', { name: text.figures }).waitFor();
    await axeClean(page);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await press(page.getByRole('link', { name: text.toTable }));
    await press(button(text.close));
    await enterCode();
    await page.getByText(text.closedBy).waitFor();
    await axeClean(page);
  });

  it('the closed month is marked as paid', async () => {
    await chooseByKeys(page, button(text.closing), text.paid);
    await dialog().waitFor();
    await axeClean(page);
    await press(dialog().getByRole('button', { name: text.paid, exact: true }));
    await page.getByText(text.markedPaid).waitFor();
    await axeClean(page);
  });

  it('two payslips are mailed and stand in the outbox, in the language of who sent them', async () => {
    await tabTo(page, salaries());
    for (const key of ['Control+Home', 'Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    await fromFilesByKeys(page, text.mail);
    await press(dialog().getByRole('button', { name: text.send }));
    await page.getByText(text.onTheirWay).waitFor();
    const { page: boss, context } = await stage.person();
    await enterAs(boss, language, 'super@demo.test');
    await boss.goto('/outbox');
    const mails = boss.getByRole('button', { name: text.subject });
    await mails.first().waitFor();
    await until(() => mails.count(), 2);
    await axeClean(boss);
    await press(mails.first());
    const mail = boss.getByRole('dialog', { name: text.subject });
    await mail.getByText(text.greeting).waitFor();
    await until(() => mail.getByText(text.mayChange).count(), 0);
    await until(() => mail.getByRole('list', { name: text.files }).getByRole('listitem').count(), 1);
    await axeClean(boss);
    await context.close();
  });

  it('it is reopened, corrected, closed again and verified; both closings are kept', async () => {
    await press(button(text.reopen));
    for (const follows of [text.mailed, text.wasPaid]) await page.getByText(follows).waitFor();
    await axeClean(page);
    await enterCode();
    await page.getByText(text.reopened).waitFor();
    await typePhone('30');
    await press(button(text.close));
    await enterCode();
    await page.getByText(text.closedBy).waitFor();
    await chooseByKeys(page, button(text.closing), text.verify);
    await page.getByText(text.identical).waitFor();
    await axeClean(page);
    await chooseByKeys(page, button(text.closing), text.closings);
    // The first is the window's own.
    const headings = async () =>
      (await dialog().getByRole('heading', { level: 2 }).allTextContents()).slice(1);
    await until(headings, text.versions);
    await press(dialog().getByRole('button', { name: text.showRows }).first());
    await grid(text.rows).getByRole('row').nth(2).waitFor();
    await axeClean(page);
    expect(faults).toEqual([]);
  });

  it('is read on a phone: table, check, review', async () => {
    const { page: phone, context } = await stage.person({ width: 390, height: 844 });
    await enterAs(phone, language);
    const cards = { name: words[language].salaries };
    // Salaries are cards there, and so is what the check has found; a closed month has nothing left of it.
    const views = [
      ['', phone.getByRole('list', cards).getByRole('listitem')],
      ['/check', phone.locator('.finding-cards-bar')],
      ['/review', phone.getByRole('grid').getByRole('row')],
    ] as const;
    for (const [view, shown] of views) {
      await goOn(phone, at(view));
      await shown.first().waitFor();
      await phone.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
      await until(
        async () => [view, await phone.evaluate(() => document.documentElement.scrollWidth)],
        [view, 390],
      );
      await axeClean(phone);
    }
    await context.close();
  });
});
