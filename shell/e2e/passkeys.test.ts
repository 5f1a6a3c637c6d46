import type { CDPSession, Page } from 'playwright-core';
import { type Person, person } from './browser.ts';
import { oneStage } from './stage.ts';
import { axeClean, openMonth, signIn } from './steps.ts';
import { until } from './until.ts';
import { words } from './words.ts';

const word = words.en;
const CODE = 'AGI26A';

const stage = oneStage();
let own: Person;
let page: Page;
let devtools: CDPSession;
let device: string;

/** A device of Chromium's own making that knows its person: it answers without a question. */
async function withDevice(): Promise<string> {
  const options = {
    ...({
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
    } as const),
    ...{ isUserVerified: true, automaticPresenceSimulation: true },
  };
  return (await devtools.send('WebAuthn.addVirtualAuthenticator', { options })).authenticatorId;
}

beforeAll(async () => {
  // Passkeys are for the name of the machine, which the product says when it starts.
  const { port } = new URL(stage.product.url);
  expect(stage.product.output()).toContain(`http://localhost:${port}/`);
  own = await person(stage.browser, `http://localhost:${port}`);
  ({ page } = own);
  devtools = await own.context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  device = await withDevice();
});
afterAll(() => own.context.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const confirm = () =>
  dialog('Confirm with a passkey').getByRole('button', { name: 'Use the passkey' }).click();

it('is added on the account page after the password', async () => {
  await signIn(page, 'en');
  await page.goto('/account');
  await button('Add a passkey').click();
  await dialog('New passkey').getByLabel('Name').fill('Laptop');
  await dialog('New passkey').getByLabel('Your password').fill('Demo123');
  await dialog('New passkey').getByRole('button', { name: 'Continue' }).click();
  await page.getByText('The passkey “Laptop” was added.').waitFor();
  await page.getByRole('table', { name: 'Passkeys' }).getByText('Laptop').waitFor();
  await until(
    async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId: device })).credentials.length,
    1,
  );
  await axeClean(page);
});

it('is the two-factor step of signing in', async () => {
  await page.getByRole('switch', { name: 'Two-factor verification' }).click();
  await page.getByText('Two-factor verification is on.').waitFor();
  await own.context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await button('English').click();
  await page.getByLabel(word.user).fill('admin@agimi.test');
  await page.getByLabel(word.password, { exact: true }).fill('Demo123');
  await button(word.signIn).click();
  const second = dialog('Two-factor verification');
  await second.waitFor();
  await axeClean(page);
  await second.getByRole('button', { name: 'Use the passkey' }).click();
  await page.getByText(word.signedIn).waitFor();
});

it('is asked for by a company that wants it, and closes a month on top of the closing code', async () => {
  await page.goto('/configurations?tab=own');
  await page.getByLabel(/Ask for it before months are closed/).check();
  await button('Save security').click();
  await dialog('Confirm with a passkey').waitFor();
  await axeClean(page);
  await confirm();
  await page.getByText(/The sign-in security of .* was saved/).waitFor();
  // The session has confirmed for 5 minutes; a new one has not.
  await own.context.clearCookies({ name: 'paga_session' });
  await page.reload();
  await page.getByLabel(word.user).fill('admin@agimi.test');
  await page.getByLabel(word.password, { exact: true }).fill('Demo123');
  await button(word.signIn).click();
  await dialog('Two-factor verification').getByRole('button', { name: 'Use the passkey' }).click();
  await page.waitForURL('**/configurations**');
  await openMonth(page, 10);
  await button('Close October 2026').click();
  await page.getByRole('dialog').getByRole('textbox').fill(CODE);
  await page.keyboard.press('Enter');
  await confirm();
  await button('Reopen October 2026').waitFor();
});

it('is removed after the password, and signs nobody in any more', async () => {
  await page.goto('/account');
  await button('Remove the passkey Laptop').click();
  const asking = page.getByRole('dialog');
  await asking.getByLabel('Your password').fill('Demo123');
  await asking.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('You have no passkey yet').waitFor();
  expect(own.faults).toEqual([]);
});
