import type { Page } from 'playwright-core';
import type { Language } from './browser.ts';
import { languagesOf } from './by-turns.ts';
import { chain } from './chain.ts';
import { enterAs } from './enter-as.ts';
import { setFirstPassword } from './invitation.ts';
import { oneStage } from './stage.ts';
import { axeClean, signIn } from './steps.ts';
import { until } from './until.ts';
import { words as common } from './words.ts';

/** What a person reads and presses here; literal, so that a changed text is seen. */
const words = {
  sq: {
    add: 'Shto kompani',
    accept: 'Pranoj',
    name: 'Emri i kompanisë',
    email: 'E-mail',
    invited: /Lidhja vlen 3 ditë/,
    added: (name: string) => `“${name}” u shtua.`,
    open: 'Hap kompaninë',
    before: 'Para pagave të para',
    addEmployees: 'Shto punonjës',
    pick: 'Zgjidh logon',
    upload: 'Ngarko logon',
    uploaded: 'Logoja u ngarkua.',
    logoOf: (name: string) => `Logoja e ${name}`,
    search: 'Kërko kompani',
    edit: (name: string) => `Ndrysho ${name}`,
    status: 'Statusi',
    suspended: 'E pezulluar',
    save: 'Ruaj',
    saved: (name: string) => `“${name}” u ruajt.`,
    remove: (name: string) => `Fshij ${name}`,
    question: 'A jeni i sigurt që dëshironi ta fshini këtë kompani?',
    deleted: (name: string) => `“${name}” u fshi.`,
    none: (name: string) => `Asnjë kompani me “${name}” në emër`,
  },
  en: {
    add: 'Add company',
    accept: 'Accept',
    name: 'Company name',
    email: 'E-mail',
    invited: /link holds for 3 days/,
    added: (name: string) => `“${name}” was added.`,
    open: 'Open the company',
    before: 'Before the first salaries',
    addEmployees: 'Add employees',
    pick: 'Choose a logo',
    upload: 'Upload the logo',
    uploaded: 'The logo was uploaded.',
    logoOf: (name: string) => `Logo of ${name}`,
    search: 'Search company',
    edit: (name: string) => `Edit ${name}`,
    status: 'Status',
    suspended: 'Suspended',
    save: 'Save',
    saved: (name: string) => `“${name}” was saved.`,
    remove: (name: string) => `Delete ${name}`,
    question: 'Are you sure you want to delete this company?',
    deleted: (name: string) => `“${name}” was deleted.`,
    none: (name: string) => `No company with “${name}” in its name`,
  },
} satisfies Record<Language, unknown>;

/** One green dot: the smallest picture there is. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const stage = oneStage();

const listOf = (page: Page) => page.goto('/configurations?tab=companies');

describe.each(languagesOf(__filename))('companies in %s', (language) => {
  const it = chain();
  const [word, { password }] = [words[language], common[language]];
  const name = language === 'sq' ? 'Ujëvara Sh.p.k.' : 'Waterfall Ltd.';
  const email = `zyra.${language}@ujevara.test`;

  it('role 1 adds a company without a password for anybody, and opens it', async () => {
    const { context, page, faults } = await stage.person();
    await enterAs(page, language, 'super@demo.test');
    await listOf(page);
    await page.getByRole('rowheader', { name: 'Agimi' }).waitFor();
    await axeClean(page);
    await page.getByRole('button', { name: word.add }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(word.name).fill(name);
    await form.getByLabel(word.email).fill(email);
    await form.getByText(word.invited).waitFor();
    expect(await form.getByLabel(password, { exact: true }).count()).toBe(0);
    await axeClean(page);
    await form.getByRole('button', { name: word.add }).click();
    await page.getByText(word.added(name)).waitFor();
    await page.getByRole('button', { name: word.open }).click();
    await page.getByRole('heading', { name: word.before }).waitFor();
    await page.getByRole('banner').getByText(name, { exact: true }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('its administrator signs in, sees what is missing, and uploads a logo that the frame shows', async () => {
    const { context, page, faults } = await stage.person();
    await setFirstPassword(page, stage.product, { language, email, password: 'Demo123' });
    await signIn(page, language, email);
    await page.getByRole('button', { name: word.accept }).click();
    // The company's first administrator has its name: it stands there twice.
    await page.getByRole('banner').getByText(name).first().waitFor();
    await page.goto('/configurations?tab=own');
    await page.getByRole('link', { name: word.addEmployees }).waitFor();
    await axeClean(page);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO });
    await page.getByRole('button', { name: word.upload }).click();
    await page.getByText(word.uploaded).waitFor();
    const logo = page.getByRole('img', { name: word.logoOf(name) });
    await until(
      () => logo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      1,
    );
    await until(() => page.getByRole('banner').locator('img').count(), 1);
    await axeClean(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('role 1 finds, suspends and deletes it by its name', async () => {
    const { context, page, faults } = await stage.person();
    await enterAs(page, language, 'super@demo.test');
    await listOf(page);
    await page.getByRole('main').getByRole('searchbox', { name: word.search }).fill(name.slice(0, 6));
    await page.getByRole('button', { name: word.edit(name) }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(word.status).click();
    await page.getByTitle(word.suspended).click();
    await form.getByRole('button', { name: word.save, exact: true }).click();
    await page.getByText(word.saved(name)).waitFor();
    await page.getByRole('row', { name: word.suspended }).waitFor();
    await page.getByRole('button', { name: word.remove(name) }).click();
    const question = page.getByRole('dialog', { name: word.question });
    await question.getByText(name, { exact: true }).waitFor();
    await axeClean(page);
    await question.getByRole('button', { name: word.remove(name) }).click();
    await page.getByText(word.deleted(name)).waitFor();
    await page.getByText(word.none(name.slice(0, 6))).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
