import type { Page } from 'playwright-core';
import { enterAs } from './enter-as.ts';
import { oneStage } from './stage.ts';
import { axeClean, signIn } from './steps.ts';

const USER = 'user@agimi.test';

const stage = oneStage();

async function stranger(): Promise<Page> {
  const { page } = await stage.person();
  await page.goto('/login');
  await page.getByRole('button', { name: 'English' }).click();
  return page;
}

/** The text of the newest mail, as the super admin reads it in the outbox of the demo. */
async function newestMail(subject: RegExp): Promise<string> {
  const { page, context } = await stage.person();
  await enterAs(page, 'en', 'super@demo.test');
  await page.goto('/outbox');
  await page
    .getByRole('button', { name: subject })
    .or(page.getByRole('link', { name: subject }))
    .or(page.getByText(subject))
    .first()
    .click();
  const text = page.getByText(/\/resetPassword\?token=|\b\d{6}\b/).first();
  await text.waitFor();
  await axeClean(page);
  const read = (await text.textContent()) ?? '';
  await context.close();
  return read;
}

async function enter(page: Page, password: string): Promise<void> {
  await page.getByLabel('User name or e-mail').fill(USER);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

it('leads from a forgotten password by the mailed link to a new one', async () => {
  const page = await stranger();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel(/mail/i).fill(USER);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('the link is on its way').waitFor();
  const [link = ''] =
    /http\S+\/resetPassword\?token=[\w-]+/.exec(await newestMail(/fjalëkalimin e ri|new password/i)) ?? [];
  await page.goto(link);
  await page.getByLabel(/New password/).fill('Mali2026');
  await page.getByLabel(/Confirm/).fill('Mali2026');
  await axeClean(page);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await page.getByRole('link', { name: /sign-in/i }).click();
  await enter(page, 'Mali2026');
  await page.getByRole('heading', { name: /Welcome/ }).waitFor();
  await page.context().close();
});

it('asks for the mailed code once two-factor sign-in is switched on', async () => {
  const page = await stranger();
  await enter(page, 'Mali2026');
  await page.getByRole('heading', { name: /Welcome/ }).waitFor();
  await page.goto('/account');
  await page.getByRole('switch').click();
  await page.getByLabel('Your password').fill('Mali2026');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByText('Two-factor verification is on.').waitFor();
  await axeClean(page);
  await page.context().close();
  const again = await stranger();
  await enter(again, 'Mali2026');
  const dialog = again.getByRole('dialog');
  await dialog.getByText('We have sent you a code of 6 digits').waitFor();
  await axeClean(again);
  const [code = ''] = /\b\d{6}\b/.exec(await newestMail(/kod|code/i)) ?? [];
  await dialog.getByRole('textbox').first().click();
  await again.keyboard.type(code);
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await again.getByRole('heading', { name: /Welcome/ }).waitFor();
  await again.context().close();
});

it('finds an employee by the keyboard without diacritics, and shows what the bell tells', async () => {
  const { page, context } = await stage.person();
  await signIn(page, 'en');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Ceku');
  await page.getByRole('option', { name: /Çeku/ }).first().waitFor();
  await axeClean(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/employees/);
  await page.goto('/notifications');
  await page
    .getByText(/starts leave on/)
    .first()
    .waitFor();
  await axeClean(page);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByRole('button', { name: /^Notifications: [1-9]/ }).waitFor({ state: 'detached' });
  await page
    .getByText(/starts leave on/)
    .first()
    .waitFor();
  await context.close();
});
