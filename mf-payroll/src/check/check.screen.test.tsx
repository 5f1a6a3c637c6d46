import { saveSignOffRule } from '@paga/contract/approvals';
import { createRecurringLine } from '@paga/contract/employees';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import {
  acceptSalaryWarnings,
  addSalaryComment,
  closePeriod,
  getSalaries,
  getSalaryChecks,
  updateSalary,
} from '@paga/contract/payroll';
import { axeFinds } from '@paga/testing/axe-finds';
import { insertedEmployees } from '@paga/testing/employees';
import { renderScreen, type ScreenOptions } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { CheckScreen } from './check.screen.tsx';

const october = { month: 10, year: 2026 };
let server: HttpTestServer;
let company: TestCompany;
let ids: number[];

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ code: 'AGI26A' });
  ids = await insertedEmployees(
    server,
    company,
    { bankAccountNumber: undefined },
    { firstName: 'Blerta', lastName: 'Hoxha', bruttoSalary: 400 },
  );
  await calculatedMonth(server, company, october);
});

const open = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(<CheckScreen />, {
    as: company.admin,
    path: '/calculations/check?month=10&year=2026',
    ...options,
  });

test('names what is to be fixed, shows it whole, and cures it on the spot', async () => {
  const body = { ...october, tenantId: company.id, employeeId: Number(ids[0]), text: 'Sjell llogarinë' };
  await server.as(company.manager).call(addSalaryComment, { body });
  const { user } = await open();
  expect(
    await screen.findByRole('row', { name: /Arta Krasniqi.*1 koment.*vërejtje.*Nuk ka llogari bankare/ }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /Blerta Hoxha.*pagën minimale prej 500\.00/ })).toBeVisible();
  expect(await screen.findByRole('button', { name: /Ku ka arritur muaji: Mbledhja/ })).toBeVisible();
  await user.click(within(screen.getByRole('row', { name: /Blerta Hoxha/ })).getByText('Blerta Hoxha'));
  const whole = await screen.findByRole('dialog', { name: 'Blerta Hoxha' });
  expect(within(whole).getByText(/pagën minimale prej 500/)).toBeVisible();
  expect(within(whole).getByRole('img', { name: /Pritej 500\.00.*tani 400\.00/ })).toBeVisible();
  expect(within(whole).getByRole('button', { name: 'Ndreq: Paga bruto' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(within(screen.getByRole('row', { name: /Arta Krasniqi/ })).getByText('Llogaria bankare'));
  const cure = await screen.findByRole('dialog', { name: 'Llogaria bankare: Arta Krasniqi' });
  const account = within(cure).getByRole('textbox', { name: /Llogaria bankare/ });
  await waitFor(() => expect(account).toHaveFocus());
  await user.paste('12345');
  await user.click(within(cure).getByRole('button', { name: 'Ruaj' }));
  expect(await within(cure).findByText('Llogaria ka 16 shifra, ose XK05 dhe 16 shifra')).toBeVisible();
  await user.clear(account);
  await user.paste('XK05 1212 0123 4567 8906');
  expect(await within(cure).findByText('XK051212012345678906')).toBeVisible();
  expect(await axeFinds(document.body)).toEqual([]);
  await user.click(within(cure).getByRole('button', { name: 'Ruaj' }));
  expect(await screen.findByText('U ruajt: Arta Krasniqi')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Arta Krasniqi/ })).toBeNull());
});

