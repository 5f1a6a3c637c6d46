import { readFileSync } from 'node:fs';
import { aDocx } from '@paga/testing/word';
import { wordText } from '@paga/testing/word-text';
import type { Language, Person } from './browser.ts';
import { languagesOf } from './by-turns.ts';
import { enterAs } from './enter-as.ts';
import { fromFiles } from './grid.ts';
import { oneStage } from './stage.ts';
import { axeClean, goOn, openMenu, openMonth } from './steps.ts';
import { words as common } from './words.ts';

/** What a person reads and presses here; literal, so that a changed text is seen. */
const words = {
  sq: {
    add: 'Shto shabllon',
    name: 'Emri',
    save: 'Ruaj shabllonin',
    required: 'Shkruani emrin dhe zgjidhni skedarin për ta ruajtur shabllonin',
    open: (name: string) => `Hap shabllonin ${name}`,
    fill: 'Plotëso për punonjës',
    grid: 'Punonjësit aktivë',
    keep: 'Ruaje te dokumentet e secilit punonjës',
    contract: 'Shënoje si kontratë pune',
    run: 'Plotëso dhe shkarko për 2 punonjës',
    filled: (name: string) => `Shablloni ${name} u plotësua dhe u ruajt te 2 punonjës.`,
    mail: 'Dërgo me e-mail',
    address: 'E-mail i marrësit',
    invalid: 'Ju lutem shkruani një e-mail të vlefshëm',
    send: 'Dërgo',
    sent: (name: string, email: string) => `Dokumenti ${name} u dërgua te ${email}.`,
    placeholders: 'Fushat',
    copy: 'Kopjo {{firstName}}',
    more: 'Më shumë',
    remove: 'Fshij shabllone',
    removeOne: 'Fshij 1 shabllon',
    removed: 'U fshi 1 shabllon.',
    subject: (name: string) => `${name} – Agimi`,
    files: 'Bashkëngjitjet',
    chooseOne: 'Zgjidhni së paku një rresht',
    look: 'Shiko një e-mail',
    stillOpen: 'Tetor 2026 është ende i hapur',
    payslips: 'Dërgo 2 fletëpagesa',
    onTheirWay: '2 fletëpagesa janë në dërgim.',
    again: 'Dërgoua përsëri 2 punonjësve',
    contracts: 'Kontratat',
    sendContracts: 'Dërgo 2 kontrata',
    contractsOnTheirWay: '2 kontrata janë në dërgim.',
    contractSubject: 'Kontrata juaj e punës me Agimi',
  },
  en: {
    add: 'Add template',
    name: 'Name',
    save: 'Save template',
    required: 'Name and File are required to save template',
    open: (name: string) => `Open template ${name}`,
    fill: 'Fill for employees',
    grid: 'Active employees',
    keep: 'Keep it with the documents of each employee',
    contract: 'Mark it as the employment contract',
    run: 'Fill and download for 2 employees',
    filled: (name: string) => `Template ${name} was filled and kept with 2 employees.`,
    mail: 'Send by e-mail',
    address: "Recipient's e-mail",
    invalid: 'Please enter a valid email!',
    send: 'Send',
    sent: (name: string, email: string) => `Document ${name} was sent to ${email}.`,
    placeholders: 'Placeholders',
    copy: 'Copy {{firstName}}',
    more: 'More',
    remove: 'Delete templates',
    removeOne: 'Delete 1 template',
    removed: '1 template was deleted.',
    subject: (name: string) => `${name} – Agimi`,
    files: 'Attachments',
    chooseOne: 'Select at least one row',
    look: 'Look at one e-mail',
    stillOpen: 'October 2026 is still open',
    payslips: 'Send 2 payslips',
    onTheirWay: '2 payslips are on their way.',
    again: 'Send again to 2 employees',
    contracts: 'Contracts',
    sendContracts: 'Send 2 contracts',
    contractsOnTheirWay: '2 contracts are on their way.',
    contractSubject: 'Your employment contract with Agimi',
  },
} satisfies Record<Language, unknown>;

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const stage = oneStage();

