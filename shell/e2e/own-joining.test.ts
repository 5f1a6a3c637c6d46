import { readFileSync } from 'node:fs';
import { pdfText } from '@paga/testing/pdf-text';
import type { Page } from 'playwright-core';
import { type Language, person } from './browser.ts';
import { languagesOf } from './by-turns.ts';
import { enterAs } from './enter-as.ts';
import { mailedTo } from './mailed.ts';
import { oneStage } from './stage.ts';
import { axeClean } from './steps.ts';
import { withPasskeys } from './with-passkeys.ts';

const TEXTS = {
  sq: {
    ...{ chosen: 'Shqip', email: 'E-mail', save: 'Ruaj', invite: 'Dërgo ftesën', invited: 'Ftuar' },
    ...{ print: 'Shtyp letrën', page: 'Faqja e punonjësit', join: 'Bashkohu', code: 'Kodi i letrës' },
    ...{ digits: 'Katër shifrat e fundit të numrit personal', next: 'Vazhdo', welcome: /^Mirë se erdhe/ },
    ...{ add: 'Shto çelësin e kalimit', out: 'Dil', own: 'Faqja ime', joined: 'Bashkuar' },
    byPasskey: /çelës kalimi$/,
  },
  en: {
    ...{ chosen: 'English', email: 'E-mail', save: 'Save', invite: 'Send the invitation' },
    ...{ invited: 'Invited', print: 'Print the letter', page: 'Own page', join: 'Join' },
    ...{ code: 'Code of the letter', digits: 'Last four digits of your personal number', next: 'Continue' },
    ...{ welcome: /^Welcome/, add: 'Add the passkey', out: 'Sign out', own: 'My page', joined: 'Joined' },
    byPasskey: /passkey$/,
  },
};
/** Of the demo: one is invited by e-mail, the other has none from here on and gets a letter. */
const PEOPLE = {
  sq: { byMail: 71, byLetter: 72 },
  en: { byMail: 73, byLetter: 74 },
};
const PHONE = { width: 390, height: 844 };

const stage = oneStage();

describe.each(languagesOf(__filename))('the way to an own page, in %s', (language) => {
  const word = TEXTS[language];
  const { byMail, byLetter } = PEOPLE[language];
  let office: Page;
  /** Passkeys are for the name of the machine. */
  const localhost = () => `http://localhost:${new URL(stage.product.url).port}`;

  async function phone(address: string): Promise<Page> {
    const { page } = await person(stage.browser, localhost(), PHONE);
    await withPasskeys(page);
    await page.goto(address);
    await page.getByRole('button', { name: word.chosen }).click();
    return page;
  }

  /** The e-mail, and the last digits of the personal number, as the person knows them. */
  async function factsOf(id: number): Promise<{ digits: string; address: string }> {
    await office.goto(`/employees/${id}`);
    await office.getByText(word.page, { exact: true }).waitFor();
    const shown = await office.getByRole('definition').allTextContents();
    return {
      digits: shown.find((text) => /^\d{10}$/.test(text))?.slice(-4) ?? '',
      address: shown.find((text) => text.endsWith('@example.com')) ?? '',
    };
  }

  beforeAll(async () => {
    ({ page: office } = await stage.person());
    await enterAs(office, language);
  });

  it('leads from the mail of the office over a passkey to the page, and back in by the passkey alone', async () => {
    const { digits, address } = await factsOf(byMail);
    await office.getByRole('button', { name: word.invite, exact: true }).click();
    await office.getByText(word.invited, { exact: true }).waitFor();
    const mail = await mailedTo(stage.product, address);
    expect(mail).not.toContain(digits);
    const link = new URL(/https?:\S+#\S+/.exec(mail)?.[0] ?? '');

    const own = await phone(`${link.pathname}${link.hash}`);
    await own.getByLabel(word.digits).waitFor();
    expect(new URL(own.url()).hash).toBe('');
    await axeClean(own);
    await own.getByLabel(word.digits).fill(digits);
    await own.keyboard.press('Enter');
    await own.getByRole('button', { name: word.add }).click();
    await own.getByRole('heading', { level: 1, name: word.welcome }).waitFor();
    await axeClean(own);
    await signOutAndIn(own, language);
    await office.reload();
    await office.getByText(word.joined, { exact: true }).waitFor();
    await own.context().close();
  });

  it('leads from the printed letter to a page that opens by passkey only', async () => {
    await office.goto(`/employees/${byLetter}?field=email`);
    await office.getByLabel(word.email, { exact: true }).fill('');
    await office.getByRole('button', { name: word.save, exact: true }).click();
    await office.getByRole('button', { name: word.print, exact: true }).waitFor();
    const { digits } = await factsOf(byLetter);
    const [letter] = await Promise.all([
      office.waitForEvent('download'),
      office.getByRole('button', { name: word.print, exact: true }).click(),
    ]);
    const paper = pdfText(readFileSync(await letter.path()));
    const code = /([\dA-Z]{4}-){3}[\dA-Z]{4}/.exec(paper)?.[0] ?? '';
    expect(code).not.toBe('');
    const own = await phone('/me/join');
    await own.getByLabel(word.code).fill(code.toLowerCase());
    await own.getByRole('button', { name: word.next, exact: true }).click();
    await own.getByLabel(word.digits).fill(digits);
    await own.getByRole('button', { name: word.join, exact: true }).click();
    await own.getByRole('heading', { level: 1, name: word.welcome }).waitFor();
    await signOutAndIn(own, language);
    await own.context().close();
  });
});

async function signOutAndIn(own: Page, language: Language): Promise<void> {
  const word = TEXTS[language];
  await own.getByRole('button', { name: word.out }).click();
  await own.getByRole('heading', { level: 1, name: word.own }).waitFor();
  await own.getByRole('button', { name: word.byPasskey }).click();
  await own.getByRole('heading', { level: 1, name: word.welcome }).waitFor();
}
