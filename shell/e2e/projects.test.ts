import type { Browser, Page } from 'playwright-core';
import { type Language, openBrowser, person } from './browser.ts';
import { type Product, startProduct } from './product.ts';
import { axeFindings, signIn } from './steps.ts';

/** What a person reads and presses here; literal, so that a changed text is seen. */
const words = {
  sq: {
    add: 'Shto projekt',
    name: 'Emri i projektit',
    budget: 'Buxheti mujor (€)',
    line: 'Linja',
    group: (number: number) => `Linja ${number}`,
    lineBudget: 'Buxheti (€)',
    addLine: 'Shto linjë',
    exceeded: 'E keni tejkaluar vlerën e projektit!',
    save: 'Ruaj projektin',
    saved: (name: string) => `Projekti ${name} u ruajt.`,
    lines: (name: string) => `Linjat e buxhetit: ${name}`,
    edit: (name: string) => `Ndrysho projektin ${name}`,
    remove: (name: string) => `Fshij projektin ${name}`,
    confirm: 'Fshij projektin',
    deleted: (name: string) => `Projekti ${name} u fshi.`,
    empty: 'Ende nuk ka projekte',
    restore: 'Ktheje',
    back: 'Konfigurimet',
    active: 'Aktiv',
  },
  en: {
    add: 'Add project',
    name: 'Project name',
    budget: 'Monthly budget (€)',
    line: 'Line',
    group: (number: number) => `Line ${number}`,
    lineBudget: 'Budget (€)',
    addLine: 'Add line',
    exceeded: 'You have exceeded the project value!',
    save: 'Save project',
    saved: (name: string) => `The project ${name} was saved.`,
    lines: (name: string) => `Budget lines: ${name}`,
    edit: (name: string) => `Edit project ${name}`,
    remove: (name: string) => `Delete project ${name}`,
    confirm: 'Delete project',
    deleted: (name: string) => `The project ${name} was deleted.`,
    empty: 'No projects yet',
    restore: 'Restore',
    back: 'Configurations',
    active: 'Active',
  },
} satisfies Record<Language, unknown>;

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

async function fillLine(page: Page, language: Language, number: number, name: string, budget: string): Promise<void> {
  const line = page.getByRole('dialog').getByRole('group', { name: words[language].group(number) });
  await line.getByLabel(words[language].line, { exact: true }).fill(name);
  await line.getByLabel(words[language].lineBudget).fill(budget);
}

describe.each(['sq', 'en'] as const)('projects in %s', (language) => {
  const word = words[language];
  const name = language === 'sq' ? 'Shkolla digjitale' : 'Digital school';

  it('a project is added with its lines, warned about once, found, changed and deleted', async () => {
    const { context, page, faults } = await person(browser, product.url);
    await signIn(page, language);
    await page.goto('/projects');
    await page.getByText(word.empty).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('button', { name: word.add }).first().click();
    const form = page.getByRole('dialog');
    await form.getByLabel(word.name).fill(name);
    await form.getByLabel(word.budget).fill('1000');
    await fillLine(page, language, 1, 'Mësimdhënia', '700');
    await form.getByRole('button', { name: word.addLine }).click();
    await fillLine(page, language, 2, 'Administrata', '300.01');
    await form.getByText(word.exceeded).waitFor();
    expect(await form.getByText(word.exceeded).count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    await fillLine(page, language, 2, 'Administrata', '300');
    await form.getByText(word.exceeded).waitFor({ state: 'detached' });
    await form.getByRole('button', { name: word.save }).click();
    await page.getByText(word.saved(name)).waitFor();

    await page.getByRole('button', { name: word.lines(name) }).click();
    await page
      .getByRole('table', { name: word.lines(name) })
      .getByText('Administrata')
      .waitFor();
    expect(await page.getByText(word.active, { exact: true }).count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('button', { name: word.edit(name) }).click();
    await page.getByRole('dialog').getByLabel(word.budget).fill('2500');
    await page.reload();
    await page.getByRole('button', { name: word.edit(name) }).click();
    await page.getByRole('dialog').getByRole('button', { name: word.restore }).click();
    await page.getByRole('dialog').getByRole('button', { name: word.save }).click();
    await page.getByText('2,500.00').waitFor();

    await page.getByRole('button', { name: word.remove(name) }).click();
    await page.getByRole('dialog').getByRole('button', { name: word.confirm }).click();
    await page.getByText(word.deleted(name)).waitFor();
    await page.getByText(word.empty).waitFor();
    await page.getByRole('link', { name: word.back, exact: true }).last().click();
    await page.waitForURL(/\/configurations/);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('the company user reads the projects on a phone and changes none', async () => {
    const { context, page } = await person(browser, product.url, { width: 390, height: 844 });
    await signIn(page, language, 'user@agimi.test');
    await page.goto('/projects');
    await page.getByText(word.empty).waitFor();
    expect(await page.getByRole('button', { name: word.add }).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  });
});
