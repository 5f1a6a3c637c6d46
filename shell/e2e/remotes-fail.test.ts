import type { Page, Route } from 'playwright-core';
import { enterAs } from './enter-as.ts';
import { oneStage } from './stage.ts';
import { axeClean, calculationScreen, menuOf, openMenu, signIn } from './steps.ts';
import { until } from './until.ts';
import { words } from './words.ts';

const word = words.en;
const PAYROLL = '**/remotes/payroll/**';
const MENU = [
  'Home',
  word.employees,
  word.calculations,
  'Documents',
  word.reports,
  word.vacations,
  word.configurations,
];

const stage = oneStage();

const gone = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
const hanging = () => undefined;
const html = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>a proxy</title>' });
const failing = (route: Route) => route.fulfill({ status: 500, body: 'no' });

/** Waits for the place to say what is missing. What hangs is given up by the page's own clock, which is put forward instead of waited for. */
async function sayMissing(page: Page, answer: unknown): Promise<void> {
  const text = page.getByRole('main').getByText(word.missing).first();
  const isSaid = async () => {
    if (answer === hanging) await page.clock.fastForward('00:11');
    return text.isVisible();
  };
  await until(isSaid, true);
}

describe.each<[string, (route: Route) => unknown]>([
  ['gone', gone],
  ['hanging', hanging],
  ['HTML instead of its files', html],
  ['failing', failing],
])('with the payroll remote %s', (_, answer) => {
  it('the place says so, the menu is whole, the others work, and a new try brings it back', async () => {
    const { page, context } = await stage.person();
    await page.clock.install();
    await page.route(PAYROLL, answer as (route: Route) => void);
    await signIn(page, 'en');
    await until(() => menuOf(page), MENU);
    await openMenu(page, word.calculations);
    const place = page.getByRole('main');
    await sayMissing(page, answer);
    await until(() => menuOf(page), MENU);
    await openMenu(page, word.employees);
    await page.getByRole('grid').getByText('Arta Ahmeti').waitFor();
    await openMenu(page, word.calculations);
    await sayMissing(page, answer);
    await page.unroute(PAYROLL);
    await place.getByRole('button', { name: word.tryAgain }).first().click();
    await page.getByRole('heading', { name: /Salary calculation/ }).waitFor();
    await calculationScreen(page);
    await context.close();
  });
});

describe('on the settings', () => {
  it('a remote that is gone takes its own settings, says so, and a new try brings them back', async () => {
    const { page, context } = await stage.person();
    await page.route(PAYROLL, gone);
    await enterAs(page, 'en');
    await page.goto('/configurations?tab=payroll');
    const place = page.getByRole('main');
    await place.getByText(`“${word.calculations}” could not be loaded`).waitFor();
    await until(() => place.getByRole('link', { name: /^Extra hours/ }).count(), 0);
    await place.getByRole('link', { name: /^Sectors/ }).waitFor();
    await place.getByRole('link', { name: /^Leave/ }).click();
    await page.getByLabel('Annual leave, days').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await axeClean(page);
    await page.unroute(PAYROLL);
    await place.getByRole('button', { name: word.tryAgain }).click();
    await place.getByRole('link', { name: /^Extra hours/ }).click();
    await page.getByLabel('Night work').waitFor();
    await until(() => place.getByText(word.missing).count(), 0);
    await context.close();
  });
});

describe('without /remotes.json', () => {
  it('the shell boots from its own copy and the remotes work', async () => {
    const { page, context } = await stage.person();
    await page.route('**/remotes.json', gone);
    await signIn(page, 'en');
    await until(() => menuOf(page), MENU);
    await openMenu(page, word.employees);
    await page.getByRole('grid').getByText('Arta Ahmeti').waitFor();
    await context.close();
  });
});

describe('a registry that is not the one the server signed', () => {
  it('is not used: the copy of before goes on, and the page that cannot verify says so', async () => {
    const { page, context } = await stage.person();
    await page.route('**/remotes.json', async (route) => {
      const response = await route.fetch();
      const { remotes, ...rest } = await response.json();
      await route.fulfill({ response, json: { ...rest, remotes: remotes.slice(0, 1) } });
    });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await signIn(page, 'en');
    await until(() => menuOf(page), MENU);
    expect(said.join()).toContain('the registry is not the one that was signed');
    await context.close();
    const { page: plain, context: other } = await stage.person();
    await plain.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }));
    await plain.goto('/login');
    await plain.getByRole('heading', { name: 'Hapeni me https' }).waitFor();
    await other.close();
  });
});

describe('a page that nobody offers', () => {
  it('is a 404 with a way home', async () => {
    const { page, context } = await stage.person();
    await enterAs(page, 'en');
    await page.goto('/nowhere');
    await page.getByRole('link', { name: 'Go home' }).click();
    await page.getByRole('heading', { name: /Welcome/ }).waitFor();
    await context.close();
  });
});
