import { createEmployee } from '@paga/contract/employees';
import { generateSalaries } from '@paga/contract/payroll';
import { anEmployee } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, within } from '@testing-library/react';
import { currentMonth } from '#address/use-month.ts';
import { TrendCard } from './trend.card.tsx';

async function aCompany() {
  const server = await startHttpServer();
  const company = await server.company();
  return { company, admin: server.as(company.admin) };
}

test('shows six measures of the calculated months, with the latest figures', async () => {
  const { company, admin } = await aCompany();
  await admin.call(createEmployee, {
    body: anEmployee({ userId: company.id, contractStarted: '2020-01-01' }),
  });
  await admin.call(generateSalaries, { query: { ...currentMonth(), userId: company.id } });
  await renderScreen(<TrendCard />, { as: company.user, language: 'en' });
  const chart = await screen.findByRole('figure');
  const legend = within(chart).getByRole('list');
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Gross 1,000.00',
    'Net 884.00',
    'Tax 66.00',
    'Employee contribution 50.00',
    'Employer contribution 50.00',
    'Company cost 1,050.00',
  ]);
  const figures = within(chart).getByRole('table');
  expect(within(figures).getAllByRole('row')).toHaveLength(13);
  expect(
    within(figures).getByRole('row', { name: /1,000\.00 884\.00 66\.00 50\.00 50\.00 1,050\.00/ }),
  ).toBeInTheDocument();
  expect(within(figures).getAllByRole('row', { name: /– – – – – –/ })).toHaveLength(11);
});

test('says that nothing was calculated yet', async () => {
  const { company } = await aCompany();
  await renderScreen(<TrendCard />, { as: company.user });
  expect(await screen.findByText('Në këta dymbëdhjetë muaj ende nuk ka paga të llogaritura.')).toBeVisible();
});

test('says that it failed, and tries again', async () => {
  const { company } = await aCompany();
  for (const _ of ['this year', 'the year before']) faults.next('getStatistics', 500);
  const { user } = await renderScreen(<TrendCard />, { as: company.user });
  await user.click(await screen.findByRole('button', { name: 'Provo përsëri' }));
  expect(await screen.findByText(/ende nuk ka paga të llogaritura/)).toBeVisible();
});
