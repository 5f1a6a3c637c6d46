import type { Page } from 'playwright-core';
import { languagesOf } from './by-turns.ts';
import { enterAs } from './enter-as.ts';
import { newPerson } from './new-person.ts';
import { type Product, startProduct } from './product.ts';
import { oneStage } from './stage.ts';
import { axeFindings, goWithin, openOwnMenu, signIn } from './steps.ts';
import { until } from './until.ts';
import { words } from './words.ts';

let empty: Product;
const stage = oneStage();
beforeAll(async () => {
  empty = await startProduct({ env: { PAGA_DEMO: '0' } });
  for (const language of ['sq', 'en'] as const)
    await newPerson(stage.product, {
      name: 'Arta Krasniqi',
      email: `arta.${language}@agimi.test`,
      roleId: 4,
      companies: ['Agimi', 'Drini'],
    });
});
afterAll(async () => {
  await empty?.stop();
  empty?.discard();
});

describe.each(languagesOf(__filename))(
  'axe, with no rule and no node left out, finds nothing in %s',
  (language) => {
    const word = words[language];
    let page: Page;
    let findings: Record<string, string[]>;
    beforeEach(async () => {
      ({ page } = await stage.person());
      findings = {};
    });
    afterEach(() => page.context().close());

    /** Looks once nothing is being loaded; the findings are reported together at the end, by place. */
    async function look(at: string): Promise<void> {
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      const found = await axeFindings(page);
      if (found.length > 0) findings[at] = found;
    }

    async function openSignIn(address: string): Promise<void> {
      await page.goto(address);
      await page.getByRole('button', { name: language === 'sq' ? 'Shqip' : 'English' }).click();
      await page.getByRole('heading', { level: 1 }).waitFor();
    }

    /** The first is loaded, the others are opened in the application as it stands. */
    async function lookAtPages(at: string, [first = '/', ...others]: readonly string[]): Promise<void> {
      const title = page.getByRole('main').getByRole('heading').first();
      await page.goto(first);
      await title.waitFor();
      await look(`${at} ${first}`);
      for (const address of others) {
        const before = await title.textContent();
        await goWithin(page, address);
        await until(() => title.textContent(), expect.not.stringContaining(before ?? ''));
        await look(`${at} ${address}`);
      }
    }

    it('before the sign-in: sign-in, a wrong password, forgotten password, a broken link, the set-up of an empty installation', async () => {
      await openSignIn('/login');
      await look('sign-in');
      await page.getByRole('button', { name: word.signIn, exact: true }).click();
      await look('sign-in, nothing filled in');
      await openSignIn('/forgotPassword');
      await look('forgotten password');
      await openSignIn('/resetPassword?token=used-up');
      await page.getByRole('alert').waitFor();
      await look('a broken link');
      await openSignIn(`${empty.url}/setup`);
      await look('set-up');
      expect(findings).toEqual({});
    });

    it('between the sign-in and the main page: licence, company picker, company search', async () => {
      await signIn(page, language, `arta.${language}@agimi.test`);
      await page.getByRole('heading', { level: 1, name: word.licence }).waitFor();
      await look('licence');
      await page.getByRole('button', { name: word.accept }).click();
      await page.getByRole('heading', { level: 1, name: word.chooseCompany }).waitFor();
      await look('company picker');
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await signIn(page, language, 'super@demo.test');
      await look('no company chosen');
      await page.getByRole('searchbox', { name: word.searchCompany }).fill('i');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /Drini/ }).waitFor();
      await look('company search');
      await lookAtPages('super admin', ['/outbox']);
      expect(findings).toEqual({});
    });

    const PAGES = ['/', '/account', '/changePassword', '/notifications', '/nowhere'];

    it('on the pages of the shell, with and without data', async () => {
      await enterAs(page, language, 'manager@demo.test', 'Agimi');
      await lookAtPages('full', PAGES);
      await page.goto('/companyLogin');
      await page.getByRole('button', { name: /Drini/ }).click();
      await page.getByRole('heading', { level: 1, name: word.welcome }).waitFor();
      await lookAtPages('empty', PAGES);
      expect(findings).toEqual({});
    });

    it('on what opens over a page: bell, language, own menu, search, support, countdown, offline', async () => {
      await page.clock.install();
      await enterAs(page, language);
      await page.goto('/');
      await page.getByRole('heading', { level: 1, name: word.welcome }).waitFor();
      const open: readonly [string, () => Promise<void>][] = [
        ['bell', () => page.getByRole('button', { name: new RegExp(`^${word.notifications}`) }).click()],
        ['language', () => page.getByRole('button', { name: new RegExp(`^${word.language}: `) }).click()],
        ['own menu', () => openOwnMenu(page, language).then(() => undefined)],
        ['search', () => page.keyboard.press('Control+k')],
        ['support', () => page.getByRole('button', { name: word.support }).click()],
        [
          'countdown',
          async () => {
            await page.clock.fastForward('29:45');
            await page.getByRole('dialog').waitFor();
          },
        ],
      ];
      for (const [what, act] of open) {
        await act();
        await page.clock.runFor(1_000);
        await look(what);
        await page.keyboard.press('Escape');
        await page.clock.runFor(1_000);
      }
      await page.context().setOffline(true);
      await page.getByText(word.offline).waitFor();
      await look('offline');
      expect(findings).toEqual({});
    });

    it('on a page that failed to load, and on one the role may not open', async () => {
      await enterAs(page, language);
      await page.route('**/api/notification/**', (route) => route.fulfill({ status: 500, body: '{}' }));
      await page.goto('/notifications');
      await page.getByRole('button', { name: word.tryAgain }).first().waitFor();
      await look('failed');
      // Every place is for every role today; a copy of the registry that says otherwise shows what a refusal looks like.
      await page.evaluate(() => {
        const copy = localStorage.getItem('paga.remotes') ?? '';
        localStorage.setItem('paga.remotes', copy.replaceAll('"getStatistics"', '"createTenant"'));
      });
      await page.route('**/remotes.json', (route) => route.abort());
      await page.goto('/reports');
      await page.getByText(word.forbidden).waitFor();
      await look('forbidden');
      expect(findings).toEqual({});
    });
  },
);
