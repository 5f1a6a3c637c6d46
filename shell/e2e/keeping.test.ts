import type { Page } from 'playwright-core';
import type { Language } from './browser.ts';
import { languagesOf } from './by-turns.ts';
import { enterAs } from './enter-as.ts';
import { oneStage } from './stage.ts';
import { axeClean, goWithin } from './steps.ts';
import { until } from './until.ts';
import { words } from './words.ts';

const stage = oneStage();

const ROLES = { 2: 'admin@agimi.test', 3: 'manager@demo.test', 4: 'user@agimi.test' } as const;
const WORDS = {
  sq: {
    old: 'Vlera e vjetër',
    minutes: 'Minuta',
    request: 'Krijo kopje rezervë',
    make: 'Bëj kopjen',
    requested: 'Kopja rezervë u kërkua',
  },
  en: {
    old: 'Old value',
    minutes: 'Minutes',
    request: 'Create a backup',
    make: 'Make the backup',
    requested: 'Backup requested',
  },
} as const;
const EMPTY = { sq: 'Nuk ka kopje rezervë për momentin', en: 'No backups yet' } as const;

async function signedIn(language: Language, email: string): Promise<Page> {
  const { page } = await stage.person();
  await enterAs(page, language, email, 'Agimi');
  return page;
}

/** A change as the tab itself makes it: the page's own session, the product's own call. */
async function changedInactivity(page: Page, minutes: number): Promise<void> {
  await page.goto('/configurations?tab=payroll&open=inactivity');
  const field = page
    .getByRole('dialog')
    .getByRole('spinbutton')
    .or(page.getByRole('dialog').getByRole('textbox'))
    .first();
  await field.fill(String(minutes));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Ruaj|Save)/ })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

it.each(languagesOf(__filename))(
  'shows a change with its old and its new value in the audit log (%s)',
  async (language) => {
    const page = await signedIn(language, ROLES[2]);
    await changedInactivity(page, language === 'sq' ? 20 : 25);
    await goWithin(page, '/configurations?tab=audit');
    const table = page.getByRole('table', { name: words[language].auditLog });
    const newest = table.getByRole('row').nth(1);
    await newest
      .getByText(language === 'sq' ? /ndryshoi kohën e joaktivitetit/ : /changed the time of inactivity/)
      .waitFor();
    await newest.getByRole('button', { expanded: false }).click();
    const changes = page.getByRole('table', { name: language === 'sq' ? 'Ndryshimet' : 'Changes' });
    await changes.getByText(WORDS[language].old).waitFor();
    const change = changes.getByRole('row').nth(1);
    await until(() => change.getByRole('cell').last().textContent(), language === 'sq' ? '20' : '25');
    await until(() => change.textContent(), expect.stringContaining(WORDS[language].minutes));
    // The name of the button under the pointer stands outside the page.
    await page.mouse.move(0, 0);
    await page.getByRole('tooltip').waitFor({ state: 'hidden' });
    await axeClean(page);
    await page.context().close();
  },
);

it('shows roles 3 and 4 the log of the company, and lets only those who edit request a backup', async () => {
  for (const role of [4, 3] as const) {
    const page = await signedIn('sq', ROLES[role]);
    await page.goto('/configurations?tab=audit');
    await page
      .getByRole('table', { name: words.sq.auditLog })
      .getByText(/ndryshoi kohën e joaktivitetit/)
      .first()
      .waitFor();
    await goWithin(page, '/configurations?tab=backup');
    await page.getByText(EMPTY.sq).waitFor();
    await until(() => page.getByRole('button', { name: WORDS.sq.request }).count(), role === 3 ? 1 : 0);
    await axeClean(page);
    await page.context().close();
  }
});

it('makes a requested backup and shows when it was made', async () => {
  const page = await signedIn('en', ROLES[2]);
  await page.goto('/configurations?tab=backup');
  await page.getByRole('button', { name: WORDS.en.request }).click();
  await page.getByRole('dialog', { name: 'Make a backup of Agimi?' }).waitFor();
  await axeClean(page);
  await page.getByRole('button', { name: WORDS.en.make }).click();
  await page.getByText(WORDS.en.requested).waitFor();
  const newest = page.getByRole('table', { name: 'Last backups' }).getByRole('row').nth(1);
  await newest.getByText('Made', { exact: true }).waitFor();
  await newest.getByText(/^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}$/).waitFor();
  await axeClean(page);
  await page.context().close();
});

it('shows the super admin what they did themselves, and nobody else’s doings', async () => {
  const page = await signedIn('sq', 'super@demo.test');
  await page.goto('/configurations?tab=audit');
  const table = page.getByRole('table', { name: words.sq.auditLog });
  await table
    .getByText(/ u kyç/)
    .first()
    .waitFor();
  await until(() => table.getByText(/ndryshoi kohën e joaktivitetit/).count(), 0);
  await page.context().close();
});
