import type { Page } from 'playwright-core';
import type { Language } from './browser.ts';
import { casesInTurn } from './by-turns.ts';
import { enterAs } from './enter-as.ts';
import { oneStage } from './stage.ts';
import { axeClean } from './steps.ts';
import { until } from './until.ts';

/** What a person reads and presses here; literal, so that a changed text is seen. */
const words = {
  sq: {
    title: 'Punonjës i ri',
    tab: {
      personal: 'Të dhënat personale',
      record: 'Të dhënat',
      salary: 'Paga',
      history: 'Historia',
    },
    more: 'Më shumë',
    name: 'Emri dhe mbiemri',
    personalNumber: 'Numri personal',
    idMissing: 'Numri personal është i detyrueshëm',
    idLength: 'Numri personal duhet të ketë 10 karaktere',
    phone: 'Telefoni',
    occupation: 'Pozita',
    starts: 'Fillimi i kontratës',
    gross: 'Paga bruto',
    net: 'Paga neto',
    create: 'Ruaj punonjësin',
    created: (name: string) => `Punonjësi ${name} u krijua.`,
    edit: 'Ndrysho',
    editPart: 'Ndrysho: Të dhënat personale',
    save: 'Ruaj',
    saved: (name: string) => `Punonjësi ${name} u ruajt.`,
    change: 'Kushtet e pagës ndryshojnë',
    validFrom: 'Vlen nga',
    preview: 'Çfarë ndryshon ky ndryshim',
    remove: 'Fshij punonjësin',
    deleted: (name: string) => `Punonjësi ${name} u fshi.`,
    restore: 'Ktheje',
    qualification: 'Kualifikimi',
    conflict: 'U ndryshua ndërkohë',
    by: 'Mira Menaxhere e ka ruajtur këtë punonjës',
    choice: 'Cila vlen: Telefoni',
    theirs: 'E tjetrit',
    mine: 'E imja',
    taken: 'merret',
    merge: 'Merri dhe vazhdo',
  },
  en: {
    title: 'New employee',
    tab: {
      personal: 'Personal info',
      record: 'Employee info',
      salary: 'Salary',
      history: 'History',
    },
    more: 'More',
    name: 'Full name',
    personalNumber: 'Personal number',
    idMissing: "Personal number shouldn't be empty",
    idLength: 'Personal number must be 10 characters long',
    phone: 'Phone',
    occupation: 'Position',
    starts: 'Contract start',
    gross: 'Gross salary',
    net: 'Net salary',
    create: 'Save employee',
    created: (name: string) => `The employee ${name} was created.`,
    edit: 'Edit',
    editPart: 'Edit: Personal info',
    save: 'Save',
    saved: (name: string) => `The employee ${name} was saved.`,
    change: 'The terms of pay change',
    validFrom: 'Valid from',
    preview: 'What this change does',
    remove: 'Delete employee',
    deleted: (name: string) => `The employee ${name} was deleted.`,
    restore: 'Restore',
    qualification: 'Qualification',
    conflict: 'Changed in the meantime',
    by: 'Mira Menaxhere has saved this employee',
    choice: 'Value to keep: Phone',
    theirs: 'Theirs',
    mine: 'Mine',
    taken: 'applied',
    merge: 'Apply and continue',
  },
} satisfies Record<Language, unknown>;

const stage = oneStage();

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
/** The first day of a month from now, as it is typed. */
const firstOf = (months: number): string => {
  const now = new Date();
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
  return day.toISOString().slice(0, 10).split('-').reverse().join('.');
};

async function create(page: Page, language: Language, name: string, personalNumber: string): Promise<void> {
  const word = words[language];
  await page.goto('/employees/new');
  await page.getByRole('heading', { name: word.title }).waitFor();
  await axeClean(page);
  await page.getByLabel(word.name).fill(name);
  await page.getByRole('button', { name: word.create }).click();
  await page.getByText(word.idMissing).waitFor();
  await page.getByRole('heading', { name: `${word.tab.personal} 2` }).waitFor();
  await axeClean(page);
  await page.getByLabel(word.personalNumber).fill('12345');
  await page.getByLabel(word.phone).fill('+383 44 222 333');
  await page.getByText(word.idLength).waitFor();
  await page.getByLabel(word.personalNumber).fill(personalNumber);
  await page.getByLabel(word.occupation).fill('Juriste');
  await page.getByLabel(word.starts).fill('01.03.2024');
  await page.getByLabel(word.net).fill('1200');
  await page.waitForFunction(
    (label) => document.querySelector(`[role=spinbutton][value="${label}"]`) !== null,
    '1,369.59',
  );
  await page.getByLabel(word.gross).fill('1000');
  await axeClean(page);
  await page.getByRole('button', { name: word.create }).click();
  await page.getByText(word.created(name)).waitFor();
}

