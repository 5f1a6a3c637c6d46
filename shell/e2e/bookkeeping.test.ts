import type { Page } from 'playwright-core';
import { languagesOf } from './by-turns.ts';
import { chain } from './chain.ts';
import { enterAs } from './enter-as.ts';
import { cellOf, fromFiles, unlock } from './grid.ts';
import { oneStage } from './stage.ts';
import { axeClean, goOn, openMonth } from './steps.ts';
import { until } from './until.ts';

/** Each language posts somebody of its own in a month of its own. */
const texts = {
  sq: {
    month: 9,
    row: 0,
    link: 'Lidhja me QuickBooks',
    connect: 'Lidhu me QuickBooks',
    connected: 'E lidhur me Agimi Test.',
    add: 'Shto rresht',
    account: 'Llogaria e pagave',
    there: 'Llogaria në QuickBooks',
    accept: 'Prano të 8 propozimet',
    rowOf: (number: number) => `Rreshti ${number}`,
    deductions: 'Ndalesat',
    edit: 'Ndrysho',
    save: 'Ruaj',
    saved: 'Lidhja e llogarive u ruajt',
    sync: 'Konto në QuickBooks',
    nothing: 'Nuk ka paga per te kontuar',
    send: 'Dërgo dhe vazhdo',
    post: 'Konto',
    running: 'Kontimi me Quickbooks është duke u procesuar',
    posted: 'U kontua 1 pagë',
    entries: 'Në QuickBooks',
    statuses: ['Kontuar'],
    after: ['Kontuar', 'Kontuar', 'Stornuar'],
    phone: 'Telefon',
    kept: 'Të gjitha ndryshimet janë ruajtur',
    reverses: /^Së pari stornohet/,
    close: 'Mbyll shtatorin 2026',
    reopen: 'Hap përsëri shtatorin 2026',
    closed: /^Periudha është e mbyllur\. Hapeni/,
    setting: 'Konto vetëm periudhat e mbyllura',
    open: /^Periudha është e hapur\. Kompania konton vetëm/,
    cancel: 'Anulo',
    statusOf: { posted: 'Kontuar', reversed: 'Stornuar' },
  },
  en: {
    month: 10,
    row: 1,
    link: 'QuickBooks link',
    connect: 'Reconnect',
    connected: 'Connected to Agimi Test.',
    add: 'Add row',
    account: 'Payroll account',
    there: 'QuickBooks account',
    accept: 'Accept all 8 proposals',
    rowOf: (number: number) => `Row ${number}`,
    deductions: 'Deductions',
    edit: 'Edit',
    save: 'Save',
    saved: 'The account link was saved',
    sync: 'Post to QuickBooks',
    nothing: 'There are no salaries to post',
    send: 'Send and continue',
    post: 'Post',
    running: 'Posting with QuickBooks is in progress',
    posted: '1 salary was posted',
    entries: 'In QuickBooks',
    statuses: ['Posted'],
    after: ['Posted', 'Posted', 'Reversed'],
    phone: 'Phone',
    kept: 'All changes are saved',
    reverses: /^Reversed first/,
    close: 'Close October 2026',
    reopen: 'Reopen October 2026',
    closed: /^The period is closed\. Open it/,
    setting: 'Post only closed periods',
    open: /^The period is open\. The company posts closed/,
    cancel: 'Cancel',
    statusOf: { posted: 'Posted', reversed: 'Reversed' },
  },
} as const;

const stage = oneStage();

