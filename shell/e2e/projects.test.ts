import type { Locator, Page } from 'playwright-core';
import type { Language } from './browser.ts';
import { casesInTurn, languagesOf } from './by-turns.ts';
import { enterAs } from './enter-as.ts';
import { oneStage } from './stage.ts';
import { axeClean, goOn } from './steps.ts';
import { until } from './until.ts';

/** What a person reads and presses here; literal, so that a changed text is seen. */
const words = {
  sq: {
    add: 'Shto projekt',
    name: 'Emri i projektit',
    budget: 'Buxheti mujor (€)',
    line: 'Linja',
    group: (number: number) => `Linja ${number}`,
    lineBudget: 'Buxheti (€)',
    addLine: 'Shto linjë',
    exceeded: 'E keni tejkaluar vlerën e projektit',
    save: 'Ruaj projektin',
    saved: (name: string) => `Projekti ${name} u ruajt.`,
    lines: (name: string) => `Linjat e buxhetit: ${name}`,
    edit: (name: string) => `Ndrysho projektin ${name}`,
    remove: (name: string) => `Fshij projektin ${name}`,
    confirm: 'Fshij projektin',
    deleted: (name: string) => `Projekti ${name} u fshi.`,
    empty: 'Ende nuk ka projekte',
    restore: 'Ktheje',
    back: 'Cilësimet',
    active: 'Aktiv',
    fullName: 'Emri dhe mbiemri',
    personalNumber: 'Numri personal',
    phone: 'Telefoni',
    occupation: 'Pozita',
    starts: 'Fillimi i kontratës',
    paymentType: 'Lloji i pagesës',
    byProject: 'Me projekt',
    share: 'Pjesa e linjës Mësimdhënia (%)',
    left: 'të lira: 40 %',
    calculate: 'Llogarit',
    calculateFirst: 'Ju lutem llogaritni vlerat para se të ruani',
    over100: 'Përqindja e linjës së buxhetit nuk mund të kalojë 100%',
    create: 'Ruaj punonjësin',
    created: (who: string) => `Punonjësi ${who} u krijua.`,
  },
  en: {
    add: 'Add project',
    name: 'Project name',
    budget: 'Monthly budget (€)',
    line: 'Line',
    group: (number: number) => `Line ${number}`,
    lineBudget: 'Budget (€)',
    addLine: 'Add line',
    exceeded: 'You have exceeded the project value!',
    save: 'Save project',
    saved: (name: string) => `The project ${name} was saved.`,
    lines: (name: string) => `Budget lines: ${name}`,
    edit: (name: string) => `Edit project ${name}`,
    remove: (name: string) => `Delete project ${name}`,
    confirm: 'Delete project',
    deleted: (name: string) => `The project ${name} was deleted.`,
    empty: 'No projects yet',
    restore: 'Restore',
    back: 'Settings',
    active: 'Active',
    fullName: 'Full name',
    personalNumber: 'Personal number',
    phone: 'Phone',
    occupation: 'Position',
    starts: 'Contract start',
    paymentType: 'Payment type',
    byProject: 'Project',
    share: 'Share of the line Mësimdhënia (%)',
    left: 'left: 40 %',
    calculate: 'Calculate',
    calculateFirst: 'Please calculate values before saving',
    over100: 'Budget line percentage cannot exceed 100%',
    create: 'Save employee',
    created: (who: string) => `The employee ${who} was created.`,
  },
} satisfies Record<Language, unknown>;

const stage = oneStage();

async function fillLine(
  page: Page,
  language: Language,
  number: number,
  name: string,
  budget: string,
): Promise<void> {
  const line = page.getByRole('dialog').getByRole('group', { name: words[language].group(number) });
  await line.getByLabel(words[language].line, { exact: true }).fill(name);
  await line.getByLabel(words[language].lineBudget).fill(budget);
}