test('a contract that ends goes on or is ended from here, and from what was found about the person', async () => {
  const [luan, mira] = await insertedEmployees(
    server,
    company,
    {
      firstName: 'Luan',
      personalNumber: '1008167059',
      expirationContract: '2026-10-20',
      bankAccountNumber: undefined,
    },
    { firstName: 'Mira', personalNumber: '2565529407', expirationContract: '2026-09-30' },
  );
  await calculatedMonth(server, company, october);
  const { user, address } = await open();
  const list = within(await screen.findByRole('list', { name: 'Kontratat që mbarojnë' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Mira Krasniqimbaroi më 30\.09\.2026/),
    expect.stringMatching(/^Luan Krasniqimbaroi më 20\.10\.2026/),
  ]);
  expect(screen.getByRole('link', { name: 'Vazhdo të gjitha' })).toHaveAttribute(
    'href',
    `/employees/prolong?people=${mira},${luan}&check=2026-10`,
  );
  const row = within(screen.getByRole('row', { name: /Luan Krasniqi/ }));
  await user.click(row.getByText('Nuk ka llogari bankare'));
  const whole = within(await screen.findByRole('dialog', { name: 'Luan Krasniqi' }));
  expect(whole.getByRole('button', { name: 'Vazhdo kontratën: Luan Krasniqi' })).toBeVisible();
  await user.click(whole.getByRole('button', { name: 'Përfundo punësimin: Luan Krasniqi' }));
  await waitFor(() => expect(address()).toBe(`/employees/${luan}/end?check=2026-10`));
});

test('keys go from finding to finding, to the table and to the next step, but not out of a field', async () => {
  const { user, address } = await open();
  await screen.findByRole('row', { name: /Blerta Hoxha/ });
  const found = (name: RegExp) =>
    within(screen.getByRole('row', { name })).getByRole('gridcell', { name: /llogari|pagën/ });
  await user.keyboard('{F8}');
  await waitFor(() => expect(found(/Arta Krasniqi/)).toHaveFocus());
  await user.keyboard('{F8}');
  await waitFor(() => expect(found(/Blerta Hoxha/)).toHaveFocus());
  await user.keyboard('{F8}');
  await waitFor(() => expect(found(/Arta Krasniqi/)).toHaveFocus());
  await user.keyboard('{Shift>}{F8}{/Shift}');
  await waitFor(() => expect(found(/Blerta Hoxha/)).toHaveFocus());
  await screen.findByRole('button', { name: /^Shqyrto muajin/ });
  await user.click(within(screen.getByRole('row', { name: /Arta Krasniqi/ })).getByText('Llogaria bankare'));
  await screen.findByRole('dialog', { name: 'Llogaria bankare: Arta Krasniqi' });
  await user.keyboard('{Shift>}{F4}{/Shift}{F4}');
  expect(address()).toBe('/calculations/check?month=10&year=2026');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Shift>}{F4}{/Shift}');
  await waitFor(() => expect(address()).toBe('/calculations/review?month=10&year=2026'));
});

test('accepts the chosen warnings with a note, shows by whom, and takes one acceptance back: the warning stands among the open ones again', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Prano me shënim' }));
  expect(
    await screen.findByText('Zgjidhni të paktën një vërejtje. Gabimet nuk pranohen, ato ndreqen.'),
  ).toBeVisible();
  await user.click(within(screen.getByRole('row', { name: /Arta Krasniqi/ })).getByRole('checkbox'));
  expect(screen.getByText('1 e zgjedhur')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Prano me shënim' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pranimi i 1 vërejtjeje' });
  await user.click(within(dialog).getByRole('button', { name: 'Prano me shënim' }));
  await user.type(within(dialog).getByRole('textbox', { name: /Shënimi/ }), 'Paguhet me para në dorë');
  await user.click(within(dialog).getByRole('button', { name: 'Prano me shënim' }));
  expect(await screen.findByText('U pranua 1 vërejtje')).toBeVisible();
  // Who decides about what was found has done with collecting.
  expect(await screen.findByRole('button', { name: /Ku ka arritur muaji: Kontrolli/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Arta Krasniqi/ })).toBeNull());
  await user.click(screen.getByRole('radio', { name: 'Të pranuara (1)' }));
  const row = await screen.findByRole('row', {
    name: /Arta Krasniqi.*pranuar.*Paguhet me para në dorë.*Arben Admini/,
  });
  expect(row).toBeVisible();
  await user.click(within(row).getByText('Tërhiqe pranimin'));
  const undo = await screen.findByRole('dialog', {
    name: 'Të tërhiqet pranimi i vërejtjes për Arta Krasniqi?',
  });
  expect(within(undo).getByText(/Paguhet me para në dorë/)).toBeVisible();
  await user.click(within(undo).getByRole('button', { name: 'Tërhiqe pranimin' }));
  expect(await screen.findByText('Vërejtja për Arta Krasniqi është përsëri e hapur')).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: 'Për t’u ndrequr (2)' }));
  expect(await screen.findByRole('row', { name: /Arta Krasniqi.*vërejtje/ })).toBeVisible();
});

