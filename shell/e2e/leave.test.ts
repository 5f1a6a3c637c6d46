import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { type Language, PATIENCE_MS } from './browser.ts';
import { languagesOf } from './by-turns.ts';
import { enterAs } from './enter-as.ts';
import { enterOwnPage } from './enter-own-page.ts';
import { oneStage } from './stage.ts';
import { axeClean, openMonth } from './steps.ts';
import { until } from './until.ts';

/** What a person reads and presses here; literal, so that a changed text is seen. */
const words = {
  sq: {
    book: 'Cakto pushim',
    submit: 'Cakto pushimin',
    employee: 'Punonjësi',
    from: 'Prej',
    to: 'Deri',
    saved: 'Pushimi u ruajt.',
    list: 'Punonjësit',
    cost: /^3 ditë pune, (\d+) mbeten$/,
    year: 'Viti',
    annual: 'Vjetor',
    outdated: 'Të dhënat e punonjësve kanë ndryshuar që nga llogaritja',
    leaveTab: 'Pushimet',
    wall: 'Shfaq te ekipi',
    report: 'Lista e pushimeve',
    again: 'Llogarit përsëri',
    inSalary: /1 ditë .*pushim vjetor/,
    decision: 'Vendimi',
    pdf: 'Shqip (PDF)',
    pdfName: 'Vendim-Bekim-Osmani-2027-03-22.pdf',
    feeds: 'Lidhe me kalendarin',
    make: 'Krijo adresën',
    secret: 'Adresa sekrete',
    end: 'Mbyll adresën për Agimi',
    endConfirm: 'Mbyll adresën',
    ...{ firstDay: '2027-04-13', lastDay: '2027-04-15' },
    ...{ ownLeave: 'Pushimi', send: 'Dërgo kërkesën', sent: 'Kërkesa u dërgua te zyra.', approve: 'Mirato' },
    ...{ waiting: /^\d+ kërkes. në pritje$/, approved: 'E miratuar', asks: /kërkon pushim/ },
    ...{ done: 'Pushimi u miratua dhe u regjistrua.', asked: /^Kërkesë për pushim: / },
  },
  en: {
    book: 'Book leave',
    submit: 'Book the leave',
    employee: 'Employee',
    from: 'From',
    to: 'To',
    saved: 'The leave was saved.',
    list: 'Employees',
    cost: /^3 working days, (\d+) left$/,
    year: 'Year',
    annual: 'Annual',
    outdated: 'Employee data changed after this calculation',
    leaveTab: 'Leave',
    wall: 'Show in the team',
    report: 'Leave list',
    again: 'Calculate again',
    inSalary: /1 day of annual leave, paid at 100%/,
    decision: 'Decision',
    pdf: 'English (PDF)',
    pdfName: 'Decision-Besnik-Dervishi-2027-03-22.pdf',
    feeds: 'Subscribe',
    make: 'Create link',
    secret: 'Secret link',
    end: 'End the link for Agimi',
    endConfirm: 'End the link',
    ...{ firstDay: '2027-05-11', lastDay: '2027-05-13' },
    ...{ ownLeave: 'Leave', send: 'Send the request', sent: 'The request was sent to the office.' },
    ...{
      approve: 'Approve',
      waiting: /^\d+ requests? waiting$/,
      approved: 'Approved',
      asks: /asks for leave/,
    },
    ...{ done: 'The leave was approved and booked.', asked: /^Leave asked for: / },
  },
} as const;

const people = {
  sq: ['Agim Dervishi', 'Bekim Osmani', 'Besnik Berisha'],
  en: ['Arta Ahmeti', 'Besnik Dervishi', 'Besnik Hoxha'],
} as const;
/** Of the demo: somebody who has joined the page of Agimi. */
const EMPLOYEE = 'punonjes@agimi.test';
const stage = oneStage();

/** A word that only the code of the calendar library holds. */
const CALENDAR_CODE = 'internalEventResizer';

/** Watches the scripts that a page loads: answers those since the last answer that hold a word. */
function scriptsWith(page: Page, text: string): () => Promise<string[]> {
  let loaded: Promise<string[]>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (!url.endsWith('.js')) return;
    const found = response.text().then((code) => (code.includes(text) ? [url] : []));
    // What a page was still loading when it was left is not there to be read.
    loaded.push(found.catch(() => []));
  });
  return async () => {
    const all = loaded;
    loaded = [];
    return (await Promise.all(all)).flat();
  };
}

const day = (page: Page, date: string) => page.locator(`[role=gridcell][data-date="${date}"]`);
const bar = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).and(page.locator('.leave-bar'));

