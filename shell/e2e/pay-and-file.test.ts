import type { Page } from 'playwright-core';
import { languagesOf } from './by-turns.ts';
import { chain } from './chain.ts';
import { enterAs } from './enter-as.ts';
import { cellOf, unlock } from './grid.ts';
import { EN_MARKS, SQ_MARKS } from './marks.ts';
import { oneStage } from './stage.ts';
import { axeClean, goWithin, openMonth } from './steps.ts';
import { until } from './until.ts';

/** Each language does a month of its own. */
const texts = {
  sq: {
    month: 9,
    close: 'Mbyll shtatorin 2026',
    reopen: 'Hap përsëri shtatorin 2026',
    tasks: [
      'Pagat në bankë',
      'Deklarata (EDI)',
      'Pagesa e kontributeve',
      'Pagesa e tatimit',
      'Fletëpagesat',
      'Libri mujor',
      'Ditari i kontabilitetit',
    ],
    markOf: SQ_MARKS,
    removeOf: 'Zhbëj: ',
    soFar: '0 nga 7 të kryera',
    agree: 'Të gjitha shifrat përputhen deri në cent.',
    done: 'Shtator 2026 u krye',
    dossier: 'Shkarko dosjen',
    openOf: 'Hap detajet: Pagat në bankë',
    look: /^Shiko /,
    download: 'Shkarko listën',
    phone: 'Telefon',
    saved: 'Të gjitha ndryshimet janë ruajtur',
    corrections: 'E paguar ndryshe',
    handedOut: /^Pagat u paguan më .* me mbylljen 1/,
    all: 'Korrigjimet e të gjithë muajve',
    together: 'Për punonjësit',
  },
  en: {
    month: 10,
    close: 'Close October 2026',
    reopen: 'Reopen October 2026',
    tasks: [
      'Salaries at the bank',
      'Declaration (EDI)',
      'Payment of contributions',
      'Payment of tax',
      'Payslips',
      'Monthly book',
      'Accounting journal',
    ],
    markOf: EN_MARKS,
    removeOf: 'Undo: ',
    soFar: '0 of 7 done',
    agree: 'All figures agree to the cent.',
    done: 'October 2026 is done',
    dossier: 'Download the dossier',
    openOf: 'Open details: Salaries at the bank',
    look: /^View /,
    download: 'Download the list',
    phone: 'Phone',
    saved: 'All changes are saved',
    corrections: 'Paid differently',
    handedOut: /^The salaries were paid on .* with closing 1/,
    all: 'Corrections of all months',
    together: 'For the employees',
  },
} as const;

const stage = oneStage();

describe.each(languagesOf(__filename))('pay and file in %s', (language) => {
  const it = chain();
  const text = texts[language];
  let page: Page;
  let faults: string[];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  /** By the keyboard, as all of this journey. */
  const press = async (name: string) => {
    await button(name).focus();
    await page.keyboard.press('Enter');
  };
  const turn = async (name: string, then: string) => {
    await press(name);
    await page.getByRole('dialog').getByRole('textbox').fill('AGI26A');
    await page.keyboard.press('Enter');
    await button(then).waitFor();
  };
  const toPay = () => goWithin(page, `/calculations/pay?month=${text.month}&year=2026`);
  const saves = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), press(name)]);
    return download.suggestedFilename();
  };
  beforeAll(async () => {
    ({ page, faults } = await stage.person());
    await enterAs(page, language);
  });
  afterAll(() => page?.context().close());

  it('the closed month has its tasks, and its figures agree', async () => {
    await openMonth(page, text.month);
    await turn(text.close, text.reopen);
    await toPay();
    await page.getByText(text.soFar).waitFor();
    await page.getByText(text.agree).waitFor();
    await axeClean(page);
  });

  it('a list of the bank is looked at and saved', async () => {
    await press(text.openOf);
    await page.getByRole('button', { name: text.look }).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('table').waitFor();
    await axeClean(page);
    expect(await saves(text.download)).toMatch(/\.xlsx$/);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it('everything is paid and filed, and the dossier is there', async () => {
    for (const name of text.tasks) {
      const mark = text.markOf[name] ?? '';
      await press(`${mark}: ${name}`);
      // What stands open of it is asked about: no payslip was mailed.
      const asks = page.getByRole('dialog');
      const noted = button(`${text.removeOf}${name}`);
      await noted.or(asks).first().waitFor();
      if (await asks.isVisible()) await press(mark);
      await noted.waitFor();
    }
    await page.getByText(text.done).waitFor();
    await axeClean(page);
    expect(await saves(text.dossier)).toMatch(/\.pdf$/);
  });

  it('after a reopening and a change, the correction list names the person and the difference', async () => {
    await openMonth(page, text.month);
    await turn(text.reopen, text.close);
    await (await cellOf(page, 0, text.phone)).click();
    await page.keyboard.type('15.5');
    await page.keyboard.press('Enter');
    await unlock(page, 'AGI26A');
    await page.getByText(text.saved).waitFor();
    await turn(text.close, text.reopen);
    await toPay();
    await page.getByText(text.handedOut).waitFor();
    const differences = page.getByRole('table', { name: text.corrections });
    await until(() => differences.getByRole('row').count(), 3);
    expect(await differences.getByRole('row').nth(1).textContent()).toContain('15.50');
    await axeClean(page);
    await page.getByRole('link', { name: text.all }).focus();
    await page.keyboard.press('Enter');
    const together = page.getByRole('table', { name: text.together });
    expect(await together.getByRole('row').nth(1).textContent()).toContain('15.50');
    await axeClean(page);
    expect(faults).toEqual([]);
  });
});
