import { saveSignOffRule } from '@paga/contract/approvals';
import { correctEmployee, getEmployee } from '@paga/contract/employees';
import {
  closePeriod,
  generateSalaries,
  getClosedVersions,
  markClosing,
  updatePaymentDate,
} from '@paga/contract/payroll';
import { axeFinds } from '@paga/testing/axe-finds';
import { accountOf, createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen, type ScreenOptions } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { ReviewScreen } from './review.screen.tsx';

let server: HttpTestServer;
let company: TestCompany;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ code: 'AGI26A' });
  await createdEmployees(
    server.as(company.admin),
    company,
    { bankAccountNumber: accountOf(1) },
    {
      ...{ firstName: 'Blerta', lastName: 'Hoxha', contractStarted: '2026-09-15' },
      bankAccountNumber: accountOf(2),
    },
    {
      ...{ firstName: 'Çlirim', lastName: 'Gashi', contractStarted: '2026-10-01' },
      bankAccountNumber: accountOf(3),
    },
  );
});

const open = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(<ReviewScreen />, {
    as: company.admin,
    path: '/calculations/review?month=10&year=2026',
    ...options,
  });

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent);

test('shows newcomers first, then whose net changed and why, and leaves out what stayed', async () => {
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  const { user } = await open();
  const grid = await screen.findByRole('grid', { name: 'Krahasimi me muajin e kaluar' });
  const rows = within(grid).getAllByRole('row').slice(1);
  expect(rows.map(cellsOf)).toEqual([
    ['Çlirim Gashifilloi', '–', '884.00', '+884.00', 'Filloi +884.00'],
    // 12 of 22 pay days in September.
    ['Blerta Hoxha', '495.36', '884.00', '+388.64', 'Ditët e paguara +388.64'],
  ]);
  const why = screen.getByRole('table', { name: 'Ndryshimi i netos krahasuar me shtatorin 2026' });
  expect(
    within(why)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Neto · Shtator 20261,379.36',
    'Ditët e paguara 1 punonjës+388.64',
    'Filloi 1 punonjës+884.00',
    'Neto · Tetor 20262,652.00',
  ]);
  // A cause leads to its people, and back to all of them.
  await user.click(within(why).getByRole('button', { name: 'Ditët e paguara' }));
  expect(screen.queryByRole('row', { name: /Çlirim Gashi/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Vetëm Ditët e paguara (1)' }));
  expect(await screen.findByRole('row', { name: /Çlirim Gashi/ })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Të gjitha (3)' }));
  expect(await screen.findByRole('row', { name: /Arta Krasniqi/ })).toHaveTextContent('884.00');
});

test('a row opens old, new and causes, and since when the terms are others', async () => {
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  const { user } = await open({ language: 'en' });
  await user.click(await screen.findByRole('gridcell', { name: /Blerta Hoxha/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Blerta Hoxha: compared with last month' });
  const causes = within(drawer).getByRole('table', { name: 'Causes of the difference' });
  expect(within(causes).getByRole('row', { name: /Total/ })).toHaveTextContent('+388.64');
  const figures = within(drawer).getByRole('table', { name: 'Figures of both months' });
  expect(within(figures).getByRole('row', { name: /Days under contract/ })).toHaveTextContent(/12.*22/);
  expect(await within(drawer).findByText(/entered by Arben Admini/)).toBeVisible();
  expect(within(drawer).getByRole('link', { name: 'The whole history of the employee' })).toBeVisible();
});

test('says that there is nothing to compare with, and asks again when it fails', async () => {
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  faults.next('getSalaryComparison', 500);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Provo përsëri' }));
  expect(
    await screen.findByText('Nuk ka asgjë për krahasim: për shtatorin 2026 nuk ka paga të llogaritura'),
  ).toBeVisible();
});

const october = { month: 10, year: 2026 };
const asksForSignOff = () =>
  server.as(company.admin).call(saveSignOffRule, { body: { tenantId: company.id, required: true } });

test('leads on to closing, which shows what is closed and what follows; a closed month leads on to pay and file', async () => {
  await calculatedMonth(server, company, october);
  const { user, address } = await open({ language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Continue to closing' }));
  const prompt = await screen.findByRole('dialog', { name: 'Close the salaries for October 2026' });
  const facts = [...prompt.querySelectorAll('dl > div')].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  );
  expect(facts).toEqual([
    ...['Employees3', 'Total gross3,000.00 €', 'Contributions300.00 €', 'Tax198.00 €', 'Net pay2,652.00 €'],
    ...['Company cost3,150.00 €', 'Payment date31.10.2026'],
  ]);
  expect(
    within(prompt).getByText(/^The declaration \(EDI\), tax and contributions: until/),
  ).toHaveTextContent('15.11.2026');
  await user.type(within(prompt).getByRole('textbox'), 'AGI26A{Enter}');
  const onward = await screen.findByRole('button', { name: 'Continue to pay and file' });
  expect(onward).toHaveClass('paga-button-primary');
  await user.click(onward);
  expect(address()).toBe('/calculations/pay?month=10&year=2026');
});

test('of a month that is paid and filed it says how much of paying and filing is left', async () => {
  await calculatedMonth(server, company, october);
  const as = server.as(company.admin);
  await as.call(closePeriod, { body: { ...october, tenantId: company.id, code: 'AGI26A' } });
  const { body } = await as.call(getClosedVersions, { query: { ...october, userId: company.id } });
  const params = { versionId: body.versions[0]?.id ?? 0 };
  for (const mark of ['paid', 'declared'] as const)
    await as.call(markClosing, { params, body: { mark, on: '2026-10-31' } });
  const { user, address } = await open({ language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Pay and file (5 left)' }));
  expect(address()).toBe('/calculations/pay?month=10&year=2026');
});

test('while a warning stands it leads to the check, not to a refusal', async () => {
  await createdEmployees(server.as(company.admin), company, {
    firstName: 'Dea',
    personalNumber: '9000000001',
    bankAccountNumber: '',
  });
  await calculatedMonth(server, company, october);
  const { user, address } = await open({ language: 'en' });
  await user.click(await screen.findByRole('button', { name: /^First \d warnings?$/ }));
  expect(address()).toBe('/calculations/check?month=10&year=2026');
  expect(screen.queryByRole('button', { name: 'Continue to closing' })).toBeNull();
});

test('a second person signs off, who changed something does not and reads what, and a change withdraws it', async () => {
  await asksForSignOff();
  await calculatedMonth(server, company, october);
  const own = await open({ language: 'en' });
  expect(
    await screen.findByText(/You made something of this month that nobody has signed for/),
  ).toBeVisible();
  expect(screen.getByText(/^figures of the month: calculated or typed/)).toBeVisible();
  expect(screen.getByText(/^bank accounts of 3 employees/)).toBeVisible();
  expect(screen.getByText('May sign: Mira Menaxhere, Uran Përdoruesi.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign off October 2026' })).toBeNull();
  await own.user.click(await screen.findByRole('button', { name: 'Continue to closing' }));
  const question = await screen.findByRole('dialog', { name: /October 2026 cannot be closed yet/ });
  expect(within(question).getByText(/A second person has to sign the month off/)).toBeVisible();
  await own.user.click(within(question).getByRole('button', { name: 'Go to the review' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  own.unmount();

  const { user } = await open({ as: company.manager });
  await user.click(await screen.findByRole('button', { name: 'Nënshkruaj tetorin 2026' }));
  const sign = await screen.findByRole('dialog', { name: 'Ta nënshkruani tetorin 2026?' });
  expect(within(sign).getByText(/2,652\.00/)).toBeVisible();
  expect(await axeFinds(document.body)).toEqual([]);
  // Somebody moves the payment date while the question stands: what was looked at is no longer there.
  const moved = { paymentDate: '2026-10-30', was: '2026-10-31' };
  await server
    .as(company.admin)
    .call(updatePaymentDate, { body: { ...october, tenantId: company.id, ...moved } });
  await server.as(company.admin).call(generateSalaries, { query: { ...october, userId: company.id } });
  await user.click(within(sign).getByRole('button', { name: 'Nënshkruaj tetorin 2026' }));
  expect(await within(sign).findByText(/Muaji ka ndryshuar që kur e shikuat/)).toBeVisible();
  await user.click(within(sign).getByRole('button', { name: 'Nënshkruaj tetorin 2026' }));
  expect(await screen.findByText('Ju nënshkruat tetorin 2026')).toBeVisible();
  expect(await screen.findByText('Muaji është nënshkruar')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tërhiqe nënshkrimin' }));
  expect(await screen.findByText('Nënshkrimi u tërhoq')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Nënshkruaj tetorin 2026' })).toBeVisible();
});

test('the last who may sign accepts the open warnings by signing, with a note', async () => {
  // Paid to another account in September.
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  const september = { tenantId: company.id, month: 9, year: 2026 };
  await server.as(company.admin).call(closePeriod, { body: { ...september, code: 'AGI26A' } });
  const [first] = (await calculatedMonth(server, company, october)).map(({ employeeId }) => employeeId);
  await asksForSignOff();
  const was = (await server.as(company.user).call(getEmployee, { query: { employeeId: first ?? 0 } })).body;
  await server.as(company.user).call(correctEmployee, {
    body: {
      ...{ userId: company.id, employeeId: first ?? 0, field: 'bankAccountNumber' },
      ...{ was: was.bankAccountNumber ?? null, value: accountOf(9) },
    },
  });
  const { user } = await open({ as: company.manager, language: 'en' });
  expect(await screen.findByText(/a change of yours would be refused/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign off October 2026' }));
  const sign = await screen.findByRole('dialog', { name: 'Sign off October 2026?' });
  expect(await within(sign).findByText('By signing you also accept 1 warning:')).toBeVisible();
  await user.type(within(sign).getByRole('textbox'), 'Asked her by phone');
  await user.click(within(sign).getByRole('button', { name: 'Sign off October 2026' }));
  expect(await screen.findByText('The month is signed off')).toBeVisible();
});
