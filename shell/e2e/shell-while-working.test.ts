import type { Page } from 'playwright-core';
import { deployShell } from './deployed-shell.ts';
import { enterAs } from './enter-as.ts';
import { copySite, type SiteCopy } from './site-copy.ts';
import { oneStage } from './stage.ts';
import { openMenu } from './steps.ts';
import { until } from './until.ts';
import { words } from './words.ts';

const word = words.en;

const dialog = (page: Page) => page.getByRole('dialog');
const minutes = (page: Page) =>
  dialog(page).getByRole('spinbutton').or(dialog(page).getByRole('textbox')).first();
const fullName = (page: Page) => page.getByLabel('Full name');

/** Where the page says that a new version is there, they load it; nobody is left at a blank page or an error. */
async function goOnIfReplaced(page: Page): Promise<void> {
  const load = page.getByRole('alert').getByRole('button', { name: /Load|new version/i });
  if (!(await load.count())) return;
  const loaded = page.waitForEvent('load');
  await load.click();
  await loaded;
}

describe.each([
  ['with the files of before beside it', true],
  ['without them', false],
])('a shell is deployed %s', (_how, kept) => {
  let site: SiteCopy;
  beforeAll(() => {
    site = copySite();
  });
  const stage = oneStage(() => ({ env: { SITE_DIR: site.folder } }));
  afterAll(() => site?.discard());

  async function opened(address: string) {
    const person = await stage.person();
    await enterAs(person.page, 'en');
    await person.page.goto(address);
    return person;
  }

  it('under home, a half-filled form and a window: everybody goes on, and what was typed is there', async () => {
    const home = await opened('/');
    await home.page.getByRole('heading', { name: /Welcome/ }).waitFor();
    const form = await opened('/employees/new');
    await fullName(form.page).fill('Teuta');
    const window = await opened('/configurations?tab=payroll&open=inactivity');
    await minutes(window.page).fill('45');
    deployShell(site.folder, { kept });
    // The home page goes on to another place, by the menu.
    await openMenu(home.page, word.employees);
    await home.page.getByRole('grid').getByText('Arta Ahmeti').waitFor();
    // The form and the window are loaded anew, as somebody does whose page seems old.
    for (const { page } of [form, window]) {
      await goOnIfReplaced(page);
      await page.reload();
    }
    await form.page.getByRole('button', { name: 'Restore' }).click();
    await until(() => fullName(form.page).inputValue(), 'Teuta');
    await window.page.getByRole('button', { name: 'Restore' }).click();
    await until(() => minutes(window.page).inputValue(), '45');
    // And work on: the window is saved.
    await dialog(window.page).getByRole('button', { name: /Save/ }).click();
    await dialog(window.page).waitFor({ state: 'detached' });
    for (const { faults, context } of [home, form, window]) {
      expect(faults).toEqual([]);
      await context.close();
    }
  });
});
