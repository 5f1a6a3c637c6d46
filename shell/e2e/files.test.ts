import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Language } from './browser.ts';
import { languagesOf } from './by-turns.ts';
import { enterAs } from './enter-as.ts';
import { oneStage } from './stage.ts';
import { axeClean } from './steps.ts';
import { until } from './until.ts';

/** What a person reads and presses here; literal, so that a changed text is seen. */
const words = {
  sq: {
    none: 'Ky punonjës ende nuk ka dokumente',
    added: (name: string) => `Dokumenti ${name} u ngarkua.`,
    mark: (name: string) => `Shëno si kontratë: ${name}`,
    contract: 'Kontrata',
    wrongType: 'Ky lloj dokumenti nuk pranohet: dërgoni PDF, foto ose dokument Office pa makro.',
    tooLarge: 'Skedari është më i madh se sa lejohet',
    remove: (name: string) => `Hiq ${name}`,
    confirm: 'Hiq dokumentin',
    removed: (name: string) => `Dokumenti ${name} u hoq.`,
    documents: (name: string) => `Dokumentet: ${name}`,
    edit: 'Ndrysho',
    choose: 'Zgjidh foto',
    frame: 'Korniza e fotos',
    zoom: /^Zmadhimi/,
    save: 'Ruaj foton',
    saved: 'Fotoja u ruajt.',
    removePhoto: 'Hiq foton',
    photoRemoved: (name: string) => `Fotoja e ${name} u hoq.`,
  },
  en: {
    none: 'This employee has no documents yet',
    added: (name: string) => `The document ${name} was uploaded.`,
    mark: (name: string) => `Mark as contract: ${name}`,
    contract: 'Contract',
    wrongType:
      'This kind of document is not accepted: send a PDF, a picture or an Office document without macros.',
    tooLarge: 'File size has been exceeded',
    remove: (name: string) => `Remove ${name}`,
    confirm: 'Remove document',
    removed: (name: string) => `The document ${name} was removed.`,
    documents: (name: string) => `Documents: ${name}`,
    edit: 'Edit',
    choose: 'Choose photo',
    frame: 'Frame of the photo',
    zoom: /^Zoom/,
    save: 'Save photo',
    saved: 'The photo was saved.',
    removePhoto: 'Remove photo',
    photoRemoved: (name: string) => `The photo of ${name} was removed.`,
  },
} satisfies Record<Language, unknown>;

const PDF = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF';
const aFile = (name: string, content: string | Buffer = PDF) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});

const stage = oneStage();

/** The first employee of the list: the name, and the row. */
async function firstPerson(page: Page, label: (name: string) => string) {
  await page.goto('/employees');
  const button = page.getByRole('button', { name: label('') }).first();
  const name = ((await button.getAttribute('aria-label')) ?? '').slice(label('').length);
  return { name, button, row: page.getByRole('row').filter({ hasText: name }).first() };
}

/** Opens the profile of the row by its keyboard. */
async function openProfile(page: Page, name: string): Promise<void> {
  await page.getByRole('gridcell').filter({ hasText: name }).first().dblclick();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

describe.each(languagesOf(__filename))('files of an employee in %s', (language) => {
  const word = words[language];

  it('a contract is uploaded, marked, saved to the disk and removed; what is no document is refused', async () => {
    const { context, page, faults } = await stage.person();
    await enterAs(page, language);
    const { button } = await firstPerson(page, word.documents);
    await button.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(word.none).waitFor();
    const input = dialog.locator('input[type=file]');
    await input.setInputFiles(aFile('Kontrata e punës.pdf'));
    await page.getByText(word.added('Kontrata e punës.pdf')).waitFor();
    await dialog.getByRole('button', { name: word.mark('Kontrata e punës.pdf') }).click();
    await dialog.getByText(word.contract, { exact: true }).waitFor();
    await input.setInputFiles(aFile('faqe.pdf', '<script>alert(1)</script>'));
    await dialog.getByText(word.wrongType).waitFor();
    await input.setInputFiles(aFile('skanim.pdf', Buffer.alloc(10 * 1024 * 1024 + 1)));
    await dialog.getByText(word.tooLarge).waitFor();
    await axeClean(page);

    const file = dialog.getByRole('button', { name: 'Kontrata e punës.pdf', exact: true });
    const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
    expect(download.suggestedFilename()).toBe('Kontrata e punës.pdf');
    expect(readFileSync(await download.path(), 'utf8')).toBe(PDF);

    await dialog.getByRole('button', { name: word.remove('Kontrata e punës.pdf') }).click();
    await page.getByRole('button', { name: word.confirm }).click();
    await page.getByText(word.removed('Kontrata e punës.pdf')).waitFor();
    await dialog.getByText(word.none).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a photo is cut by keyboard and pointer, stands in the list, and is taken away', async () => {
    const { context, page, faults } = await stage.person();
    await enterAs(page, language);
    const { name } = await firstPerson(page, word.documents);
    const picture = await page.screenshot();
    await openProfile(page, name);
    await page.getByRole('button', { name: word.edit, exact: true }).click();
    await page
      .getByLabel(word.choose)
      .setInputFiles({ name: 'arta.png', mimeType: 'image/png', buffer: picture });
    const frame = page.getByRole('application', { name: word.frame });
    const image = frame.locator('img');
    await until(
      () => image.getAttribute('style'),
      (style: string | null) => style !== null,
    );
    await frame.focus();
    for (const key of ['+', '+', '+', 'ArrowLeft', 'Shift+ArrowUp']) await page.keyboard.press(key);
    const before = await image.getAttribute('style');
    const box = (await frame.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(box.x + 100, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + 140, box.y + 100, { steps: 4 });
    await page.mouse.up();
    await until(
      () => image.getAttribute('style'),
      (style: string | null) => style !== before,
    );
    await until(() => page.getByRole('slider', { name: word.zoom }).getAttribute('aria-valuetext'), '133%');
    await axeClean(page);
    await page.getByRole('button', { name: word.save }).click();
    await page.getByText(word.saved).waitFor();

    const { row } = await firstPerson(page, word.documents);
    const shown = row.locator('img');
    await shown.waitFor();
    await page.waitForFunction(
      (img) => (img as HTMLImageElement | null)?.naturalWidth === 256,
      await shown.elementHandle(),
    );
    await openProfile(page, name);
    await page.getByRole('button', { name: word.edit, exact: true }).click();
    await page.getByRole('button', { name: word.removePhoto }).click();
    await page.getByRole('dialog').getByRole('button', { name: word.removePhoto }).click();
    await page.getByText(word.photoRemoved(name)).waitFor();
    const again = await firstPerson(page, word.documents);
    await again.row.waitFor();
    await until(() => again.row.locator('img').count(), 0);
    expect(faults).toEqual([]);
    await context.close();
  });
});