async function chooseEmployee(page: Page, language: Language, name: string): Promise<void> {
  const word = words[language];
  await page.getByRole('dialog', { name: word.book }).getByLabel(word.employee).fill(name);
  // Enter takes the option that is marked: it must be there.
  await page.locator('.ant-select-item-option-active').getByText(name).waitFor();
  await page.keyboard.press('Enter');
}

/** Books it for somebody; answers how many days the window says are left. */
async function finish(page: Page, language: Language, name: string): Promise<string | undefined> {
  const word = words[language];
  const form = page.getByRole('dialog', { name: word.book });
  await chooseEmployee(page, language, name);
  const [, left] = word.cost.exec((await form.getByText(word.cost).textContent()) ?? '') ?? [];
  await form.getByRole('button', { name: word.submit }).click();
  await page.getByText(word.saved).waitFor();
  await form.waitFor({ state: 'hidden' });
  return left;
}

describe.each(languagesOf(__filename))('leave in %s', (language) => {
  const word = words[language];
  const [byMouse, byKeys, byPhone] = people[language];

  it('is booked with the mouse and seen in the calendar, the wall chart, the balance, the report and on the page of the person', async () => {
    const { page, faults } = await stage.person();
    const calendarCode = scriptsWith(page, CALENDAR_CODE);
    await enterAs(page, language);
    await page.goto('/holidays?view=month&date=2027-03-01');
    await day(page, '2027-03-15').hover({ position: { x: 40, y: 90 } });
    await page.mouse.down();
    await day(page, '2027-03-16').hover({ position: { x: 40, y: 90 } });
    await day(page, '2027-03-17').hover({ position: { x: 40, y: 90 } });
    await page.mouse.up();
    const left = await finish(page, language, byMouse);
    await bar(page, byMouse).waitFor();
    await axeClean(page);
    await page.getByRole('list', { name: word.list }).getByRole('button', { name: byMouse }).click();
    const window = page.getByRole('dialog');
    await window.getByLabel(word.year, { exact: true }).selectOption('2027');
    // The law's additions and the days carried over depend on the day of today: what was said is what is shown, and it adds up.
    const row = window.getByRole('row').filter({ hasText: word.annual }).first();
    await until(
      () => row.getByRole('cell').allInnerTexts(),
      ([total, used, shown]: string[]) =>
        used === '3' && shown === left && Number(total) - 3 === Number(left),
    );
    await page.keyboard.press('Escape');
    expect(await calendarCode()).not.toEqual([]);
    await page.goto('/reports/vacation-list?from=2027-03-01&to=2027-03-31');
    const listed = page
      .getByRole('grid', { name: word.report })
      .getByRole('row')
      .filter({ hasText: byMouse });
    // Name, sector, special, annual: the three days stand under annual.
    await until(
      () => listed.first().getByRole('gridcell').allTextContents(),
      (texts: string[]) => texts.slice(-3)[0] === '3',
    );
    await page.goto('/employees');
    await page.getByText(byMouse).first().click();
    await page.getByRole('tab', { name: word.leaveTab }).click();
    await page.getByRole('button', { name: '15.03.2027 – 17.03.2027' }).waitFor();
    expect(await calendarCode()).toEqual([]);
    const chart = await page.getByRole('link', { name: word.wall }).getAttribute('href');
    await page.goto(`${chart}&date=2027-03-15`);
    const inChart = page.getByRole('grid').getByRole('row').filter({ hasText: byMouse }).first();
    await inChart.getByRole('gridcell', { name: word.annual, exact: true }).waitFor();
    await axeClean(page);
    expect(faults).toEqual([]);
  });

  it('is booked with the keyboard alone, decided on paper, and read by another calendar until its address ends', async () => {
    const { page } = await stage.person();
    await enterAs(page, language);
    await page.goto('/holidays?view=month&date=2027-03-15');
    await day(page, '2027-03-15').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    await finish(page, language, byKeys);
    await bar(page, byKeys).focus();
    await page.keyboard.press('Enter');
    await until(
      () => page.getByRole('dialog').getByLabel(word.to, { exact: true }).inputValue(),
      '24.03.2027',
    );
    await page.getByRole('button', { name: word.decision }).click();
    const [paper] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: word.pdf }).click(),
    ]);
    expect(paper.suggestedFilename()).toBe(word.pdfName);
    expect(
      readFileSync(await paper.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: word.feeds }).click();
    await page.getByRole('button', { name: word.make }).click();
    const address = new URL(await page.getByRole('textbox', { name: word.secret }).inputValue());
    await axeClean(page);
    // Another program: no cookie, no session.
    const read = () => fetch(new URL(address.pathname, stage.product.url));
    const events = (await (await read()).text()).replaceAll('\r\n ', '').split('BEGIN:VEVENT');
    expect(events.find((event) => event.includes(`SUMMARY:${byKeys}:`))).toMatch(
      /DTSTART;VALUE=DATE:20270322\r\nDTEND;VALUE=DATE:20270325/,
    );
    await page.getByRole('button', { name: word.end }).click();
    await page.getByRole('button', { name: word.endConfirm, exact: true }).click();
    await page.getByRole('textbox', { name: word.secret }).waitFor({ state: 'hidden' });
    await until(async () => (await read()).status, 404);
  });

  it('is booked on a phone, without anything beside the edge; the calculated month is outdated, and its salary knows the leave', async () => {
    const { page } = await stage.person({ width: 390, height: 844 });
    await enterAs(page, language);
    const month = new Date().getMonth() + 1;
    await openMonth(page, month);
    await page.goto('/holidays');
    await page.getByRole('button', { name: word.book }).click();
    const form = page.getByRole('dialog', { name: word.book });
    await chooseEmployee(page, language, byPhone);
    const first = await firstOpenDay(page, form, word);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await form.getByRole('button', { name: word.submit }).click();
    await page.getByText(word.saved).waitFor({ timeout: PATIENCE_MS });
    expect(first).toMatch(/^\d\d\.\d\d\.\d{4}$/);
    await page.goto(`/calculations?month=${month}&year=${new Date().getFullYear()}`);
    await until(async () => page.getByText(word.outdated).isVisible(), true);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: word.again, exact: true }).first().click();
    await page.getByText(word.outdated).waitFor({ state: 'hidden' });
    // A sum lists its largest rows: of the one selected row it is that one.
    await page.getByRole('row').filter({ hasText: byPhone }).first().getByRole('checkbox').check();
    const totals = page.getByRole('row').filter({ hasText: /(Të zgjedhur|Selected) \(1\)/ });
    await totals.getByRole('button').first().click();
    await page.getByRole('dialog').getByRole('button', { name: byPhone, exact: true }).click();
    await page.getByRole('dialog').getByText(word.inSalary).first().waitFor();
  });

  it('is asked for on a phone, approved from the wall chart by keyboard, and seen by who asked', async () => {
    const { page: phone } = await stage.person({ width: 390, height: 844 });
    await enterOwnPage(phone, stage.product, { language, address: EMPLOYEE });
    await phone.getByRole('link', { name: word.ownLeave, exact: true }).click();
    await phone.getByLabel(word.from, { exact: true }).fill(word.firstDay);
    await phone.getByLabel(word.to, { exact: true }).fill(word.lastDay);
    await phone.getByText(/^3 (ditë pune|working days), /).waitFor();
    await axeClean(phone);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await phone.getByRole('button', { name: word.send }).click();
    await phone.getByText(word.sent).waitFor();

    const { page, faults } = await stage.person();
    await enterAs(page, language);
    await page.goto(`/holidays?view=wall&date=${word.firstDay}`);
    await page.getByRole('link', { name: word.waiting }).waitFor();
    const strip = page.locator('.wall-strip.leave-bar-asked');
    await strip.click();
    const window = page.getByRole('dialog', { name: word.asked });
    await window.getByText(/^3 (ditë pune|working days), /).waitFor();
    await axeClean(page);
    await window.getByRole('button', { name: word.approve }).press('Enter');
    await page.getByText(word.done).waitFor();
    await until(() => strip.count(), 0);
    await phone.reload();
    await phone.getByText(word.approved, { exact: false }).first().waitFor();
    expect(faults).toEqual([]);
  });
});

/** Fills in the first Monday of this month that costs a working day. */
async function firstOpenDay(
  page: Page,
  form: ReturnType<Page['getByRole']>,
  word: { from: string; to: string },
): Promise<string> {
  const now = new Date();
  const first = new Date(Date.UTC(now.getFullYear(), now.getMonth(), 1));
  const monday = new Date(first.getTime() + ((8 - first.getUTCDay()) % 7) * 86_400_000 + 7 * 86_400_000);
  const text = monday.toISOString().slice(0, 10).split('-').reverse().join('.');
  await form.getByLabel(word.from, { exact: true }).fill(text);
  await form.getByLabel(word.to, { exact: true }).fill(text);
  await page.getByText(/^1 (ditë pune|working day)/).waitFor();
  return text;
}
