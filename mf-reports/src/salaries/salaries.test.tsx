import { authenticateCode } from '@paga/contract/identity/sign-in';
import { updateSalary } from '@paga/contract/payroll';
import { insertedEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { MonthlySalaryScreen } from './monthly-salary.screen.tsx';
import { YearlySalaryScreen } from './yearly-salary.screen.tsx';

/** A page of salaries, as a user of the company opens it. */
const openedAt = (path: string, { user }: TestCompany, language: 'sq' | 'en') =>
  renderScreen(path.startsWith('yearly') ? <YearlySalaryScreen /> : <MonthlySalaryScreen />, {
    as: user,
    path: `/reports/${path}`,
    route: '/reports/*',
    language,
  });

/** The page of September 2026, in which Arta and Çlirim were paid. */
async function opened(language: 'sq' | 'en' = 'sq', advance = 0) {
  const server = await startHttpServer();
  const company = await server.company({ code: 'AGI26A' });
  const as = server.as(company.admin);
  await insertedEmployees(server, company, {}, { firstName: 'Çlirim', lastName: 'Gashi', bruttoSalary: 500 });
  const september = { month: 9, year: 2026 };
  const rows = await calculatedMonth(server, company, september);
  if (advance > 0) {
    await as.call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
    const salaryId = rows.find(({ name }) => name.startsWith('Arta'))?.id ?? 0;
    const body = { ...september, tenantId: company.id, salaryId, avanseStops: advance };
    expect((await as.call(updateSalary, { body })).status).toBe(200);
  }
  return openedAt(`monthly-salary${advance ? '' : '?month=9&year=2026'}`, company, language);
}

test('lists who was paid with totals; part of a name narrows them, and its chip is cleared', async () => {
  const { user, address } = await opened();
  expect(
    await screen.findByRole('row', {
      name: /Arta Krasniqi 1234567892 1,000\.00 50\.00 50\.00 66\.00 884\.00/,
    }),
  ).toBeVisible();
  const heads = within(screen.getByRole('grid'))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(heads.slice(1)).toEqual([
    'Emri dhe mbiemri',
    'Numri personal',
    'Bruto',
    'Kontributi i punëdhënësit',
    'Kontributi i punonjësit',
    'Tatimi në paga',
    'Neto',
  ]);
  expect(screen.getByRole('row', { name: 'Totali (2) 1,500.00 75.00 75.00 84.50 1,340.50' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Kërko sipas emrit' }), 'clirim{Enter}');
  expect(
    await screen.findByRole('row', { name: 'Totali (1) 500.00 25.00 25.00 18.50 456.50' }),
  ).toBeVisible();
  expect(address()).toBe('/reports/monthly-salary?month=9&year=2026&name=clirim');
  await user.click(screen.getByRole('button', { name: 'Hiqe filtrin: Emri: clirim' }));
  expect(await screen.findByRole('row', { name: /Arta Krasniqi/ })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Kërko sipas emrit' }), 'zz{Enter}');
  expect(await screen.findByText('Nuk u gjet asnje punetor per filtrim')).toBeVisible();
});

test('select-all mirrors the rows, totals follow what is ticked, and a mail needs somebody ticked and a valid address', async () => {
  const { user } = await opened('en');
  await screen.findByRole('row', { name: /Arta Krasniqi/ });
  const heads = within(screen.getByRole('grid'))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(heads.slice(1)).toEqual([
    'Name',
    'Personal number',
    'Gross',
    'Employer contribution',
    'Employee contribution',
    'Wage tax',
    'Net',
  ]);
  expect(screen.getByRole('button', { name: 'Send by e-mail' })).toBeDisabled();
  expect(screen.getByText('Select at least one row to send by e-mail')).toBeVisible();
  const all = screen.getByRole('checkbox', { name: 'Select all rows' });
  await user.click(all);
  expect(screen.getAllByRole('checkbox').every((box) => (box as HTMLInputElement).checked)).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /Select row 1/ }));
  expect(all).not.toBeChecked();
  expect(screen.getByRole('row', { name: 'Total (1) 500.00 25.00 25.00 18.50 456.50' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send by e-mail' }));
  const mail = within(
    (await screen.findByText('Send by e-mail: Monthly salary')).closest('[role="dialog"]') as HTMLElement,
  );
  await user.click(mail.getByRole('button', { name: 'Send' }));
  expect(await mail.findByText('Please enter a valid email!')).toBeVisible();
  await user.click(mail.getByRole('textbox', { name: 'E-mail' }));
  await user.paste('banka@example');
  await user.click(mail.getByRole('button', { name: 'Send' }));
  expect(mail.getByText('Please enter a valid email!')).toBeVisible();
});

test('on a phone the net follows the name; opened without a month it is the newest with figures, and what was deducted is named', async () => {
  const wide = globalThis.matchMedia;
  globalThis.matchMedia = (media) => Object.assign(wide(media), { matches: media === '(max-width: 640px)' });
  try {
    await opened('en', 30);
    expect(await screen.findByRole('row', { name: /Arta Krasniqi 854\.00 1234567892/ })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('September');
    const heads = within(screen.getByRole('grid'))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(heads.slice(-3)).toEqual(['Employee contribution', 'Wage tax', 'Insurance and deductions']);
    expect(
      screen.getByRole('row', { name: /Arta Krasniqi 854\.00 \d+ 1,000\.00 50\.00 50\.00 66\.00 30\.00$/ }),
    ).toBeVisible();
    expect(
      screen.getByRole('row', { name: 'Total (2) 1,310.50 1,500.00 75.00 75.00 84.50 30.00' }),
    ).toBeVisible();
  } finally {
    globalThis.matchMedia = wide;
  }
});

/** The page of a year in which Arta was paid twice. */
async function openedYear(language: 'sq' | 'en') {
  const server = await startHttpServer();
  const company = await server.company();
  await insertedEmployees(server, company, {});
  for (const month of [8, 9]) await calculatedMonth(server, company, { month, year: 2026 });
  return openedAt('yearly-salary?year=2026', company, language);
}

test.each([
  {
    language: 'sq' as const,
    heads: [
      'Emri dhe mbiemri',
      'Numri personal',
      'Bruto',
      'Kontributi i punëdhënësit',
      'Kontributi i punonjësit',
      'Tatimi në paga',
      'Neto',
    ],
    chart: 'Ndarja e kostos: 2026',
    net: 'Neto 1,768.00',
    making: 'Skedari po bëhet; për mijëra punonjës zgjat disa sekonda.',
    words: [
      'Shkarko',
      'Dërgo me e-mail',
      'Zgjidhni së paku një rresht për ta dërguar me e-mail',
      'Nuk ka informacion për këtë periudhë',
      'Nuk u gjet asnje punetor per filtrim',
    ] as const,
  },
  {
    language: 'en' as const,
    heads: [
      'Name',
      'Personal number',
      'Gross',
      'Employer contribution',
      'Employee contribution',
      'Wage tax',
      'Net',
    ],
    chart: 'Where the cost went: 2026',
    net: 'Net 1,768.00',
    making: 'The file is being made; for thousands of people it takes some seconds.',
    words: [
      'Download',
      'Send by e-mail',
      'Select at least one row to send by e-mail',
      'No information for this period',
      'No employee was found by this filter',
    ] as const,
  },
])(
  'shows a year by person with a chart beside, in $language',
  async ({ language, heads, chart, net, making, words }) => {
    const { user } = await openedYear(language);
    const [download, mail, chooseRow, nothing, nobody] = words;
    expect(
      await screen.findByRole('row', {
        name: /Arta Krasniqi 1234567892 2,000\.00 100\.00 100\.00 132\.00 1,768\.00/,
      }),
    ).toBeVisible();
    const titles = within(screen.getByRole('grid'))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(expect.arrayContaining(heads));
    expect(within(screen.getByRole('table', { name: chart })).getByRole('row', { name: net })).toBeVisible();
    expect(screen.getByRole('button', { name: mail })).toBeDisabled();
    expect(screen.getByText(chooseRow)).toBeVisible();
    const saved = jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined)
      .mockClear();
    await user.click(screen.getByRole('button', { name: download }));
    faults.next('exportAnnualSalary', 'slow');
    await user.click(await screen.findByRole('menuitem', { name: 'Excel' }));
    expect(await screen.findByRole('progressbar', { name: making })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(saved).toHaveBeenCalledTimes(1);
    const search = screen.getByRole('searchbox');
    await user.type(search, 'arta{Enter}');
    expect(await screen.findByRole('row', { name: /^Total.* \(1\) 2,000\.00/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: '2,000.00' })).toBeNull();
    await user.clear(search);
    await user.type(search, 'zz{Enter}');
    expect(await screen.findByText(nobody)).toBeVisible();
    await user.clear(search);
    await user.type(search, '{Enter}');
    await user.selectOptions(screen.getByRole('combobox'), '2020');
    expect(await screen.findByText(nothing)).toBeVisible();
    expect(screen.getByRole('button', { name: download })).toBeDisabled();
  },
);