test('on a phone each finding is a card that says all of it; several get one note, which is said', async () => {
  const wide = globalThis.matchMedia;
  globalThis.matchMedia = (media) => Object.assign(wide(media), { matches: media === '(max-width: 640px)' });
  try {
    const { user } = await open();
    const cards = within(await screen.findByRole('list', { name: 'Gabimet dhe vërejtjet e muajit' }));
    expect(cards.getByText(/pagën minimale prej 500\.00/)).toBeVisible();
    for (const box of cards.getAllByRole('checkbox')) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Prano me shënim' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pranimi i 2 vërejtjeve' }));
    expect(dialog.getByText(/^I njëjti shënim u vihet të 2 vërejtjeve/)).toBeVisible();
    await user.click(dialog.getByRole('textbox', { name: /Shënimi/ }));
    await user.paste('E pamë me personat');
    await user.click(dialog.getByRole('button', { name: 'Prano me shënim' }));
    expect(await screen.findByRole('button', { name: /Ku ka arritur muaji: Shqyrtimi/ })).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: 'Të pranuara (2)' }));
    expect(screen.getAllByText(/^E pamë me personat · Arben Admini · /)).toHaveLength(2);
  } finally {
    globalThis.matchMedia = wide;
  }
});

test.each([
  ['sq', 'Festa të pritura', /28\.02\.2028 Fitër Bajrami/],
  ['en', 'Expected holidays', /28\.02\.2028 Eid al-Fitr/],
] as const)('names a holiday that is only expected (%s)', async (language, title, day) => {
  await calculatedMonth(server, company, { month: 2, year: 2028 });
  await open({ path: '/calculations/check?month=2&year=2028', language });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(day)).toBeVisible();
});

test('says when nothing is left, and leads on to the review', async () => {
  const as = server.as(company.admin);
  const { body } = await as.call(getSalaryChecks, { query: { ...october, userId: company.id } });
  const findings = body.findings.map(({ employeeId, code, fact }) => ({ employeeId, code, fact }));
  await as.call(acceptSalaryWarnings, {
    body: { ...october, tenantId: company.id, note: 'E pamë', findings },
  });
  const { user, address } = await open({ language: 'en' });
  expect(await screen.findByText('There is nothing to fix')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Accepted.*2/ })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Review the month' }));
  expect(address()).toBe('/calculations/review?month=10&year=2026');
});

test('a closed month is read: what was found leads to its place, and nothing is to be fixed', async () => {
  const as = server.as(company.admin);
  const { body } = await as.call(getSalaryChecks, { query: { ...october, userId: company.id } });
  const findings = body.findings.map(({ employeeId, code, fact }) => ({ employeeId, code, fact }));
  await as.call(acceptSalaryWarnings, {
    body: { ...october, tenantId: company.id, note: 'E pamë', findings },
  });
  await as.call(closePeriod, { body: { ...october, tenantId: company.id, code: 'AGI26A' } });
  const { user } = await open({ language: 'en' });
  expect(await screen.findByText(/^The month is closed and does not change/)).toBeVisible();
  expect(await screen.findByRole('radio', { name: /^Found \(\d\)/ })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Accepted/ }));
  const [row] = await screen.findAllByRole('row', { name: /Arta Krasniqi/ });
  await user.click(within(row as HTMLElement).getByText('Arta Krasniqi'));
  const finding = within(await screen.findByRole('dialog', { name: 'Arta Krasniqi' }));
  expect(finding.getByRole('button', { name: 'Open: Bank account' })).toBeVisible();
  expect(screen.queryByText(/^(To fix|Fix:)/)).not.toBeInTheDocument();
});

