import type { Page } from 'playwright-core';
import { languagesOf } from './by-turns.ts';
import { chain } from './chain.ts';
import { enterAs } from './enter-as.ts';
import { fromFiles } from './grid.ts';
import { oneStage } from './stage.ts';
import { axeClean, openMonth } from './steps.ts';
import { until } from './until.ts';

const CODE = 'AGI26A';

/** Each language has a month of its own: what one carries over is not what the other compares with. */
const texts = {
  sq: {
    month: 11,
    open: 'Simulimi',
    fresh: 'Simulim i ri',
    add: 'Shto ndryshim',
    raise: 'Rrit pagat në përqindje',
    who: 'Për kë',
    percentage: 'Përqindja',
    save: 'Ruaj simulimin',
    saved: 'U ruajt; muaji i vërtetë nuk është prekur',
    figures: 'Muaji i vërtetë dhe simulimi',
    net: /^Neto/,
    people: 'Punonjësit në të dyja anët',
    ofPerson: 'Shifrat e të dyja anëve',
    carry: 'Zbato në muaj',
    confirm: 'Zbato në nëntorin 2026',
    code: 'Kodi',
    done: /u zbatua: kushte të reja/,
    carried: 'Ky simulim është zbatuar në muaj',
    throwAway: 'Fshij simulimin',
    none: 'Ende nuk keni simuluar asgjë për nëntorin 2026',
  },
  en: {
    month: 12,
    open: 'What if',
    fresh: 'New what-if',
    add: 'Add a change',
    raise: 'Raise pay by percent',
    who: 'For whom',
    percentage: 'Percentage',
    save: 'Save the what-if',
    saved: 'Saved; the real month is untouched',
    figures: 'The real month and the what-if',
    net: /^Net/,
    people: 'Employees on both sides',
    ofPerson: 'Figures of both sides',
    carry: 'Apply to the month',
    confirm: 'Apply to December 2026',
    code: 'Code',
    done: /was applied: new terms/,
    carried: 'This what-if was applied to the month',
    throwAway: 'Delete',
    none: 'No scenarios for December 2026 yet',
  },
} as const;

const stage = oneStage();

describe.each(languagesOf(__filename))('what if, in %s', (language) => {
  const it = chain();
  const text = texts[language];
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    ({ page, faults } = await stage.person());
    await enterAs(page, language);
  });
  afterAll(() => page?.context().close());

  let net = '';
  const cellsOfNet = () =>
    page.getByRole('table', { name: text.figures }).getByRole('row', { name: text.net }).getByRole('cell');

  it('a raise of 5 % for a sector is seen beside the real month before it is saved', async () => {
    await openMonth(page, text.month);
    await fromFiles(page, text.open);
    await page.getByText(text.none).waitFor();
    await axeClean(page);
    await page.getByRole('button', { name: text.fresh }).click();
    await page.getByRole('button', { name: text.add }).click();
    await page.getByRole('menuitem', { name: text.raise }).click();
    await page.getByLabel(text.who).selectOption({ index: 1 });
    await page.getByRole('spinbutton', { name: text.percentage }).fill('5');
    // Real, tried, change.
    await until(
      () => cellsOfNet().allInnerTexts(),
      (cells: string[]) => /^\+[\d,]+\.\d\d$/.test(cells[2] ?? ''),
    );
    net = (await cellsOfNet().nth(1).textContent())?.trim() ?? '';
    await page.getByRole('grid', { name: text.people }).getByText(/^\+/).first().waitFor();
    await axeClean(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await axeClean(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: text.save }).click();
    await page.getByText(text.saved).waitFor();
  });

  it('a person of the sector tells why', async () => {
    await page.getByRole('grid', { name: text.people }).getByText(/^\+/).first().click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('table', { name: text.ofPerson }).waitFor();
    await axeClean(page);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
  });

  it('carried over, the real month shows the very net, and the what-if is a note that can be thrown away', async () => {
    await page.getByRole('button', { name: text.carry, exact: true }).click();
    const confirm = page.getByRole('button', { name: text.confirm });
    await confirm.waitFor();
    await axeClean(page);
    await confirm.click();
    await page.getByRole('textbox', { name: text.code, exact: true }).fill(CODE);
    await page.keyboard.press('Enter');
    await page.getByText(text.done).waitFor();
    await page.waitForURL(/\/calculations\?month=/);
    await page.locator('.workbench-figure').getByText(net, { exact: true }).waitFor();
    await fromFiles(page, text.open);
    await page.getByText(text.carried).waitFor();
    await axeClean(page);
    await page.getByRole('button', { name: text.throwAway }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.throwAway }).click();
    await page.getByText(text.none).waitFor();
  });

  it('nothing went wrong on the way', () => {
    expect(faults).toEqual([]);
  });
});
