import { createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen, type ScreenOptions } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, within } from '@testing-library/react';
import { StatisticsScreen } from './statistics.screen.tsx';

let server: HttpTestServer;
beforeAll(async () => {
  server = await startHttpServer();
});

/** The statistics of a company that paid Arta in August and September. */
async function opened(options: Partial<ScreenOptions> = {}) {
  const company = await server.company();
  await createdEmployees(server.as(company.admin), company, {});
  for (const month of [8, 9]) await calculatedMonth(server, company, { month, year: 2026 });
  const path = '/reports/monthly-statistics?year=2026';
  const page = await renderScreen(<StatisticsScreen />, {
    as: company.user,
    path,
    route: '/reports/*',
    ...options,
  });
  return { ...page, company };
}

test('shows twelve months with totals; the year stands in the address, what is shown adds up, and a month opens its people', async () => {
  const { user, address } = await opened();
  const table = await screen.findByRole('table', { name: 'Statistikat mujore' });
  const heads = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(heads).toEqual([
    'Muaji',
    'Bruto',
    'Kontributi i punëdhënësit',
    'Kontributi i punonjësit',
    'Paga e tatueshme',
    'Tatimi në paga',
    'Neto',
  ]);
  expect(within(table).getAllByRole('row')).toHaveLength(14);
  expect(
    within(table).getByRole('row', { name: 'Gusht 1,000.00 50.00 50.00 950.00 66.00 884.00' }),
  ).toBeVisible();
  expect(within(table).getByRole('row', { name: 'Tetor – – – – – –' })).toBeVisible();
  expect(
    screen.getByText('Muaj ende të hapur: gusht dhe shtator 2026. Shumat janë paraprake derisa të mbyllen.'),
  ).toBeVisible();
  expect(
    within(table).getByRole('row', { name: 'Totali 2,000.00 100.00 100.00 1,900.00 132.00 1,768.00' }),
  ).toBeVisible();
  expect(screen.getByRole('img', { name: 'përputhet' }).parentElement).toHaveTextContent(
    'Bruto 2,000.00 − Kontributi i punonjësit 100.00 − Tatimi në paga 132.00 − Sigurimi dhe ndalesat 0.00 = Neto 1,768.00',
  );
  expect(within(table).getByRole('link', { name: 'Gusht' })).toHaveAttribute(
    'href',
    '/reports/monthly-salary?month=8&year=2026',
  );
  const years = screen.getByRole('combobox', { name: 'Viti' });
  expect(within(years).getAllByRole('option')).toHaveLength(21);
  await user.selectOptions(years, '2025');
  expect(await screen.findByText('Nuk ka informacion për këtë periudhë')).toBeVisible();
  expect(address()).toBe('/reports/monthly-statistics?year=2025');
});

test('in English a year without salaries says so; what fails can be tried again', async () => {
  faults.next('getStatistics', 500);
  const { user } = await opened({ language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const table = within(await screen.findByRole('table', { name: 'Monthly statistics' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Month',
    'Gross',
    'Employer contribution',
    'Employee contribution',
    'Taxable pay',
    'Wage tax',
    'Net',
  ]);
  expect(table.getByRole('row', { name: 'August 1,000.00 50.00 50.00 950.00 66.00 884.00' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
  expect(await screen.findByText('No information for this period')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
});