test('what is about an own change waits for another person, and says so; the others accept it', async () => {
  await server.as(company.admin).call(saveSignOffRule, { body: { tenantId: company.id, required: true } });
  const line = { name: 'Kredi', field: 'stops', from: '2026-10-01', to: null } as const;
  await server.as(company.admin).call(createRecurringLine, {
    body: {
      tenantId: company.id,
      employeeId: Number(ids[0]),
      line: { ...line, amount: 10, share: null, total: 100, order: 1 },
    },
  });
  const own = await open({ language: 'en' });
  const [first] = await screen.findAllByRole('row', { name: /Arta Krasniqi/ });
  await own.user.click(within(first as HTMLElement).getByText('Arta Krasniqi'));
  const finding = await screen.findByRole('dialog', { name: 'Arta Krasniqi' });
  expect(within(finding).getByText(/You changed this employee/)).toBeVisible();
  expect(within(finding).getByRole('button', { name: 'Accept with a note' })).toBeDisabled();
  own.unmount();
  await open({ as: company.manager, language: 'en' });
  await screen.findAllByRole('row', { name: /Arta Krasniqi/ });
  expect(screen.queryByText(/You changed this employee/)).toBeNull();
});

test('what the audit compares stands with old and new and its months, can be accepted, and leads into the window it is fixed in', async () => {
  const as = server.as(company.admin);
  const september = { month: 9, year: 2026 };
  await calculatedMonth(server, company, september);
  const { salaries } = (await as.call(getSalaries, { query: { ...october, userId: company.id } })).body;
  const arta = salaries.find(({ employeeId }) => employeeId === ids[0])?.id ?? 0;
  const manager = server.as(company.manager);
  await manager.call(authenticateCode, { body: { code: 'AGI26A', userId: company.manager.id } });
  await manager.call(updateSalary, {
    body: { ...october, tenantId: company.id, salaryId: arta, initialBrutto: 5660 },
  });
  const { user } = await open();
  const row = await screen.findByRole('row', {
    name: /njoftim.*Paga u bë 5,660\.00\s€; më parë ishte 1,000\.00\s€ \(\+466\s%\)/,
  });
  expect(
    within(row).getByRole('img', { name: /^1 muaj: 1,000\.00.*–1,000\.00.*; tani 5,660\.00/ }),
  ).toBeVisible();
  expect(screen.getByText('Muaj të mëparshëm janë ende të hapur: 09.2026')).toBeVisible();
  expect(screen.getByText(/Për deklaratën mungojnë të dhëna të kompanisë: adresa/)).toBeVisible();
  expect(await axeFinds(document.body)).toEqual([]);
  await user.click(within(row).getByText('Bruto e muajit'));
  const cure = await screen.findByRole('dialog', { name: /Arta Krasniqi/ });
  const gross = await within(cure).findByRole('spinbutton', { name: 'Bruto e muajit' });
  await waitFor(() => expect(gross).toHaveFocus());
  await user.type(gross, '{Control>}a{/Control}1000');
  await user.click(within(cure).getByRole('button', { name: 'Ruaj' }));
  await user.type(await screen.findByRole('textbox', { name: 'Kodi' }), 'AGI26A{Enter}');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Paga u bë/ })).toBeNull());
});

test('in English; the payment date is put right on the spot, an earlier open month leads there', async () => {
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  const { user, address } = await open({ language: 'en' });
  expect(await screen.findByText('Earlier months are still open: 09.2026')).toBeVisible();
  expect(screen.getByText('The payment date 31.10.2026 has passed and falls on a day off')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change the date' }));
  expect(await screen.findByRole('dialog', { name: 'Payment date of October 2026' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Open the month' }));
  expect(address()).toBe('/calculations/check?month=9&year=2026');
});
