import type { Page } from 'playwright-core';
import { languagesOf } from './by-turns.ts';
import { enterAs } from './enter-as.ts';
import { oneStage } from './stage.ts';
import { axeClean } from './steps.ts';

/** Each language has somebody of its own. */
const texts = {
  sq: {
    ...{ id: 120, lastDay: '15.09.2026', end: 'Përfundo punësimin', ended: 'Punësimi u përfundua.' },
    unused: /Pushim i pashfrytëzuar/,
    certificate: 'Vërtetimi i punësimit',
    openEnded: 'Pa afat, deri më 15.09.2026',
    undo: 'Zhbëj',
    undone: 'Përfundimi u zhbë: gjithçka është si më parë.',
  },
  en: {
    ...{ id: 117, lastDay: '15.10.2026', end: 'End employment', ended: 'Employment was ended.' },
    unused: /Unused leave/,
    certificate: 'Certificate of employment',
    openEnded: 'Open-ended, until 15.10.2026',
    undo: 'Undo',
    undone: 'The end was undone: everything is as before.',
  },
} as const;

const stage = oneStage();

test.each(languagesOf(__filename))(
  'in %s somebody leaves from the profile: seen before, with a certificate, and undone by the keyboard',
  async (language) => {
    const text = texts[language];
    const { page, faults } = await stage.person();
    await enterAs(page, language);
    await page.goto(`/employees/${text.id}`);
    await press(page, text.end);
    await page.getByText(text.unused).waitFor();
    await axeClean(page);
    await page.getByRole('main').getByRole('textbox').first().fill(text.lastDay);
    const withDay = page.getByText(new RegExp(`: .* ${text.lastDay}`));
    await withDay.first().waitFor();
    await press(page, text.end);
    await page.getByText(text.ended).waitFor();
    await page.getByText(text.openEnded).waitFor();
    await axeClean(page);
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, text.certificate)]);
    expect(download.suggestedFilename()).toMatch(/\.docx$/);
    await press(page, text.undo);
    await page.getByText(text.undone).waitFor();
    await page.getByRole('button', { name: text.end, exact: true }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}
