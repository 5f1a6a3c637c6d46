import type { Browser, Route } from 'playwright-core';
import { openBrowser, person } from './browser.ts';
import { type Product, startProduct } from './product.ts';
import { calculationScreen, menuOf, openMenu, signIn } from './steps.ts';
import { words } from './words.ts';

const word = words.en;
const PAYROLL = '**/remotes/payroll/**';
const MENU = ['Main page', word.employees, word.calculations, 'Documents', word.reports, word.vacations, word.configurations];

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  product?.discard();
});

const gone = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
const hanging = () => undefined;
const html = (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>a proxy</title>' });
const failing = (route: Route) => route.fulfill({ status: 500, body: 'no' });

describe.each<[string, (route: Route) => unknown]>([
  ['gone', gone],
  ['hanging', hanging],
  ['HTML instead of its files', html],
  ['failing', failing],
])('with the payroll remote %s', (_, answer) => {
  it('the place says so, the menu is whole, the others work, and a new try brings it back', async () => {
    const { page, context } = await person(browser, product.url);
    await page.route(PAYROLL, answer as (route: Route) => void);
    await signIn(page, 'en');
    expect(await menuOf(page)).toEqual(MENU);
    await openMenu(page, word.calculations);
    const place = page.getByRole('main');
    await place.getByText(word.missing).first().waitFor({ timeout: 30_000 });
    expect(await menuOf(page)).toEqual(MENU);
    await openMenu(page, word.employees);
    await page.getByRole('grid').getByText('Arta Ahmeti').waitFor();
    await openMenu(page, word.calculations);
    await place.getByText(word.missing).first().waitFor({ timeout: 30_000 });
    await page.unroute(PAYROLL);
    await place.getByRole('button', { name: word.tryAgain }).first().click({ timeout: 30_000 });
    await page.getByRole('heading', { name: /Salary calculation/ }).waitFor();
    await calculationScreen(page);
    await context.close();
  });
});

describe('without /remotes.json', () => {
  it('the shell boots from its own copy and the remotes work', async () => {
    const { page, context } = await person(browser, product.url);
    await page.route('**/remotes.json', gone);
    await signIn(page, 'en');
    expect(await menuOf(page)).toEqual(MENU);
    await openMenu(page, word.employees);
    await page.getByRole('grid').getByText('Arta Ahmeti').waitFor();
    await context.close();
  });
});

describe('a page that nobody offers', () => {
  it('is a 404 with a way home', async () => {
    const { page, context } = await person(browser, product.url);
    await signIn(page, 'en');
    await page.goto('/nowhere');
    await page.getByRole('link', { name: 'Go home' }).click();
    await page.getByRole('heading', { name: /Welcome/ }).waitFor();
    await context.close();
  });
});
