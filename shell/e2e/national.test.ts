import type { Locator, Page } from 'playwright-core';
import type { Language } from './browser.ts';
import { languagesOf } from './by-turns.ts';
import { enterAs } from './enter-as.ts';
import { oneStage } from './stage.ts';
import { axeClean } from './steps.ts';
import { until } from './until.ts';

/** What a person reads and presses here; literal, so that a changed text is seen. */
const words = {
  sq: {
    taxes: 'Tatimi në paga',
    validFrom: 'Vlen nga',
    band: 'Shkalla 3: paguan mbi',
    from: 'Nga',
    toPreview: 'Shiko kë prek',
    gap: 'Ka boshllëk ndërmjet shkallës 2 dhe shkallës 3',
    preview: 'Kë prek dhe sa',
    samples: 'Paga të zakonshme',
    save: 'Ruaj tabelën',
    saved: 'Informatat u ruajtën: tabela e tatimit nga 01.01.2040.',
    history: 'Historia',
    holidays: 'Festat zyrtare',
    add: 'Shto festë',
    date: 'Dita e pushimit',
    name: 'Emri shqip',
    ok: 'Ruaj',
    holidaySaved: 'Informatat u ruajtën: festa zyrtare.',
    inForce: 'Vlera që caktohen nga platforma',
  },
  en: {
    taxes: 'Wage tax',
    validFrom: 'Valid from',
    band: 'Band 3: pays above',
    from: 'From',
    toPreview: 'See who is affected',
    gap: 'There is a gap between band 2 and band 3',
    preview: 'Who is affected and by how much',
    samples: 'Usual salaries',
    save: 'Save the table',
    saved: 'The information was saved: tax table from 01.01.2039.',
    history: 'History',
    holidays: 'Public holidays',
    add: 'Add a holiday',
    date: 'Day off',
    name: 'Name in Albanian',
    ok: 'Save',
    holidaySaved: 'The information was saved: public holiday.',
    inForce: 'Set by the platform',
  },
} satisfies Record<Language, unknown>;

const stage = oneStage();

const openSetting = (page: Page, key: string) => page.goto(`/configurations?tab=payroll&open=${key}`);
const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

describe.each(languagesOf(__filename))('national values in %s', (language) => {
  const word = words[language];
  // The English table begins before the Albanian one, so that both take over from the law's.
  const year = language === 'sq' ? 2040 : 2039;

  it('role 1 falls over a gap, previews a tax table of a coming date, saves it and sees it in the history', async () => {
    const { context, page, faults } = await stage.person();
    await enterAs(page, language, 'super@demo.test');
    await openSetting(page, 'taxes');
    const form = dialogOf(page, word.taxes);
    await form.getByLabel(word.validFrom).fill(`01.01.${year}`);
    const from = form.getByRole('group', { name: word.band }).getByLabel(word.from);
    await from.fill('460');
    await form.getByRole('button', { name: word.toPreview }).click();
    await form.getByText(word.gap).waitFor();
    await axeClean(page);

    await from.fill('450');
    const percentage = form.getByRole('group', { name: word.band }).getByRole('spinbutton').first();
    await percentage.fill('12');
    await form.getByRole('button', { name: word.toPreview }).click();
    const preview = dialogOf(page, word.preview);
    // 1,000.00: taxable 950.00; 200 x 8 % + 500 x 10 % so far, 500 x 12 % then.
    const row = preview
      .getByRole('table', { name: word.samples })
      .getByRole('row')
      .filter({ hasText: '1,000.00' });
    await row.waitFor();
    await until(() => row.locator('th, td').allInnerTexts(), ['1,000.00', '66.00', '76.00', '+10.00']);
    await axeClean(page);
    await preview.getByRole('button', { name: word.save }).click();
    await page.getByText(word.saved).waitFor();

    await form.waitFor({ state: 'hidden' });
    await openSetting(page, 'taxes');
    await form.getByRole('table', { name: word.history }).getByText(`01.01.${year}`).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('role 1 adds a public holiday, and the user of a company reads it without a button', async () => {
    const { context, page } = await stage.person();
    await enterAs(page, language, 'super@demo.test');
    await openSetting(page, 'publicHolidays');
    const holidays = dialogOf(page, word.holidays);
    await holidays.getByRole('button', { name: word.add }).click();
    const form = dialogOf(page, word.add);
    const day = language === 'sq' ? '22' : '23';
    await form.getByLabel(word.date).fill(`${day}.12.2026`);
    await form.getByLabel(word.name).fill(`Ditë e veçantë ${day}`);
    await form.getByRole('button', { name: word.ok, exact: true }).click();
    await page.getByText(word.holidaySaved).waitFor();
    await holidays.getByRole('combobox').selectOption('2026');
    await holidays.getByText(`Ditë e veçantë ${day}`).waitFor();
    await axeClean(page);
    await context.close();

    const reader = await stage.person();
    await enterAs(reader.page, language, 'user@agimi.test');
    await reader.page.goto('/configurations?tab=payroll');
    await reader.page.getByRole('heading', { name: word.inForce }).waitFor();
    await axeClean(reader.page);
    await openSetting(reader.page, 'publicHolidays');
    const shown = dialogOf(reader.page, word.holidays);
    await shown.getByRole('combobox').selectOption('2026');
    await shown.getByText(`Ditë e veçantë ${day}`).waitFor();
    await until(() => shown.getByRole('button', { name: word.add }).count(), 0);
    await reader.context.close();
  });
});
