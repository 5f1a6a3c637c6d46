import type { Page } from 'playwright-core';
import type { Language } from './browser.ts';
import { setFirstPassword } from './invitation.ts';
import { oneStage } from './stage.ts';
import { axeClean, openMenu, signIn } from './steps.ts';
import { words } from './words.ts';

const PASSWORD = 'Mali2026';
const MORE = {
  sq: {
    userList: 'Lista e përdoruesve',
    name: 'Emri i plotë',
    email: 'E-mail',
    companies: 'Kërko kompani',
    add: 'Shto përdoruesin',
    missing: 'Kjo fushë është e detyrueshme',
    invited: /lidhja vlen 3 ditë/,
    added: 'Përdoruesi u shtua: Vlora Hoti',
    search: 'Kërko përdorues',
    off: 'Çaktivizo: Vlora Hoti',
    confirm: 'Çaktivizo',
    isOff: 'Përdoruesi u çaktivizua: Vlora Hoti',
  },
  en: {
    userList: 'User list',
    name: 'Full name',
    email: 'E-mail',
    companies: 'Search companies',
    add: 'Add the user',
    missing: 'This field is required',
    invited: /link holds for 3 days/,
    added: 'User added: Vlora Hoti',
    search: 'Search users',
    off: 'Deactivate Vlora Hoti',
    confirm: 'Deactivate',
    isOff: 'User deactivated: Vlora Hoti',
  },
};

const stage = oneStage();

/** Adds Vlora Hoti by the header's button, linked to what is ticked on the way. */
async function addVlora(
  page: Page,
  language: Language,
  email: string,
  link: () => Promise<void>,
): Promise<void> {
  const text = MORE[language];
  await openMenu(page, words[language].configurations);
  await page.getByRole('tab', { name: words[language].userList }).click();
  await page.getByRole('button', { name: words[language].addUser, exact: true }).click();
  const dialog = page.getByRole('dialog');
  // Leaving the field says that the address is wrong; the press that left it is not lost.
  await dialog.getByLabel(text.email, { exact: true }).fill('vlora');
  await dialog.getByRole('button', { name: text.add }).click();
  await dialog.getByText(text.missing).first().waitFor();
  await dialog.getByLabel(text.name).fill('Vlora Hoti');
  await dialog.getByLabel(text.email, { exact: true }).fill(email);
  // Nobody types a password for somebody else: the link that is mailed sets the first.
  await dialog.getByText(text.invited).waitFor();
  await link();
  await axeClean(page);
  // Looked for from the press on: a busy browser may be through with it when the message is gone again.
  const added = page.getByText(text.added).waitFor();
  await Promise.all([added, dialog.getByRole('button', { name: text.add }).click()]);
  await dialog.waitFor({ state: 'detached' });
}

/** The new person's browser: the mailed link followed, signed in, the licence accepted. */
async function enterAsVlora(language: Language, email: string): Promise<Page> {
  const word = words[language];
  const { page } = await stage.person();
  await setFirstPassword(page, stage.product, { language, email, password: PASSWORD });
  await page.goto('/login');
  await page.getByRole('button', { name: language === 'sq' ? 'Shqip' : 'English' }).click();
  await page.getByLabel(word.user).fill(email);
  await page.getByLabel(word.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: word.signIn, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: word.licence }).waitFor();
  await page.getByRole('button', { name: word.accept }).click();
  return page;
}

/** Switches Vlora off in the list, whose every state axe looks at. */
async function switchVloraOff(page: Page, language: Language): Promise<void> {
  const text = MORE[language];
  await page.getByRole('tab', { name: text.userList }).click();
  await page.getByRole('searchbox', { name: text.search }).fill('vlora');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: text.off }).waitFor();
  await axeClean(page);
  await page.getByRole('button', { name: text.off }).click();
  const dialog = page.getByRole('dialog');
  await axeClean(page);
  await dialog.getByRole('button', { name: text.confirm, exact: true }).click();
  await page.getByText(text.isOff).waitFor();
}

/** Out by the next call: that of the menu, or one that the page makes by itself, which leaves no menu to click on. */
async function expectOut(page: Page, language: Language): Promise<void> {
  const signIn = page.getByLabel(words[language].user);
  await Promise.race([openMenu(page, words[language].employees), signIn.waitFor()]);
  await signIn.waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
}

it('lets a company admin add a user, who signs in, agrees to the licence, and is out at once when switched off', async () => {
  const email = 'vlora.sq@agimi.test';
  const admin = await stage.person();
  await signIn(admin.page, 'sq');
  await addVlora(admin.page, 'sq', email, async () => undefined);
  const vlora = await enterAsVlora('sq', email);
  await vlora.getByRole('heading', { name: words.sq.welcome }).waitFor();
  await switchVloraOff(admin.page, 'sq');
  await expectOut(vlora, 'sq');
  expect(admin.faults).toEqual([]);
  for (const page of [vlora, admin.page]) await page.context().close();
});

it('lets the super admin link a user to two companies, who chooses one after the licence', async () => {
  const email = 'vlora.en@agimi.test';
  const boss = await stage.person();
  await signIn(boss.page, 'en', 'super@demo.test');
  await addVlora(boss.page, 'en', email, async () => {
    const dialog = boss.page.getByRole('dialog');
    for (const name of ['Agimi', 'Drini']) {
      await dialog.getByRole('searchbox', { name: MORE.en.companies }).fill(name);
      await boss.page.keyboard.press('Enter');
      await dialog.getByRole('checkbox', { name }).click();
    }
  });
  const vlora = await enterAsVlora('en', email);
  await vlora.getByRole('heading', { level: 1, name: words.en.chooseCompany }).waitFor();
  await vlora.getByRole('button', { name: /Drini/ }).click();
  await vlora.getByRole('heading', { name: words.en.welcome }).waitFor();
  await switchVloraOff(boss.page, 'en');
  await expectOut(vlora, 'en');
  expect(boss.faults).toEqual([]);
  for (const page of [vlora, boss.page]) await page.context().close();
});
