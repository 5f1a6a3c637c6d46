import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, person } from './browser.ts';
import { type Product, startProduct } from './product.ts';
import { copySite, type SiteCopy } from './site-copy.ts';
import { openMenu, signIn } from './steps.ts';
import { words } from './words.ts';

const word = words.en;

let site: SiteCopy;
let product: Product;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  site = copySite();
  [product, browser] = await Promise.all([startProduct({ env: { SITE_DIR: site.folder } }), openBrowser()]);
});
beforeEach(async () => {
  ({ page } = await person(browser, product.url));
  await signIn(page, 'en');
});
afterEach(() => page.context().close());
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  product?.discard();
  site?.discard();
});

// The page's heading is the shell's where a remote is missing: only the remote itself draws this tab.
const own = () => page.getByRole('tab', { name: 'Payroll settings' });

it('takes another build of a remote at the next load by one entry of remotes.json, and goes back the same way', async () => {
  await openMenu(page, word.configurations);
  await own().waitFor();
  site.deploy('admin', '9.9.9-other', "return { ConfigurationsScreen: () => 'Delivered by another team' };");
  await page.reload();
  await page.getByText('Delivered by another team').waitFor();
  await openMenu(page, word.employees);
  await page.getByRole('grid').getByText('Arta Ahmeti').waitFor();
  site.restore();
  await page.goto('/configurations');
  await own().waitFor();
});

it('does not run a build of which one byte was changed', async () => {
  site.edit('admin', (entry) => ({ ...entry, lastGood: null }));
  const builds = path.join(site.folder, 'remotes/admin');
  for (const file of readdirSync(builds, { recursive: true, encoding: 'utf8' }).filter((name) => /configurations.*\.js$/.test(name)))
    writeFileSync(path.join(builds, file), `${readFileSync(path.join(builds, file), 'utf8')} `);
  await page.reload();
  await openMenu(page, word.configurations);
  await page.getByRole('main').getByText(word.missing).waitFor({ timeout: 30_000 });
  expect(await own().count()).toBe(0);
});
