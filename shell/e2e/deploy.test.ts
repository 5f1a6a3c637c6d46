import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { takeViolations } from './browser.ts';
import { deployShell } from './deployed-shell.ts';
import { copySite, type SiteCopy } from './site-copy.ts';
import { oneStage } from './stage.ts';
import { openMenu, signIn } from './steps.ts';
import { until } from './until.ts';
import { words } from './words.ts';

const word = words.en;
const PUBLISH = path.resolve(__dirname, '../../shared/build/publish/publish.mjs');

let site: SiteCopy;
let page: Page;
beforeAll(() => {
  site = copySite();
});
const stage = oneStage(() => ({ env: { SITE_DIR: site.folder } }));
beforeEach(async () => {
  ({ page } = await stage.person());
  await signIn(page, 'en');
});
afterEach(() => page.context().close());
afterAll(() => site?.discard());

const published = (what: string) =>
  execFileSync(process.execPath, [PUBLISH, what, '--to', site.folder, '--api', stage.product.url], {
    encoding: 'utf8',
  });

// The page's heading is the shell's where a remote is missing: only the remote itself draws this tab.
const own = () => page.getByRole('tab', { name: 'Payroll settings' });

it('takes another build of a remote at the next load by one entry of remotes.json, and the one that is published after it', async () => {
  await openMenu(page, word.configurations);
  await own().waitFor();
  site.deploy('admin', '9.9.9-other', "return { ConfigurationsScreen: () => 'Delivered by another team' };");
  await page.reload();
  await page.getByText('Delivered by another team').waitFor();
  await openMenu(page, word.employees);
  await page.getByRole('grid').getByText('Arta Ahmeti').waitFor();
  published('admin');
  await page.goto('/configurations');
  await own().waitFor();
});

it('takes a build from where it lies as well, when its own address does not answer, and only with the same bytes', async () => {
  const [named, there] = ['9.9.7-own', '9.9.7-there'];
  const folder = (version: string) => path.join(site.folder, 'remotes/admin', version);
  site.deployCopy('admin', named, { facts: { fallbackUrl: `/remotes/admin/${there}/remoteEntry.js` } });
  cpSync(folder(named), folder(there), { recursive: true });
  const asked: string[] = [];
  page.on('response', (response) => response.ok() && asked.push(response.url()));
  await page.route(`**/remotes/admin/${named}/**`, (route) => route.abort());
  await page.goto('/configurations');
  await own().waitFor();
  expect(asked.some((url) => url.includes(there))).toBe(true);
  const changed = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'evil()' });
  await page.route(`**/remotes/admin/${there}/remoteEntry.js*`, changed);
  asked.length = 0;
  await page.goto('/configurations');
  // What was in use before goes on.
  await own().waitFor();
  expect(asked.some((url) => url.includes(`${there}/configurations`))).toBe(false);
});

it('does not run a build of which one byte was changed', async () => {
  site.edit('admin', (entry) => ({ ...entry, lastGood: null }));
  // The server looks at a changed registry whole: once it serves this one, a file is changed under it.
  await page.request.get(new URL('/remotes.json', page.url()).href);
  const builds = path.join(site.folder, 'remotes/admin');
  for (const file of readdirSync(builds, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /configurations.*\.js$/.test(name),
  ))
    writeFileSync(path.join(builds, file), `${readFileSync(path.join(builds, file), 'utf8')} `);
  await page.reload();
  await openMenu(page, word.configurations);
  await page.getByRole('main').getByText(word.missing).waitFor();
  await until(() => own().count(), 0);
  // Not even a file of ours runs without the hash of its bytes.
  const refused = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        script.src = `${document.querySelector<HTMLScriptElement>('script[src]')?.src}?again`;
        script.onload = () => resolve(false);
        script.onerror = () => resolve(true);
        document.head.append(script);
      }),
  );
  expect([refused, takeViolations().length]).toEqual([true, 1]);
});

it.each([
  ['signs in with the files of before, which stay beside the new shell', true],
  ['is told that a new version is there, and goes on with the name they typed once that is loaded', false],
])('who has the sign-in page open while the shell is deployed %s', async (_what, kept) => {
  const { page: waiting, context } = await stage.person();
  await waiting.goto('/login');
  await waiting.getByRole('heading', { level: 1 }).waitFor();
  deployShell(site.folder, { kept });
  const user = waiting.getByLabel(words.sq.user);
  await user.fill('admin@agimi.test');
  if (!kept) {
    const loaded = waiting.waitForEvent('load');
    await waiting.getByRole('alert').getByRole('button').click();
    await loaded;
    await until(() => user.inputValue(), 'admin@agimi.test');
  }
  await waiting.getByLabel(words.sq.password, { exact: true }).fill('Demo123');
  await waiting.getByRole('button', { name: words.sq.signIn, exact: true }).click();
  await waiting.getByRole('heading', { name: /Welcome|Mirë se/ }).waitFor();
  await context.close();
});
