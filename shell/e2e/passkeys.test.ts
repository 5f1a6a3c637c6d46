import type { CDPSession, Locator, Page } from 'playwright-core';
import { type Person, person } from './browser.ts';
import { chain } from './chain.ts';
import { enterAs } from './enter-as.ts';
import { mailedTo } from './mailed.ts';
import { oneStage } from './stage.ts';
import { axeClean, goWithin, openMonth } from './steps.ts';
import { windOn } from './wind-on.ts';
import { withPasskeys } from './with-passkeys.ts';
import { words } from './words.ts';

const word = words.en;
const CODE = 'AGI26A';

const stage = oneStage();
const it = chain();
let own: Person;
let page: Page;
let devtools: CDPSession;
let device: string;
let confirming: Locator;

beforeAll(async () => {
  // Passkeys are for the name of the machine, which the product says when it starts.
  const { port } = new URL(stage.product.url);
  expect(stage.product.output()).toContain(`http://localhost:${port}/`);
  own = await person(stage.browser, `http://localhost:${port}`);
  ({ page } = own);
  confirming = dialog('Confirm with a passkey');
  ({ devtools, device } = await withPasskeys(page));
});
afterAll(() => own.context.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const confirm = () => confirming.getByRole('button', { name: 'Use the passkey' }).click();

it('is added on the account page after the password', async () => {
  await enterAs(page, 'en');
  await page.goto('/account');
  await button('Add a passkey').click();
  await dialog('New passkey').getByLabel('Name').fill('Laptop');
  await dialog('New passkey').getByLabel('Your password').fill('Demo123');
  await dialog('New passkey').getByRole('button', { name: 'Continue' }).click();
  await page.getByText('The passkey “Laptop” was added.').waitFor();
  await page.getByRole('table', { name: 'Passkeys' }).getByText('Laptop').waitFor();
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId: device });
  expect(credentials).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);
  await axeClean(page);
});

/** Opens the sign-in page as a browser that nobody is signed in with, and presses the button of the passkey alone. */
async function signInAlone(): Promise<void> {
  await own.context.clearCookies();
  await page.evaluate(() => localStorage.removeItem('paga.session'));
  await page.goto('/login');
  const alone = button('Sign in with a passkey');
  await alone.waitFor();
  await axeClean(page);
  await alone.focus();
  await page.keyboard.press('Enter');
}

it('alone signs in with the mailed code while it is younger than a day', async () => {
  await signInAlone();
  const asking = dialog('Two-factor verification');
  await asking.getByText(/This passkey was added less than a day ago/).waitFor();
  await axeClean(page);
  const code = /\b\d{6}\b/.exec(await mailedTo(stage.product, 'admin@agimi.test'))?.[0] ?? '';
  await asking.getByLabel('6-digit code').fill(code);
  await asking.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('heading', { level: 1, name: word.welcome }).waitFor();
  await goWithin(page, '/account');
  await button('Add a passkey').waitFor();
});

it('may take the place of the password that a company asks for again', async () => {
  await goWithin(page, '/configurations?tab=own');
  await page.getByLabel('Ask for the password or a passkey again').check();
  await button('Save security').click();
  await page.getByText(/The sign-in security of .* was saved/).waitFor();
  windOn(stage.product);
  await goWithin(page, '/configurations?tab=users');
  await page.getByRole('button', { name: word.addUser, exact: true }).click();
  const adding = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Add the user' }) });
  await adding.getByLabel('Full name').fill('Vlora Hoti');
  await adding.getByLabel('E-mail', { exact: true }).fill('vlora@agimi.test');
  await adding.getByRole('button', { name: 'Add the user' }).click();
  const asking = dialog('Confirm that it is you');
  await asking.getByRole('button', { name: 'Use the passkey' }).waitFor();
  await axeClean(page);
  await asking.getByLabel('Your password').fill('Demo123');
  await asking.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByText('User added: Vlora Hoti').waitFor();
});

it('is all that will do from the moment that it was confirmed once', async () => {
  await goWithin(page, '/configurations?tab=own');
  await page.getByLabel('Require it of every user').check();
  await page.getByLabel('Only a passkey confirms it').check();
  // The toast of the first save is gone, so that what is waited for is the second's.
  const saved = page.getByText(/The sign-in security of .* was saved/);
  await saved.waitFor({ state: 'detached' });
  await button('Save security').click();
  await confirming.waitFor();
  await axeClean(page);
  await confirm();
  await saved.waitFor();
});

it('is the two-factor step of signing in, and closes a month on top of the closing code', async () => {
  await own.context.clearCookies();
  await page.goto('/login');
  await page.getByLabel(word.user).fill('admin@agimi.test');
  await page.getByLabel(word.password, { exact: true }).fill('Demo123');
  await button(word.signIn).click();
  await dialog('Two-factor verification').getByRole('button', { name: 'Use the passkey' }).click();
  await page.getByText(word.signedIn).waitFor();
  await page.getByRole('heading', { level: 1, name: word.welcome }).waitFor();
  await openMonth(page, 10);
  await button('Close October 2026').click();
  await page.getByRole('dialog').getByRole('textbox').fill(CODE);
  await page.keyboard.press('Enter');
  await confirm();
  await button('Reopen October 2026').waitFor();
});

it('alone signs in when it is older than a day: no password, no code', async () => {
  await signInAlone();
  await page.getByRole('heading', { level: 1, name: word.welcome }).waitFor();
  await goWithin(page, '/account');
  await page.getByRole('table', { name: 'Where you are signed in' }).getByText('This device').waitFor();
});

it('is removed after the password', async () => {
  await goWithin(page, '/account');
  await button('Remove the passkey Laptop').click();
  const asking = page.getByRole('dialog');
  await asking.getByLabel('Your password').fill('Demo123');
  await asking.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('You have no passkey yet').waitFor();
  expect(own.faults).toEqual([]);
});
