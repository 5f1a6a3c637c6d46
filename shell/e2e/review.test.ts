import type { Page } from 'playwright-core';
import type { Language } from './browser.ts';
import { oneStage } from './stage.ts';
import { axeClean, openMonth, signIn } from './steps.ts';

const CODE = 'AGI26A';

/** Each language has its own two months and its own employee, so that one journey does not meet the findings of the other. */
const texts = {
  sq: {
    months: [9, 10],
    employee: 60,
    account: '1212012345679003',
    close: /^Mbyll (shtatorin|tetorin) 2026$/,
    reopen: 'Hap përsëri tetorin 2026',
    field: 'Llogaria bankare',
    save: 'Ruaj',
    saved: /u ruajt/,
    changed: /Llogaria është 1212012345679003; herën e fundit u pagua në/,
    notYet: 'Nuk mund ta mbyllni ende tetorin 2026',
    toCheck: 'Shko te kontrolli',
    accept: 'Prano me shënim',
    note: 'Shënimi',
    reason: 'E ka sjellë vetë dokumentin e bankës',
    clean: 'S’ka asgjë për të ndrequr',
    toReview: 'Shqyrto muajin',
    table: 'Krahasimi me muajin e kaluar',
    figures: 'Shifrat e dy muajve',
    all: /^Të gjitha \(\d+\)$/,
    toTable: 'Tabela e pagave',
    closedBy: /Mbyllur nga Arben Admini/,
    verify: 'Verifiko',
    identical: /(\d+) nga \1 identike/,
    paid: 'Shëno si të paguar',
    mark: 'Shëno',
    markedPaid: 'Paguar, ende pa deklaruar',
    follows: 'Çka pason nga rihapja',
    wasPaid: /^Pagat janë paguar më \d\d\.\d\d\.\d{4} \(shënoi Arben Admini\)/,
    reopened: /Rihapur nga Arben Admini/,
    closings: '1 mbyllje',
    showRows: 'Shfaq rreshtat',
    rows: 'Rreshtat e mbylljes 1',
  },
  en: {
    months: [11, 12],
    employee: 61,
    account: '1212012345679197',
    close: /^Close (November|December) 2026$/,
    reopen: 'Reopen December 2026',
    field: 'Bank account',
    save: 'Save',
    saved: /saved/,
    changed: /The account is 1212012345679197; the last payment went to/,
    notYet: 'December 2026 cannot be closed yet',
    toCheck: 'Go to the check',
    accept: 'Accept with a note',
    note: 'Note',
    reason: 'Brought the paper of the bank in person',
    clean: 'There is nothing to mend',
    toReview: 'Review the month',
    table: 'Comparison with last month',
    figures: 'Figures of both months',
    all: /^All \(\d+\)$/,
    toTable: 'Salary table',
    closedBy: /Closed by Arben Admini/,
    verify: 'Verify',
    identical: /(\d+) of \1 identical/,
    paid: 'Mark as paid',
    mark: 'Mark',
    markedPaid: 'Paid, not declared yet',
    follows: 'What follows from reopening',
    wasPaid: /^The salaries were paid on \d\d\.\d\d\.\d{4} \(marked by Arben Admini\)/,
    reopened: /Reopened by Arben Admini/,
    closings: '1 closing',
    showRows: 'Show the rows',
    rows: 'Rows of closing 1',
  },
} as const;

const stage = oneStage();

describe.each<Language>(['sq', 'en'])('check, review and closing in %s', (language) => {
  const text = texts[language];
  const [earlier, later] = text.months;
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    ({ page, faults } = await stage.person());
    await signIn(page, language);
  });
  afterAll(() => page?.context().close());

  const at = (view: string, month: number) => `/calculations${view}?month=${month}&year=2026`;
  const grid = (name: string) => page.getByRole('grid', { name });

  /** Types the closing code into the window that asks for it. */
  async function enterCode(): Promise<void> {
    const prompt = page.getByRole('dialog');
    await prompt.getByRole('textbox').fill(CODE);
    await page.keyboard.press('Enter');
    await prompt.waitFor({ state: 'detached' });
  }

  it('a month without findings is closed at once', async () => {
    await openMonth(page, earlier);
    await page.getByRole('button', { name: text.close }).click();
    await enterCode();
    await page.getByText(text.closedBy).waitFor();
    await axeClean(page);
  });

  it('an account changed since then stands in the way of closing, and the check leads to its field', async () => {
    await page.goto(`/employees/${text.employee}?field=bankAccountNumber`);
    const field = page.getByLabel(text.field, { exact: true });
    await field.fill(text.account);
    await page.getByRole('button', { name: text.save, exact: true }).click();
    await page.getByText(text.saved).first().waitFor();
    await openMonth(page, later);
    await page.getByRole('button', { name: text.close }).click();
    const window = page.getByRole('dialog', { name: text.notYet });
    await window.getByRole('button', { name: text.toCheck }).click();
    const found = page.getByRole('row', { name: text.changed });
    await found.waitFor();
    await axeClean(page);
    await found.getByText(text.field, { exact: true }).click();
    await page.waitForURL(/\/employees\/\d+\?field=bankAccountNumber$/);
    await field.waitFor();
    await page.waitForFunction((account) => (document.activeElement as HTMLInputElement | null)?.value === account, text.account);
  });

  it('the warning is accepted with a note, the month reviewed row by row', async () => {
    await page.goto(at('/check', later));
    await page.getByRole('row', { name: text.changed }).getByRole('checkbox').check();
    await page.getByRole('button', { name: text.accept }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(text.note).fill(text.reason);
    await axeClean(page);
    await form.getByRole('button', { name: text.accept }).click();
    await page.getByText(text.clean).waitFor();
    await page.getByRole('button', { name: text.toReview }).click();
    await grid(text.table).waitFor();
    await axeClean(page);
    await page.getByText(text.all).click();
    await grid(text.table).getByRole('row').nth(1).getByRole('gridcell').first().click();
    await page.getByRole('dialog').getByRole('table', { name: text.figures }).waitFor();
    await axeClean(page);
    await page.keyboard.press('Escape');
  });

  it('the closed month verifies to the cent and is marked as paid; reopening says what follows and keeps the closing', async () => {
    await page.getByRole('button', { name: text.toTable }).click();
    await page.getByRole('button', { name: text.close }).click();
    await enterCode();
    await page.getByText(text.closedBy).waitFor();
    await page.getByRole('button', { name: text.verify, exact: true }).click();
    await page.getByText(text.identical).waitFor();
    await page.getByRole('button', { name: text.paid }).click();
    await axeClean(page);
    await page.getByRole('dialog').getByRole('button', { name: text.mark, exact: true }).click();
    await page.getByText(text.markedPaid).waitFor();
    await axeClean(page);
    await page.getByRole('button', { name: text.reopen }).click();
    await page.getByText(text.follows).waitFor();
    await page.getByText(text.wasPaid).waitFor();
    await axeClean(page);
    await enterCode();
    await page.getByText(text.reopened).waitFor();
    await page.getByRole('button', { name: text.closings }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.showRows }).click();
    await grid(text.rows).getByRole('row').nth(2).waitFor();
    await axeClean(page);
    expect(faults).toEqual([]);
  });
});
