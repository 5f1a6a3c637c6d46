import type { Page } from 'playwright-core';
import type { Language } from './browser.ts';
import { languagesOf } from './by-turns.ts';
import { enterAs } from './enter-as.ts';
import { oneStage } from './stage.ts';
import { axeClean, goOn, goWithin, openMonth } from './steps.ts';
import { until } from './until.ts';

/** What a person reads and presses here; literal, so that a changed text is seen. Months and days differ: both languages meet one company. */
const words = {
  sq: {
    month: 10,
    leave: -1,
    validFrom: 'Vlen nga',
    band: 'Shkalla 3: paguan mbi',
    toPreview: 'Shiko kë prek',
    saveTable: 'Ruaj tabelën',
    savedTable: /^Informatat u ruajtën: tabela e tatimit nga/,
    outdated: 'Cilësimet kanë ndryshuar që nga llogaritja',
    addHoliday: 'Shto festë',
    day: 'Dita e pushimit',
    holiday: 'Emri shqip',
    save: 'Ruaj',
    savedHoliday: 'Informatat u ruajtën: festa zyrtare.',
    edit: 'Ndrysho Drini',
    status: 'Statusi',
    suspended: 'E pezulluar',
    active: 'Aktive',
    savedCompany: '“Drini” u ruajt.',
    night: 'Puna e natës',
    closed: /^Kompania Drini është e pezulluar: të dhënat mund t’i shihni, por jo t’i ndryshoni\./,
    edits: /^(Ndrysho|Fshij|Çaktivizo|Shto|Ruaj|Ngarko|Hiq)/,
  },
  en: {
    month: 11,
    leave: -2,
    validFrom: 'Valid from',
    band: 'Band 3: pays above',
    toPreview: 'See who is affected',
    saveTable: 'Save the table',
    savedTable: /^The information was saved: tax table from/,
    outdated: 'Settings have changed since the calculation',
    addHoliday: 'Add a holiday',
    day: 'Day off',
    holiday: 'Name in Albanian',
    save: 'Save',
    savedHoliday: 'The information was saved: public holiday.',
    edit: 'Edit Drini',
    status: 'Status',
    suspended: 'Suspended',
    active: 'Active',
    savedCompany: '“Drini” was saved.',
    night: 'Night work',
    closed: /^Drini is suspended: you can look at its data, but not change it\./,
    edits: /^(Edit|Delete|Deactivate|Add|Save|Upload|Remove)/,
  },
} satisfies Record<Language, unknown>;

const stage = oneStage();

async function signedIn(language: Language, email: string, company?: string): Promise<Page> {
  const { page } = await stage.person();
  await enterAs(page, language, email, company);
  return page;
}

const openSetting = (page: Page, key: string) => page.goto(`/configurations?tab=payroll&open=${key}`);

/** A wage tax table from a day on, with two percent more in the highest band. */
async function taxTableFrom(page: Page, language: Language, day: string): Promise<void> {
  const word = words[language];
  await openSetting(page, 'taxes');
  const form = page.getByRole('dialog').first();
  await form.getByLabel(word.validFrom).fill(day);
  await form.getByRole('group', { name: word.band }).getByRole('spinbutton').first().fill('12');
  await form.getByRole('button', { name: word.toPreview }).click();
  await page.getByRole('button', { name: word.saveTable }).click();
  await page.getByText(word.savedTable).waitFor();
}

async function addHoliday(page: Page, language: Language, day: string): Promise<void> {
  const word = words[language];
  await openSetting(page, 'publicHolidays');
  await page.getByRole('button', { name: word.addHoliday }).click();
  const form = page.getByRole('dialog', { name: word.addHoliday });
  await form.getByLabel(word.day).fill(day);
  await form.getByLabel(word.holiday).fill('Ditë zie');
  await form.getByRole('button', { name: word.save, exact: true }).click();
  await page.getByText(word.savedHoliday).waitFor();
}

/** A leave of the list, counted from its end: its first day, and how many working days it takes. */
async function leaveAt(page: Page, at: number): Promise<{ from: string; days: number }> {
  await page.goto('/holidays/upcoming');
  const row = page.getByRole('table').last().getByRole('row').nth(at);
  await row.getByRole('cell').first().waitFor();
  const [, from = '', , days = ''] = await row.getByRole('cell').allInnerTexts();
  return { from, days: Number(days) };
}