const NEW_PEOPLE = [
  ['sq', 'Blerta Gashi', '9100000011'],
  ['en', 'Drita Berisha', '9100000022'],
] as const;
describe.each(casesInTurn(__filename, NEW_PEOPLE))('an employee in %s', (language, name, personalNumber) => {
  const word = words[language];

  it('is created, edited, raised from a day with a preview, and deleted', async () => {
    const { context, page, faults } = await stage.person();
    await enterAs(page, language);
    await create(page, language, name, personalNumber);
    await page.waitForURL(/\/employees\/\d+/);
    await tab(page, word.tab.record);
    await page.getByText(personalNumber).waitFor();
    await axeClean(page);

    // The card in its place; the phone is written as all of them are.
    await page.getByRole('button', { name: word.editPart, exact: true }).click();
    await page.getByLabel(word.phone).fill('044999888');
    await page.getByLabel(word.qualification).fill('Master');
    await axeClean(page);
    await page.getByRole('button', { name: word.save, exact: true }).click();
    await page.getByText('+383 44 999 888').waitFor();

    await tab(page, word.tab.salary);
    await page.getByRole('button', { name: word.edit, exact: true }).click();
    await page.getByLabel(word.gross).fill('1500');
    await page.getByLabel(word.validFrom).fill(firstOf(1));
    const change = page.getByRole('region', { name: word.change });
    const preview = change.getByRole('table', { name: word.preview });
    await preview.getByText('1,500.00').waitFor();
    await preview.getByText('1,000.00').first().waitFor();
    await axeClean(page);
    await page.getByRole('button', { name: word.save, exact: true }).click();
    await page.getByText(word.saved(name)).last().waitFor();

    await tab(page, word.tab.history);
    const history = page.getByRole('tabpanel');
    await history.getByRole('heading', { name: new RegExp(firstOf(1)) }).waitFor();
    await history.getByText('1,500.00').waitFor();
    await axeClean(page);

    await page.getByRole('button', { name: word.more, exact: true }).click();
    await page.getByRole('menuitem', { name: word.remove }).click();
    const question = page.getByRole('dialog');
    await question.getByText(name).waitFor();
    await question.getByRole('button', { name: word.remove }).click();
    await page.getByText(word.deleted(name)).waitFor();
    await page.waitForURL(/\/employees(\?company=\d+)?$/);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('what was typed on a phone survives a reload', async () => {
    const { context, page } = await stage.person({ width: 390, height: 844 });
    await enterAs(page, language);
    await page.goto('/employees/new');
    await page.getByLabel(word.name).fill(name);
    await page.reload();
    await page.getByRole('button', { name: word.restore }).click();
    await until(() => page.getByLabel(word.name).inputValue(), name);
    await until(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), true);
    await axeClean(page);
    await context.close();
  });
});

const SHARED = [
  ['sq', 70],
  ['en', 71],
] as const;
describe.each(casesInTurn(__filename, SHARED))('two people over one employee in %s', (language, employee) => {
  const word = words[language];

  it('the second sees what changed and by whom; what each chooses to keep of both is saved', async () => {
    const [first, second] = [await stage.person(), await stage.person()];
    await enterAs(first.page, language, 'manager@demo.test', 'Agimi');
    await enterAs(second.page, language);
    for (const { page } of [first, second]) {
      await page.goto(`/employees/${employee}?field=phone`);
      await page.getByLabel(word.qualification).waitFor();
    }
    await first.page.getByLabel(word.phone, { exact: true }).fill('+383 44 555 555');
    await first.page.getByLabel(word.qualification).fill('Master i ekonomisë');
    await first.page.getByRole('button', { name: word.save, exact: true }).click();
    await first.page.getByText('+383 44 555 555').waitFor();

    const { page } = second;
    await page.getByLabel(word.phone, { exact: true }).fill('+383 44 999 888');
    await page.getByRole('button', { name: word.save, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: word.conflict });
    await dialog.getByText(word.by).waitFor();
    await dialog.getByRole('row', { name: /555 555.*999 888/ }).waitFor();
    await dialog
      .getByRole('row', { name: /Master i ekonomisë/ })
      .getByText(word.taken, { exact: true })
      .waitFor();
    const choice = dialog
      .getByRole('group', { name: word.choice })
      .or(dialog.getByRole('radiogroup', { name: word.choice }));
    await choice.getByText(word.theirs, { exact: true }).waitFor();
    await axeClean(page);
    await choice.getByText(word.mine, { exact: true }).click();
    await dialog.getByRole('button', { name: word.merge }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: word.save, exact: true }).click();
    await page.getByText('+383 44 999 888').waitFor();
    await page.getByText('Master i ekonomisë').waitFor();
    for (const { context, faults } of [first, second]) {
      expect(faults).toEqual([]);
      await context.close();
    }
  });
});
