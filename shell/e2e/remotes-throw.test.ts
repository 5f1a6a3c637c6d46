import type { Page } from 'playwright-core';
import { enterAs } from './enter-as.ts';
import { AT_RENDER, copySite, type SiteCopy } from './site-copy.ts';
import { oneStage } from './stage.ts';
import { axeClean, calculationScreen, openMenu, signIn } from './steps.ts';
import { until } from './until.ts';
import { words } from './words.ts';

const word = words.sq;

let site: SiteCopy;
let page: Page;

beforeAll(() => {
  site = copySite();
});
const stage = oneStage(() => ({ env: { SITE_DIR: site.folder } }));
beforeEach(async () => {
  site.restore();
  ({ page } = await stage.person());
});
afterEach(() => page.context().close());
afterAll(() => site?.discard());

it.each([
  ['while it is imported', "throw new Error('at import');"],
  ['while it renders', AT_RENDER],
])('names the place when a remote throws %s; the menu and the other remotes work', async (_when, module) => {
  site.deploy('payroll', '9.9.9-throws', module);
  await signIn(page, 'sq');
  await openMenu(page, word.calculations);
  await page.getByRole('alert').getByText(`“${word.calculations}” nuk u ngarkua`).waitFor();
  await page.getByRole('button', { name: word.tryAgain }).waitFor();
  await openMenu(page, word.employees);
  await page.getByRole('grid').getByText('Arta Ahmeti').waitFor();
});

it('falls back to the last good build in the same navigation', async () => {
  site.deploy('payroll', '9.9.9-gone', "throw new Error('never reached');", 'lastGood');
  await page.route('**/remotes/payroll/9.9.9-gone/**', (route) => route.abort());
  await signIn(page, 'sq');
  await openMenu(page, word.calculations);
  await page.getByRole('heading', { level: 1, name: new RegExp(word.calculations) }).waitFor();
  await calculationScreen(page);
  await until(() => page.getByText(word.missing).count(), 0);
});

it('falls back too when the new build throws while it renders, and role 1 sees what failed, where and how often', async () => {
  site.deploy('payroll', '9.9.9-renders', AT_RENDER, 'lastGood');
  await signIn(page, 'sq');
  await openMenu(page, word.calculations);
  await calculationScreen(page);
  await until(() => page.getByText(word.missing).count(), 0);
  const { page: reader } = await stage.person({ width: 390, height: 844 });
  await enterAs(reader, 'sq', 'super@demo.test');
  await reader.goto('/parts');
  const payroll = reader.locator('section', { has: reader.getByRole('heading', { name: 'Pagat' }) }).first();
  const row = payroll.locator('tr', { hasText: '9.9.9-renders' });
  await row.getByText('TypeError: not a function').waitFor();
  await row.getByRole('button', { name: 'Vendet në kod: Gabim gjatë shfaqjes' }).click();
  await payroll
    .getByText(/^remotes\/payroll\/9\.9\.9-renders\/remoteEntry\.js:\d+:\d+$/)
    .first()
    .waitFor();
  await until(() => reader.getByText('Arta').count(), 0);
  await axeClean(reader);
  await reader.context().close();
});