/** Days that are holidays already, as the list writes them, or are given for one on a weekend: what begins there gets none more. */
const FEAST = /^(25\.12|0[1-4]\.01|07\.01|17\.02|09\.04|0[19]\.05)/;

/** The place in the list of a leave that begins on no holiday: from the language's own on, which is every second one. */
async function ordinaryLeave(page: Page, first: number): Promise<number> {
  let at = first;
  while (FEAST.test((await leaveAt(page, at)).from)) at -= 2;
  return at;
}

async function setStatus(page: Page, language: Language, status: string): Promise<void> {
  const word = words[language];
  await page.goto('/configurations?tab=companies');
  await page.getByRole('button', { name: word.edit }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(word.status).click();
  await page.getByTitle(status, { exact: true }).last().click();
  await form.getByRole('button', { name: word.save, exact: true }).click();
  await page.getByText(word.savedCompany).waitFor();
}

describe.each(languagesOf(__filename))('what a change means for others, in %s', (language) => {
  const word = words[language];

  let admin: Page;
  let boss: Page;
  beforeAll(async () => {
    admin = await signedIn(language, 'admin@agimi.test');
    boss = await signedIn(language, 'super@demo.test');
  });
  afterAll(async () => {
    for (const page of [admin, boss]) await page?.context().close();
  });

  it('an open month says that it would come out otherwise since a tax table was saved', async () => {
    await openMonth(admin, word.month);
    await until(() => admin.getByText(word.outdated).count(), 0);
    await taxTableFrom(boss, language, `01.${String(word.month).padStart(2, '0')}.2026`);
    await admin.reload();
    await admin.getByText(word.outdated).waitFor();
    await axeClean(admin);
  });

  it('a holiday over a booked leave gives its day back', async () => {
    const at = await ordinaryLeave(admin, word.leave);
    const before = await leaveAt(admin, at);
    await addHoliday(boss, language, before.from);
    await until(() => leaveAt(admin, at), { from: before.from, days: before.days - 1 });
  });

  it('a suspended company is read and not changed, and says why', async () => {
    await setStatus(boss, language, word.suspended);
    const manager = await signedIn(language, 'manager@demo.test', 'Drini');
    await manager.setViewportSize({ width: 390, height: 844 });
    await manager.goto('/');
    await manager.getByText(word.closed).waitFor();
    await axeClean(manager);
    await openSetting(manager, 'overtime');
    await manager.getByLabel(word.night).waitFor();
    await until(() => manager.getByLabel(word.night).isDisabled(), true);
    await until(
      () => manager.getByRole('dialog').getByRole('button', { name: word.save, exact: true }).count(),
      0,
    );
    await axeClean(manager);
    await setStatus(boss, language, word.active);
    await manager.context().close();
  });

  it('the company user finds nothing to change in any place of the configurations', async () => {
    const page = await signedIn(language, 'user@agimi.test');
    const selected = page.getByRole('tab', { selected: true });
    for (const tab of ['payroll', 'users', 'audit', 'backup', 'own', 'companies']) {
      await goOn(page, `/configurations?tab=${tab}`, selected);
      await selected.waitFor();
      await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
      await until(
        async () => [
          tab,
          await page.getByRole('main').getByRole('button', { name: word.edits }).allInnerTexts(),
        ],
        [tab, []],
      );
    }
    const settings = ['overtime', 'month', 'insurance', 'leave', 'sectors', 'closingCode', 'inactivity'];
    for (const key of [...settings, 'contributions', 'taxes', 'minimumWage', 'publicHolidays']) {
      const dialog = page.getByRole('dialog');
      await goWithin(page, '/configurations?tab=payroll');
      await dialog.waitFor({ state: 'detached' });
      await goWithin(page, `/configurations?tab=payroll&open=${key}`);
      await dialog.waitFor();
      await dialog.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      await until(
        async () => [key, await dialog.getByRole('button', { name: word.edits }).count()],
        [key, 0],
      );
    }
    await openSetting(page, 'logo');
    await selected.waitFor();
    await until(() => page.getByRole('dialog').count(), 0);
    await page.context().close();
  });
});
