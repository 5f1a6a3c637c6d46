import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser, person } from './browser.ts';
import { type Product, startProduct } from './product.ts';
import { openMenu, signIn } from './steps.ts';
import { words } from './words.ts';

type Entry = { name: string; version: string; manifest: string; integrity: string };
const { finish, integrityOf } = jest.requireActual<{ finish(dir: string): Promise<void>; integrityOf(bytes: Buffer): string }>(
  '@paga/build/finish.mjs',
);
const word = words.en;

let site: string;
let product: Product;
let browser: Browser;
beforeAll(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'paga-site-'));
  cpSync(path.resolve(__dirname, '../../.build/site'), site, { recursive: true });
  [product, browser] = await Promise.all([startProduct({ env: { SITE_DIR: site } }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  product?.discard();
  rmSync(site, { recursive: true, force: true });
});

const registry = () => JSON.parse(readFileSync(path.join(site, 'remotes.json'), 'utf8')) as { remotes: Entry[] };

function writeRegistry(change: (admin: Entry) => void): void {
  const whole = registry();
  for (const entry of whole.remotes) if (entry.name === 'admin') change(entry);
  for (const copy of ['remotes.json.br', 'remotes.json.gz']) rmSync(path.join(site, copy), { force: true });
  writeFileSync(path.join(site, 'remotes.json'), JSON.stringify(whole));
}

/** Another build of the admin remote, as another team would deliver it: a folder of its own with one changed text. */
async function otherBuild(version: string, from: string, to: string): Promise<Pick<Entry, 'version' | 'manifest' | 'integrity'>> {
  const current = registry().remotes.find(({ name }) => name === 'admin');
  const folder = path.join(site, 'remotes/admin', version);
  cpSync(path.join(site, 'remotes/admin', current?.version ?? ''), folder, { recursive: true });
  for (const file of readdirSync(folder)) {
    const place = path.join(folder, file);
    if (/\.(br|gz)$/.test(file)) rmSync(place);
    else if (file.endsWith('.js')) writeFileSync(place, readFileSync(place, 'utf8').replaceAll(from, to));
  }
  await finish(folder);
  const manifest = `/remotes/admin/${version}/mf-manifest.json`;
  return { version, manifest, integrity: integrityOf(readFileSync(path.join(folder, 'mf-manifest.json'))) };
}

describe('the deploy of one remote', () => {
  it('takes effect at the next load by one entry of remotes.json, and so does the way back', async () => {
    const { page, context } = await person(browser, product.url);
    await signIn(page, 'en');
    await openMenu(page, word.configurations);
    await page.getByText('Contact info').first().waitFor();
    const before = registry().remotes.find(({ name }) => name === 'admin');
    const next = await otherBuild('0.2.0-journey', 'Contact info', 'How to reach us');
    writeRegistry((admin) => Object.assign(admin, next));
    await page.reload();
    await page.getByText('How to reach us').first().waitFor();
    writeRegistry((admin) => Object.assign(admin, before));
    await page.reload();
    await page.getByText('Contact info').first().waitFor();
    await context.close();
  });

  it('does not run a build of which one byte was changed', async () => {
    const { page, context } = await person(browser, product.url);
    const next = await otherBuild('0.3.0-journey', 'Contact info', 'Tampered');
    const folder = path.join(site, 'remotes/admin/0.3.0-journey');
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.js') && name.startsWith('__federation')))
      writeFileSync(path.join(folder, file), `${readFileSync(path.join(folder, file), 'utf8')} `);
    writeRegistry((admin) => Object.assign(admin, next));
    await signIn(page, 'en');
    await openMenu(page, word.configurations);
    await page.getByRole('main').getByText(word.missing).or(page.getByText('Contact info')).first().waitFor({ timeout: 30_000 });
    expect(await page.getByText('Tampered').count()).toBe(0);
    await context.close();
  });
});
