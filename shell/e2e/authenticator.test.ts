import { shownByApp } from '@paga/testing/app-code';
import { type Person, person } from './browser.ts';
import { chain } from './chain.ts';
import { enterAs } from './enter-as.ts';
import { mailedTo } from './mailed.ts';
import { oneStage } from './stage.ts';
import { axeClean, goWithin } from './steps.ts';
import { words } from './words.ts';

const word = words.sq;
const EMAIL = 'admin@agimi.test';

const stage = oneStage();
const it = chain();
let own: Person;
let page: Person['page'];
let secret: string;
let codes: string[];
let used: string;

beforeAll(async () => {
  own = await person(stage.browser, stage.product.url);
  ({ page } = own);
});
afterAll(() => own.context.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const step = () => dialog('Verifikimi në dy hapa');

/** What the app shows, once it is another code than the one that was used. */
async function freshCode(): Promise<string> {
  for (;;) {
    const code = shownByApp(secret, new Date());
    if (code !== used) return code;
    await page.waitForTimeout(500);
  }
}

async function toTwoFactorStep(): Promise<void> {
  await own.context.clearCookies();
  await page.evaluate(() => localStorage.removeItem('paga.session'));
  await page.goto('/login');
  await page.getByLabel(word.user).fill(EMAIL);
  await page.getByLabel(word.password, { exact: true }).fill('Demo123');
  await button(word.signIn).click();
  await step().waitFor();
}

const atHome = () => page.getByRole('heading', { level: 1, name: word.welcome }).waitFor();

it('is set up on the account page: a QR code, a secret, a right code, ten recovery codes', async () => {
  await enterAs(page, 'sq');
  await page.goto('/account');
  await button('Vendos aplikacionin').click();
  const setUp = dialog('Vendosni aplikacionin e kodeve');
  await setUp.getByLabel('Fjalëkalimi juaj').fill('Demo123');
  await setUp.getByRole('button', { name: 'Vazhdo' }).click();
  await setUp.getByRole('img', { name: 'Kodi QR për aplikacionin e kodeve' }).waitFor();
  secret = ((await setUp.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await axeClean(page);
  used = shownByApp(secret, new Date());
  await setUp.getByLabel('Kodi i aplikacionit').fill(used);
  await setUp.getByRole('button', { name: 'Aktivizo' }).click();
  const shown = dialog('Kodet tuaja rezervë');
  await shown.waitFor();
  codes = await shown.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await axeClean(page);
  await shown.getByRole('button', { name: 'I ruajta' }).click();
  await page.getByText('10 nga 10').waitFor();
  expect(await mailedTo(stage.product, EMAIL)).toContain('10 kode rezervë');
});

it('takes the two-factor step of a sign-in; the code that set it up does not', async () => {
  await toTwoFactorStep();
  await axeClean(page);
  await step().getByLabel('Kodi 6-shifror').fill(used);
  await step().getByRole('button', { name: 'Verifiko' }).click();
  await step().getByText('Kodi i verifikimit nuk është i saktë.').waitFor();
  used = await freshCode();
  await step().getByLabel('Kodi 6-shifror').fill(used);
  await step().getByRole('button', { name: 'Verifiko' }).click();
  await atHome();
});

it('gives way to a recovery code, by the keyboard, and to a mailed one', async () => {
  await toTwoFactorStep();
  await step().getByRole('button', { name: 'Dërgo kod me e-mail' }).click();
  await step()
    .getByText(/Ju kemi dërguar me e-mail/)
    .waitFor();
  const recovery = step().getByRole('button', { name: 'Përdor një kod rezervë' });
  await recovery.focus();
  await page.keyboard.press('Enter');
  await step()
    .getByLabel('Kodi rezervë')
    .fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await atHome();
  expect(await mailedTo(stage.product, EMAIL)).toContain('Kode të papërdorura: 9');
  await goWithin(page, '/account');
  await page.getByText('9 nga 10').waitFor();
});

it('is switched off after the password and a code', async () => {
  await button('Çaktivizo').click();
  const asking = dialog('Çaktivizo aplikacionin e kodeve');
  await asking.getByLabel('Fjalëkalimi juaj').fill('Demo123');
  await asking.getByLabel('Kodi i aplikacionit ose kodi rezervë').fill(codes[1] ?? '');
  await axeClean(page);
  await asking.getByRole('button', { name: 'Çaktivizo' }).click();
  await button('Vendos aplikacionin').waitFor();
  expect(own.faults).toEqual([]);
});