describe.each(languagesOf(__filename))('documents in %s', (language) => {
  const word = words[language];
  const name = language === 'sq' ? 'Kontratë pune e re' : 'Contract';
  const first = language === 'sq' ? 1 : 3;
  const people: string[] = [];
  const template = {
    name: 'Kontrata.docx',
    mimeType: DOCX,
    buffer: Buffer.from(aDocx([['{{first', 'Name}} {{lastName}}'], '{{grossSalary}}'])),
  };

  let admin: Person;
  let reader: Person;
  beforeAll(async () => {
    [admin, reader] = [await stage.person(), await stage.person()];
    await enterAs(admin.page, language);
    await enterAs(reader.page, language, 'super@demo.test');
  });
  afterAll(async () => {
    for (const person of [admin, reader]) await person?.context.close();
  });

  it('a template is added, filled for two employees and kept with them', async () => {
    const { page, faults } = admin;
    await page.goto('/');
    await openMenu(page, common[language].documents);
    await page.getByRole('button', { name: word.add }).first().waitFor();
    await axeClean(page);
    await page.getByRole('button', { name: word.add }).first().click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: word.save }).click();
    await form.getByText(word.required).waitFor();
    await form.locator('input[type=file]').setInputFiles(template);
    await form.getByLabel(word.name).fill(name);
    await axeClean(page);
    await form.getByRole('button', { name: word.save }).click();
    await form.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: word.open(name) }).click();
    await page.getByRole('button', { name: word.fill }).click();
    const grid = page.getByRole('grid', { name: word.grid });
    // Other people in the other language: a contract is mailed once a month.
    for (const place of [first, first + 1]) {
      const row = grid
        .getByRole('row')
        .filter({ has: page.getByRole('checkbox') })
        .nth(place);
      people.push((await row.getByRole('gridcell').nth(1).textContent())?.trim() ?? '');
      await row.getByRole('checkbox').click();
    }
    await page.getByRole('checkbox', { name: word.keep }).click();
    await page.getByRole('checkbox', { name: word.contract }).click();
    await axeClean(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: word.run }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${name}.zip`);
    expect(
      readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    await page.getByText(word.filled(name)).waitFor();
    expect(faults).toEqual([]);
  });

  it('it is mailed, and stands in the outbox with its file; then it is deleted', async () => {
    const email = `mira.${language}@example.com`;
    const { page, faults } = admin;
    await page.goto('/documents');
    await page.getByRole('button', { name: word.open(name) }).click();
    await page.getByRole('button', { name: word.mail }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(word.address).fill('mira');
    await form.getByRole('button', { name: word.send, exact: true }).click();
    await form.getByText(word.invalid).waitFor();
    await form.getByLabel(word.address).fill(email);
    await form.getByRole('button', { name: word.send, exact: true }).click();
    await page.getByText(word.sent(name, email)).waitFor();
    await form.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: word.placeholders }).click();
    await page.getByRole('button', { name: word.copy }).waitFor();
    await axeClean(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: word.more, exact: true }).click();
    await page.getByRole('menuitem', { name: word.remove }).click();
    await page.getByRole('checkbox', { name }).click();
    await axeClean(page);
    await page.getByRole('button', { name: word.removeOne }).click();
    await page.getByRole('dialog').getByRole('button', { name: word.removeOne }).click();
    await page.getByText(word.removed).waitFor();
    expect(faults).toEqual([]);
  });

  it('the super admin of the demo reads the mail and saves its file', async () => {
    const { page } = reader;
    await page.goto('/outbox');
    await page.getByRole('button', { name: word.subject(name) }).click();
    const files = page.getByRole('list', { name: word.files });
    await files.waitFor();
    await axeClean(page);
    const [download] = await Promise.all([page.waitForEvent('download'), files.getByRole('button').click()]);
    expect(download.suggestedFilename()).toBe('Kontrata.docx');
    expect(readFileSync(await download.path()).equals(template.buffer)).toBe(true);
  });

  it('the filled documents that were kept as contracts are mailed to the two, each the own', async () => {
    const { page, faults } = admin;
    await openMonth(page, 10);
    for (const person of people)
      await page.getByRole('grid').getByRole('row', { name: person }).getByRole('checkbox').click();
    await fromFiles(page, word.mail);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(word.contracts, { exact: true }).click();
    await dialog.getByRole('button', { name: word.sendContracts }).click();
    await page.getByText(word.contractsOnTheirWay).waitFor();
    expect(faults).toEqual([]);
    await reader.page.goto('/outbox');
    await reader.page.getByRole('button', { name: word.contractSubject }).first().click();
    const files = reader.page.getByRole('list', { name: word.files });
    await files.waitFor();
    const [download] = await Promise.all([
      reader.page.waitForEvent('download'),
      files.getByRole('button').click(),
    ]);
    expect(people.map((person) => `${name} ${person}.docx`)).toContain(download.suggestedFilename());
    const text = await wordText(readFileSync(await download.path()));
    expect(people.some((person) => text.startsWith(person))).toBe(true);
  });

  it('payslips of two chosen people are mailed as PDF, and a second mail must be asked for', async () => {
    const { page, faults } = admin;
    // Elsewhere and back: nobody is chosen any more.
    await goOn(page, '/documents');
    await openMonth(page, 10);
    const grid = page.getByRole('grid');
    await fromFiles(page, word.mail);
    await page.getByText(word.chooseOne).waitFor();
    // Other people in the other language: a payslip is mailed once a month.
    for (const place of [first, first + 1]) await grid.getByRole('checkbox').nth(place).click();
    await fromFiles(page, word.mail);
    // The month is open: one mail is looked at first.
    await page.getByRole('dialog').getByRole('button', { name: word.look }).click();
    await page.getByRole('dialog').getByText(word.stillOpen).waitFor();
    await axeClean(page);
    await page.getByRole('dialog').getByRole('button', { name: word.payslips }).click();
    await page.getByText(word.onTheirWay).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await fromFiles(page, word.mail);
    await page.getByRole('dialog').getByRole('button', { name: word.look }).click();
    await page.getByRole('dialog').getByRole('button', { name: word.payslips }).click();
    await page.getByRole('button', { name: word.again }).waitFor();
    await axeClean(page);
    expect(faults).toEqual([]);
  });
});
