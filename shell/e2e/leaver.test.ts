import type { Page } from 'playwright-core';
import { languagesOf } from './by-turns.ts';
import { chain } from './chain.ts';
import { enterAs } from './enter-as.ts';
import { oneStage } from './stage.ts';
import { axeClean, goWithin, openMonth } from './steps.ts';
import { until } from './until.ts';

/** Each language has somebody and a month of its own. */
const texts = {
  sq: {
    ...{ id: 120, month: 9, lastDay: '15.09.2026', ended: 'Punësimi u përfundua.' },
    end: 'Përfundo punësimin',
    unused: /Pushim i pashfrytëzuar/,
    certificate: 'Vërtetimi i punësimit',
    openEnded: 'Pa afat, deri më 15.09.2026',
    undo: 'Zhbëj',
    undone: 'Përfundimi u zhbë: gjithçka është si më parë.',
    net: 'Neto',
    salary: /^Paga e fundit, shtator 2026$/i,
    again: 'Llogarit përsëri',
    close: 'Mbyll shtatorin 2026',
    reopen: 'Hap përsëri shtatorin 2026',
    bank: 'Hap detajet: Pagat në bankë',
    look: /^Shiko /,
    raise: 'Rrit pagën',
    percent: 'Rritja në për qind',
    save: 'Ruaj pagat e reja të 12 punonjësve',
    table: 'Kujt i rritet paga',
    annexes: '12 anekset e kontratave',
    lowered: 'Rritjet e 12 punonjësve u zhbënë: pagat janë si më parë.',
  },
  en: {
    ...{ id: 117, month: 10, lastDay: '15.10.2026', ended: 'Employment was ended.' },
    end: 'End employment',
    unused: /Unused leave/,
    certificate: 'Certificate of employment',
    openEnded: 'Open-ended, until 15.10.2026',
    undo: 'Undo',
    undone: 'The end was undone: everything is as before.',
    net: 'Net',
    salary: 'Last salary, October 2026',
    again: 'Calculate again',
    close: 'Close October 2026',
    reopen: 'Reopen October 2026',
    bank: 'Open details: Salaries at the bank',
    look: /^View /,
    raise: 'Raise pay',
    percent: 'Raise in per cent',
    save: 'Save the new pay of 12 employees',
    table: 'Whose pay is raised',
    annexes: '12 annexes to contracts',
    lowered: 'The raises of 12 employees were undone: their pay is as before.',
  },
} as const;

const stage = oneStage();

describe.each(languagesOf(__filename))('contracts in %s', (language) => {
  const it = chain();
  const text = texts[language];
  let page: Page;
  let faults: string[];
  let name: string;
  let net: string;
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });
  /** By the keyboard, as all of this journey. */
  const press = async (label: string) => {
    await button(label).focus();
    await page.keyboard.press('Enter');
  };
  const saved = async (label: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), press(label)]);
    return download.suggestedFilename();
  };
  const turn = async (label: string, then: string) => {
    await press(label);
    await page.getByRole('dialog').getByRole('textbox').fill('AGI26A');
    await page.keyboard.press('Enter');
    await button(then).waitFor();
  };
  beforeAll(async () => {
    ({ page, faults } = await stage.person());
    await enterAs(page, language);
  });
  afterAll(() => page?.context().close());

  it('somebody leaves from the profile: seen before, with a certificate', async () => {
    await page.goto(`/employees/${text.id}`);
    name = (await page.locator('[data-title]').first().textContent()) ?? '';
    await press(text.end);
    await page.getByText(text.unused).waitFor();
    await axeClean(page);
    await page.getByRole('main').getByRole('textbox').first().fill(text.lastDay);
    const withDay = page.getByText(new RegExp(`: .* ${text.lastDay}`));
    await withDay.first().waitFor();
    await page.getByRole('heading', { name: text.salary }).waitFor();
    const total = page
      .locator('.leaving-sum > div')
      .filter({ has: page.getByText(text.net, { exact: true }) });
    net = (await total.locator('dd').textContent())?.trim() ?? '';
    await press(text.end);
    await page.getByText(text.ended).waitFor();
    await page.getByText(text.openEnded).waitFor();
    await axeClean(page);
    expect(await saved(text.certificate)).toMatch(/\.docx$/);
  });

  it('the list of the bank pays what the preview said', async () => {
    await openMonth(page, text.month);
    // It may have been calculated before the end.
    await button(text.again).first().click();
    await page.getByRole('row').filter({ hasText: name }).filter({ hasText: net }).first().waitFor();
    await turn(text.close, text.reopen);
    await goWithin(page, `/calculations/pay?month=${text.month}&year=2026`);
    await press(text.bank);
    const lists = page.getByRole('button', { name: text.look });
    await lists.first().waitFor();
    const row = page.getByRole('dialog').getByRole('row').filter({ hasText: name });
    for (let at = 0; at < (await lists.count()); at += 1) {
      await lists.nth(at).click();
      await page.getByRole('dialog').getByRole('table').waitFor();
      if ((await row.count()) > 0) break;
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    expect(await row.textContent()).toContain(net.replace(',', ''));
    await page.keyboard.press('Escape');
  });

  it('the end is undone once the month is open again', async () => {
    await openMonth(page, text.month);
    await turn(text.reopen, text.close);
    await page.goto(`/employees/${text.id}`);
    await press(text.undo);
    await page.getByText(text.undone).waitFor();
    await button(text.end).waitFor();
  });

  it('twelve are raised by per cent: one preview, one archive of annexes, undone in one press', async () => {
    await page.goto('/employees');
    const rows = page.locator('.paga-body-row');
    for (let at = 0; at < 12; at += 1) await rows.nth(at).getByRole('checkbox').click();
    await press(text.raise);
    // One of them has a contract until the end of November.
    await page.getByRole('main').getByRole('textbox').first().fill('16.11.2026');
    await page.getByLabel(text.percent).fill('5');
    const table = page.getByRole('table', { name: text.table });
    await until(() => button(text.save).isEnabled(), true);
    await axeClean(page);
    await press(text.save);
    await button(text.annexes).waitFor();
    expect(await table.locator('tbody tr').count()).toBe(12);
    await axeClean(page);
    expect(await saved(text.annexes)).toMatch(/\.zip$/);
    await press(text.undo);
    await page.getByText(text.lowered).waitFor();
    expect(faults).toEqual([]);
  });
});
