import type { Page } from 'playwright-core';
import type { Language } from './browser.ts';
import { languagesOf } from './by-turns.ts';
import { chain } from './chain.ts';
import { enterAs } from './enter-as.ts';
import { oneStage } from './stage.ts';
import { axeClean, goOn, goWithin, openMonth, signIn } from './steps.ts';
import { until } from './until.ts';
import { words } from './words.ts';

/** What a person reads and presses here; literal, so that a changed text is seen. The months differ: both languages meet one company. */
const said = {
  sq: {
    month: 10,
    from: '01.11.2026',
    night: 'Puna e natës',
    since: 'Vlen nga',
    percent: '35',
    changed: 'Përqindjet e orëve shtesë u ruajtën',
    history: /^Historia \(\d\)$/,
    step: '30% → 35%',
    overtime: /^Orët shtesë/,
    code: 'Kodi i mbylljes së periudhës',
    sectors: /^Sektorët/,
    addSector: 'Shto sektor',
    sectorName: 'Emri i sektorit',
    sector: 'Mirëmbajtja',
    added: 'Sektori u shtua',
    edit: 'Ndrysho kodin',
    generate: 'Gjenero kod',
    saved: 'Kodi i mbylljes së periudhës u ruajt',
    save: 'Ruaj',
    close: /^Mbyll .*2026$/,
    closed: /^Pagat për .* u mbyllën$/,
    masked: 'Kodin e shohin administratori dhe menaxheri i kompanisë.',
  },
  en: {
    month: 11,
    from: '01.12.2026',
    night: 'Night work',
    since: 'Valid from',
    percent: '40',
    changed: 'The percentages for extra hours were saved',
    history: /^History \(\d\)$/,
    step: '35% → 40%',
    overtime: /^Extra hours/,
    code: 'Period-closing code',
    sectors: /^Sectors/,
    addSector: 'Add a sector',
    sectorName: 'Name of the sector',
    sector: 'Maintenance',
    added: 'The sector was added',
    edit: 'Change the code',
    generate: 'Generate a code',
    saved: 'The period-closing code was saved',
    save: 'Save',
    close: /^Close .*2026$/,
    closed: /^The salaries for .* are closed$/,
    masked: 'The company’s administrator and manager see the code.',
  },
} satisfies Record<Language, unknown>;

const stage = oneStage();

const settingsOf = async (page: Page): Promise<void> => {
  await goOn(page, '/configurations?tab=payroll');
  await page.getByRole('tab', { selected: true }).waitFor();
};

describe.each(languagesOf(__filename))('a manager sets up the company in %s', (language) => {
  const it = chain();
  const say = said[language];
  let page: Page;
  let faults: string[];
  let code: string;
  beforeAll(async () => {
    ({ page, faults } = await stage.person());
    await signIn(page, language, 'manager@demo.test');
    await page.getByRole('heading', { level: 1, name: words[language].chooseCompany }).waitFor();
    await page.getByRole('button', { name: /Agimi/ }).click();
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasNotText: words[language].chooseCompany })
      .waitFor();
  });
  afterAll(() => page?.context().close());

  it('changes overtime from a date on, and finds it in the history', async () => {
    await settingsOf(page);
    await page.getByRole('link', { name: say.overtime }).click();
    await page.getByLabel(say.night).fill(say.percent);
    await page.getByLabel(say.since).fill(say.from);
    await axeClean(page);
    await page.getByRole('button', { name: say.save, exact: true }).click();
    await page.getByText(say.changed).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: say.overtime }).click();
    await page.getByText(say.history).click();
    await page.getByText(say.step).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('adds a sector', async () => {
    await page.getByRole('link', { name: say.sectors }).click();
    await page.getByRole('button', { name: say.addSector }).click();
    await page.getByLabel(say.sectorName).fill(say.sector);
    await page.getByRole('button', { name: say.save, exact: true }).click();
    await page.getByText(say.added).waitFor();
    await page.getByRole('rowheader', { name: say.sector }).waitFor();
    await page.getByRole('dialog', { name: say.addSector }).waitFor({ state: 'detached' });
    await axeClean(page);
    await page.keyboard.press('Escape');
  });

  it('generates a closing code and saves it', async () => {
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await goWithin(page, '/configurations?tab=payroll&open=closingCode');
    await page.getByRole('button', { name: say.edit }).click();
    const field = page.getByRole('textbox', { name: say.code });
    // The code of the one language is what the other finds: only another one than stood there is the proposed one.
    const old = await field.inputValue();
    await page.getByRole('button', { name: say.generate }).click();
    await until(
      () => field.inputValue(),
      (value: string) => value !== old,
    );
    code = await field.inputValue();
    expect(code).toMatch(/^[A-Z2-9]{6}$/);
    await axeClean(page);
    await page.getByRole('button', { name: say.save, exact: true }).click();
    await page.getByText(say.saved).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('closes a month with the new code', async () => {
    await openMonth(page, say.month);
    await page.getByRole('button', { name: say.close }).click();
    const prompt = page.getByRole('dialog');
    await prompt.getByRole('textbox').fill(code);
    await prompt.getByRole('button', { name: say.close }).click();
    await page.getByText(say.closed).waitFor();
  });

  it('meets no error of its own on the way', () => {
    expect(faults).toEqual([]);
  });
});

describe.each(languagesOf(__filename))('a user in %s', (language) => {
  const say = said[language];

  it('sees the settings and cannot change them; the closing code is masked', async () => {
    const { page, context } = await stage.person();
    await enterAs(page, language, 'user@agimi.test');
    await settingsOf(page);
    await page.getByRole('link', { name: say.overtime }).click();
    await until(() => page.getByLabel(say.night).isDisabled(), true);
    await axeClean(page);
    await goWithin(page, '/configurations?tab=payroll&open=closingCode');
    await page.getByText(say.masked).waitFor();
    await page.getByText('******').waitFor();
    for (const name of [say.edit, say.generate, say.save])
      await until(() => page.getByRole('button', { name, exact: true }).count(), 0);
    await page.goto('/configurations?tab=payroll&open=sectors');
    await page.getByRole('rowheader').first().waitFor();
    await until(() => page.getByRole('button', { name: say.addSector }).count(), 0);
    await context.close();
  });
});
