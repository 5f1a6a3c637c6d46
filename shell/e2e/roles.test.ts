import type { Page } from 'playwright-core';
import type { Language } from './browser.ts';
import { languagesOf } from './by-turns.ts';
import { newPerson } from './new-person.ts';
import { oneStage } from './stage.ts';
import { calculationScreen, menuOf, openMenu, openOwnMenu, signIn } from './steps.ts';
import { until } from './until.ts';
import { type Word, words } from './words.ts';

/** Who has not agreed yet; one for each language, because one agrees once. */
const newUser = (language: Language) => `arta.${language}@agimi.test`;
const EVERY_PLACE: readonly Word[] = [
  'employees',
  'calculations',
  'documents',
  'reports',
  'vacations',
  'configurations',
];
/** Tabs of the configurations that follow those of payroll and companies. */
const EVERY_TAB: readonly Word[] = ['userList', 'auditLog', 'backup', 'configuration'];

type Journey = {
  role: string;
  email: string | ((language: Language) => string);
  /** What comes between the sign-in and the main page. */
  before: (page: Page, language: Language) => Promise<void>;
  /** The entries of the person's own menu. */
  ownMenu: readonly Word[];
  /** What may be added in the configurations; what is missing here must be missing there. */
  adds: readonly Word[];
  tabs: readonly Word[];
  /** What the menu has for this role alone. */
  places?: readonly Word[];
};

async function chooseAgimi(page: Page, language: Language): Promise<void> {
  await page.getByRole('heading', { level: 1, name: words[language].chooseCompany }).waitFor();
  await page.getByRole('button', { name: /Agimi/ }).click();
}

const JOURNEYS: readonly Journey[] = [
  {
    role: 'super admin, who finds a company by its name',
    email: 'super@demo.test',
    before: async (page, language) => {
      await page.getByRole('searchbox', { name: words[language].searchCompany }).fill('agi');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /Agimi/ }).click();
    },
    ownMenu: ['ownAccount', 'changeCompany', 'changePassword', 'outbox', 'signOut'],
    adds: ['addCompany', 'addAdministrator', 'addUser'],
    tabs: ['payrollSettings', 'companyList', ...EVERY_TAB],
    places: ['parts', 'jobs'],
  },
  {
    role: 'company admin, who comes straight through',
    email: 'admin@agimi.test',
    before: async () => undefined,
    ownMenu: ['ownAccount', 'changePassword', 'signOut'],
    adds: ['addAdministrator', 'addUser'],
    tabs: ['payrollSettings', ...EVERY_TAB],
  },
  {
    role: 'company manager, who chooses one of two companies',
    email: 'manager@demo.test',
    before: chooseAgimi,
    ownMenu: ['ownAccount', 'changeCompany', 'changePassword', 'signOut'],
    adds: ['addUser'],
    tabs: ['payrollSettings', ...EVERY_TAB],
  },
  {
    role: 'company user, who agrees to the licence first',
    email: newUser,
    before: async (page, language) => {
      await page.getByRole('heading', { level: 1, name: words[language].licence }).waitFor();
      await page.getByRole('button', { name: words[language].accept }).click();
      await chooseAgimi(page, language);
    },
    ownMenu: ['ownAccount', 'changeCompany', 'changePassword', 'signOut'],
    adds: [],
    tabs: ['payrollSettings', ...EVERY_TAB],
  },
];

const stage = oneStage();
beforeAll(async () => {
  for (const language of ['sq', 'en'] as const)
    await newPerson(stage.product, {
      name: 'Arta Krasniqi',
      email: newUser(language),
      roleId: 4,
      companies: ['Agimi', 'Drini'],
    });
});

/** Goes to every place of the menu, to what only this role has before the others; a screen stands there, and nothing says that it is missing or not allowed. */
async function visitEveryPlace(page: Page, language: Language, own: readonly Word[]): Promise<void> {
  const word = words[language];
  await until(() => menuOf(page), [word.mainPage, ...[...EVERY_PLACE, ...own].map((place) => word[place])]);
  for (const place of [...own, ...EVERY_PLACE]) {
    await openMenu(page, word[place]);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1 }).waitFor();
    await main.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    await until(
      async () => [place, await main.getByText(word.missing).or(main.getByText(word.forbidden)).count()],
      [place, 0],
    );
    // The month, or the question whether to calculate it.
    if (place === 'calculations') await calculationScreen(page);
  }
}

async function lookAtNotifications(page: Page, language: Language): Promise<void> {
  const word = words[language];
  await page.getByRole('button', { name: new RegExp(`^${word.notifications}`) }).click();
  const newest = page.getByRole('dialog', { name: word.notifications });
  await newest.getByRole('listitem').first().waitFor();
  await newest.getByRole('link', { name: word.seeMore }).click();
  await page.getByRole('heading', { level: 1, name: word.notifications }).waitFor();
  await page.getByRole('list', { name: word.newest }).waitFor();
}

/** By the keyboard alone, from the search to an employee. */
async function findAnEmployee(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Ceku');
  await page.getByRole('option', { name: /Çeku/ }).first().waitFor();
  await page.keyboard.press('Escape');
}

describe.each(languagesOf(__filename))('the whole way in %s', (language) => {
  it.each(JOURNEYS)('of a $role', async ({ email, before, ownMenu, adds, tabs, places = [] }) => {
    const word = words[language];
    const { page, context, faults } = await stage.person();
    await signIn(page, language, typeof email === 'string' ? email : email(language));
    await before(page, language);
    await page.getByRole('heading', { level: 1, name: word.welcome }).waitFor();
    await page.getByRole('banner').getByText('Agimi').waitFor();

    await visitEveryPlace(page, language, places);
    await until(
      () => page.getByRole('main').getByRole('tab').allInnerTexts(),
      tabs.map((tab) => word[tab]),
    );
    // What can be added stands above the list that it makes longer.
    for (const [tab, offered] of [
      ['companyList', adds.filter((add) => add === 'addCompany')],
      ['userList', adds.filter((add) => add !== 'addCompany')],
    ] as const) {
      if (!tabs.includes(tab)) continue;
      await page.getByRole('tab', { name: word[tab] }).click();
      await until(
        () => page.getByRole('main').locator('header').first().getByRole('button').allInnerTexts(),
        offered.map((add) => word[add]),
      );
    }
    await lookAtNotifications(page, language);
    await findAnEmployee(page);

    await until(
      () => openOwnMenu(page, language),
      ownMenu.map((entry) => word[entry]),
    );
    await page.getByRole('menuitem', { name: word.signOut }).click();
    await page.waitForURL('**/login');
    // What was found in the search holds names.
    await until(
      () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('recent'))),
      [],
    );
    await page.goto('/employees');
    await page.getByRole('button', { name: word.signIn, exact: true }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
