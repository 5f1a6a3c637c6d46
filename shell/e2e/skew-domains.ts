import type { Page } from 'playwright-core';
import type { Language } from './browser.ts';
import { cellOf, sumOf } from './grid.ts';
import { openMenu, openMonth } from './steps.ts';
import { until } from './until.ts';
import { words } from './words.ts';

const said = {
  sq: {
    ...words.sq,
    phone: 'Telefoni',
    code: 'Kodi',
    save: 'Ruaj',
    net: 'Neto',
    call: 'Telefon',
    changes: 'Ndryshimet në tabelë',
    stored: 'Të gjitha ndryshimet janë ruajtur',
    book: 'Cakto pushim',
    submit: 'Cakto pushimin',
    employee: 'Punonjësi',
    from: 'Prej',
    to: 'Deri',
    booked: 'Pushimi u ruajt.',
    minutes: 'Minuta pa veprim',
    idle: /Koha e mosveprimit u ruajt: 47/,
  },
  en: {
    ...words.en,
    phone: 'Phone',
    code: 'Code',
    save: 'Save',
    net: 'Net pay',
    call: 'Phone',
    changes: 'Changes in the table',
    stored: 'All changes are saved',
    book: 'Book leave',
    submit: 'Book the leave',
    employee: 'Employee',
    from: 'From',
    to: 'To',
    booked: 'The leave was saved.',
    minutes: 'Idle minutes',
    idle: /The inactivity time was saved: 47/,
  },
} satisfies Record<Language, unknown>;

const PERSON = 70;
const ON_LEAVE = 'Arta Ahmeti';
const DAY = '15.03.2027';

/** The main journey of a domain: its first screen, one change, and the change read again from the server. */
type Journey = (page: Page, language: Language) => Promise<void>;

const employees: Journey = async (page, language) => {
  const say = said[language];
  await openMenu(page, say.employees);
  await page.getByRole('tab', { selected: true }).getByText('120').waitFor();
  await page.goto(`/employees/${PERSON}?field=phone`);
  await page.getByLabel(say.phone, { exact: true }).fill('+383 44 321 654');
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await page.getByText('+383 44 321 654').waitFor();
  await page.goto(`/employees/${PERSON}`);
  await page.getByText('+383 44 321 654').waitFor();
};

const payroll: Journey = async (page, language) => {
  const say = said[language];
  await openMenu(page, say.calculations);
  await openMonth(page, 11);
  await page.getByRole('region', { name: say.changes }).waitFor();
  const before = await sumOf(page, say.net);
  await (await cellOf(page, 0, say.call)).click();
  await page.keyboard.type('15.5');
  await page.keyboard.press('Enter');
  await page.getByLabel(say.code, { exact: true }).fill('AGI26A');
  await page.keyboard.press('Enter');
  await page.getByText(say.stored).waitFor();
  await until(() => sumOf(page, say.call), '15.50');
  const after = await sumOf(page, say.net);
  expect(after).not.toBe(before);
  await page.reload();
  await page.getByRole('grid').getByRole('row').nth(3).waitFor();
  await until(() => sumOf(page, say.net), after);
};

const vacations: Journey = async (page, language) => {
  const say = said[language];
  await openMenu(page, say.vacations);
  await page.getByRole('button', { name: say.book }).click();
  const form = page.getByRole('dialog', { name: say.book });
  await form.getByLabel(say.employee).fill(ON_LEAVE);
  await page.locator('.ant-select-item-option-active').getByText(ON_LEAVE).waitFor();
  await page.keyboard.press('Enter');
  for (const field of [say.from, say.to]) await form.getByLabel(field, { exact: true }).fill(DAY);
  await form.getByText(/^1 (ditë pune|working day)/).waitFor();
  await form.getByRole('button', { name: say.submit }).click();
  await page.getByText(say.booked).waitFor();
};

/** The day of leave that was booked before stands in it. */
const reports: Journey = async (page, language) => {
  const say = said[language];
  await openMenu(page, say.reports);
  // The address of before: the version before has no other.
  await page.goto('/reports/employee/vacation-list?from=2027-03-01&to=2027-03-31');
  const listed = page.getByRole('row').filter({ hasText: ON_LEAVE });
  await until(
    () => listed.first().getByRole('gridcell').allTextContents(),
    (texts: string[]) => texts.slice(-3)[0] === '1',
  );
};

const admin: Journey = async (page, language) => {
  const say = said[language];
  await openMenu(page, say.configurations);
  await page.goto('/configurations?open=inactivity');
  await page.getByLabel(say.minutes).fill('47');
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await page.getByText(say.idle).waitFor();
  await page.goto('/configurations?open=inactivity');
  await until(() => page.getByLabel(say.minutes).inputValue(), '47');
};

/** Each domain with the word of the menu for its place. */
export const DOMAINS = [
  ['employees', employees],
  ['payroll', payroll],
  ['vacations', vacations],
  ['reports', reports],
  ['admin', admin],
] as const;