describe.each(languagesOf(__filename))('projects in %s', (language) => {
  const word = words[language];
  const name = language === 'sq' ? 'Shkolla digjitale' : 'Digital school';

  it('a project is added with its lines, warned about once, found, changed and deleted', async () => {
    const { context, page, faults } = await stage.person();
    await enterAs(page, language);
    await page.goto('/projects');
    await page.getByText(word.empty).waitFor();
    await axeClean(page);

    await page.getByRole('button', { name: word.add }).first().click();
    const form = page.getByRole('dialog');
    await form.getByLabel(word.name).fill(name);
    await form.getByLabel(word.budget).fill('1000');
    await fillLine(page, language, 1, 'Mësimdhënia', '700');
    await form.getByRole('button', { name: word.addLine }).click();
    await fillLine(page, language, 2, 'Administrata', '300.01');
    await form.getByText(word.exceeded).waitFor();
    await until(() => form.getByText(word.exceeded).count(), 1);
    await axeClean(page);
    await fillLine(page, language, 2, 'Administrata', '300');
    await form.getByText(word.exceeded).waitFor({ state: 'detached' });
    await form.getByRole('button', { name: word.save }).click();
    await page.getByText(word.saved(name)).waitFor();

    await page.getByRole('button', { name: word.lines(name) }).click();
    await page
      .getByRole('table', { name: word.lines(name) })
      .getByText('Administrata')
      .waitFor();
    await until(() => page.getByText(word.active, { exact: true }).count(), 1);
    await axeClean(page);

    await page.getByRole('button', { name: word.edit(name) }).click();
    await page.getByRole('dialog').getByLabel(word.budget).fill('2500');
    await page.reload();
    await page.getByRole('button', { name: word.edit(name) }).click();
    await page.getByRole('dialog').getByRole('button', { name: word.restore }).click();
    await page.getByRole('dialog').getByRole('button', { name: word.save }).click();
    await page.getByText('2,500.00').waitFor();

    await page.getByRole('button', { name: word.remove(name) }).click();
    await page.getByRole('dialog').getByRole('button', { name: word.confirm }).click();
    await page.getByText(word.deleted(name)).waitFor();
    await page.getByText(word.empty).waitFor();
    await page.getByRole('link', { name: word.back, exact: true }).last().click();
    await page.waitForURL(/\/configurations/);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('the company user reads the projects on a phone and changes none', async () => {
    const { context, page } = await stage.person({ width: 390, height: 844 });
    await enterAs(page, language, 'user@agimi.test');
    await page.goto('/projects');
    await page.getByText(word.empty).waitFor();
    await until(() => page.getByRole('button', { name: word.add }).count(), 0);
    await until(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), true);
    await axeClean(page);
    await context.close();
  });
});

/** Both projects have a line of this name. */
const LINE = 'Mësimdhënia';

/** A new employee paid by a share of the line of this project; gives the part of the form about the project. */
async function payByProject(
  page: Page,
  language: Language,
  [fullName, personalNumber]: Someone,
  share: string,
): Promise<Locator> {
  const word = words[language];
  const part = page.getByRole('group', { name: projectOf(language) });
  await goOn(page, '/employees/new');
  await page.getByLabel(word.fullName).fill(fullName);
  await page.getByLabel(word.personalNumber).fill(personalNumber);
  await page.getByLabel(word.phone).fill('+383 44 222 333');
  await page.getByLabel(word.occupation).fill('Mësuese');
  await page.getByLabel(word.starts).fill('01.03.2024');
  await page.getByLabel(word.paymentType).click();
  await page.getByTitle(word.byProject, { exact: true }).last().click();
  await part.getByRole('checkbox', { name: LINE }).check();
  await part.getByLabel(word.share).fill(share);
  return part;
}

type Someone = readonly [fullName: string, personalNumber: string];

const projectOf = (language: Language): string => `Shkolla ${language}`;

// After those who expect no project: these stay.
const PAID_BY_PROJECT = [
  ['sq', ['Hana Krasniqi', '9100000033'], ['Mira Gashi', '9100000044']],
  ['en', ['Vesa Krasniqi', '9100000055'], ['Lena Gashi', '9100000066']],
] as const;
describe.each(casesInTurn(__filename, PAID_BY_PROJECT))(
  'employees paid by a project in %s',
  (language, first, second) => {
    const word = words[language];
    const project = projectOf(language);

    it('are calculated before they are saved, and take no more than the whole line together', async () => {
      const { context, page, faults } = await stage.person();
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await enterAs(page, language);
      await page.goto('/projects');
      await button(word.add).first().click();
      const form = page.getByRole('dialog');
      await form.getByLabel(word.name).fill(project);
      await form.getByLabel(word.budget).fill('2000');
      await fillLine(page, language, 1, LINE, '2000');
      await form.getByRole('button', { name: word.save }).click();
      await page.getByText(word.saved(project)).waitFor();

      await payByProject(page, language, first, '60');
      await button(word.create).click();
      await page.getByText(word.calculateFirst).first().waitFor();
      await axeClean(page);
      await button(word.calculate).click();
      // 60 % of 2,000.00; 1,200.00 less 60.00 contribution and 85.00 tax.
      for (const figure of ['1,200.00', '1,055.00']) await page.getByText(figure).first().waitFor();
      await axeClean(page);
      await button(word.create).click();
      await page.getByText(word.created(first[0])).waitFor();

      const part = await payByProject(page, language, second, '50');
      await part.getByText(word.left).waitFor();
      await button(word.calculate).click();
      await button(word.create).click();
      await page.getByText(word.over100).first().waitFor();
      await axeClean(page);
      await part.getByLabel(word.share).fill('40');
      await button(word.calculate).click();
      await page.getByText('800.00').first().waitFor();
      await button(word.create).click();
      await page.getByText(word.created(second[0])).waitFor();
      expect(faults).toEqual([]);
      await context.close();
    });
  },
);