describe.each(languagesOf(__filename))('bookkeeping in %s', (language) => {
  const it = chain();
  const text = texts[language];
  let page: Page;
  let faults: string[];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const statuses = async () => {
    const rows = page.getByRole('table', { name: text.entries }).getByRole('row');
    return (await rows.allInnerTexts()).slice(1).map((row) => row.trim().split(/\s/).at(-1));
  };
  const choose = async (label: string, nth: number, option: string) => {
    await page.getByRole('dialog').getByLabel(label, { exact: true }).nth(nth).click();
    await page.locator('.ant-select-dropdown:visible').getByText(option, { exact: true }).click();
  };
  const confirm = async () => {
    await page.getByRole('dialog').getByRole('textbox').fill('AGI26A');
    await page.keyboard.press('Enter');
  };
  /** Whether closed months are posted; ends on the month with its row chosen. */
  const postClosed = async (on: boolean) => {
    await goOn(page, '/configurations?tab=payroll&open=bookkeeping');
    const dialog = page.getByRole('dialog', { name: text.link });
    await dialog.getByRole('button', { name: text.edit, exact: true }).click();
    await dialog.getByLabel(text.setting).setChecked(on);
    await dialog.getByRole('button', { name: text.save }).click();
    await page.getByText(text.saved).waitFor();
    await openMonth(page, text.month);
    await page.locator(`[data-row="${text.row}"]`).getByRole('checkbox').first().check();
  };
  const postAgain = async (reversed: number) => {
    await fromFiles(page, text.sync);
    await page.getByText(text.reverses).waitFor();
    await button(text.post).click();
    const { statusOf } = text;
    const expected = [
      ...Array(reversed + 1).fill(statusOf.posted),
      ...Array(reversed).fill(statusOf.reversed),
    ];
    await until(async () => (await statuses()).toSorted(), expected);
  };
  beforeAll(async () => {
    ({ page, faults } = await stage.person());
    await enterAs(page, language);
  });
  afterAll(() => page?.context().close());

  it('the company is connected on the page of the service, and comes back connected', async () => {
    await page.goto('/configurations?tab=payroll&open=bookkeeping');
    await page.getByRole('dialog', { name: text.link }).waitFor();
    await button(text.connect).click();
    await page.getByRole('heading', { name: 'Connect Paga to QuickBooks' }).waitFor();
    await axeClean(page);
    await page.getByLabel('Company').selectOption('Agimi Test');
    await button('Connect').click();
    await page.getByText(text.connected).waitFor();
    await axeClean(page);
  });

  it('the accounts that are proposed are accepted, one more is chosen, and all are saved', async () => {
    const dialog = page.getByRole('dialog', { name: text.link });
    if (language === 'en') await dialog.getByRole('button', { name: text.edit, exact: true }).click();
    else {
      // Everything that is found by name and type at once, then one row by hand.
      await dialog.getByRole('button', { name: text.accept }).click();
      await dialog.getByRole('group', { name: text.rowOf(7) }).waitFor();
      await dialog.getByRole('button', { name: text.add }).click();
      await choose(text.account, 7, text.deductions);
      await choose(text.there, 7, '2100 Detyrime nga pagat');
    }
    await axeClean(page);
    await dialog.getByRole('button', { name: text.save }).click();
    await page.getByText(text.saved).waitFor();
  });

  it('a salary is posted after both prompts; without a chosen one there is nothing to post', async () => {
    await openMonth(page, text.month);
    await fromFiles(page, text.sync);
    await page.getByText(text.nothing).waitFor();
    await page.locator(`[data-row="${text.row}"]`).getByRole('checkbox').first().check();
    await fromFiles(page, text.sync);
    await axeClean(page);
    await button(text.send).click();
    await page.getByRole('dialog').getByText('1000 Banka').waitFor();
    await axeClean(page);
    await button(text.post).click();
    await page.getByText(text.running).waitFor();
    await page.getByText(text.posted).waitFor();
    await until(statuses, text.statuses);
    await axeClean(page);
  });

  it('what changed is posted again, the old entry is reversed', async () => {
    await (await cellOf(page, text.row, text.phone)).click();
    await page.keyboard.type('15.5');
    await page.keyboard.press('Enter');
    await unlock(page, 'AGI26A');
    await page.getByText(text.kept).waitFor();
    await fromFiles(page, text.sync);
    await page.getByText(text.reverses).waitFor();
    await button(text.post).click();
    await until(async () => (await statuses()).toSorted(), text.after);
  });

  it('a closed month is refused', async () => {
    await button(text.close).click();
    await confirm();
    await button(text.reopen).waitFor();
    await fromFiles(page, text.sync);
    await page.getByText(text.closed).waitFor();
    await axeClean(page);
  });

  it('with "post closed months" on it is posted closed, refused while open, and reversed and posted again after', async () => {
    await postClosed(true);
    await postAgain(2);
    await button(text.reopen).click();
    await confirm();
    await button(text.close).waitFor();
    await fromFiles(page, text.sync);
    await page.getByText(text.open).waitFor();
    await button(text.cancel).click();
    await button(text.close).click();
    await confirm();
    await button(text.reopen).waitFor();
    await postAgain(3);
    await postClosed(false);
    expect(faults).toEqual([]);
  });
});
