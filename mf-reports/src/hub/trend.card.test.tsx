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

test('shows what each month of the year cost, by its parts, beside last year, and opens a month', async () => {
  const { company, admin } = await aCompany();
  await admin.call(createEmployee, {
    body: anEmployee({ userId: company.id, contractStarted: '2020-01-01' }),
  });
  const { month, year } = currentMonth();
  for (const one of [year, year - 1])
    await admin.call(generateSalaries, { query: { month, year: one, userId: company.id } });
  const { user, address } = await renderScreen(<TrendCard />, { as: company.user, language: 'en' });
  const chart = await screen.findByRole('figure');
  const legend = within(chart).getByRole('list');
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Net 884.00',
    'Tax 66.00',
    'Contributions 100.00',
    'Company cost 1,050.00',
    `${year - 1} 1,050.00`,
  ]);
  const figures = within(chart).getByRole('table');
  expect(within(figures).getAllByRole('row')).toHaveLength(13);
  expect(
    within(figures).getByRole('row', { name: /884\.00 66\.00 100\.00 1,050\.00 1,050\.00/ }),
  ).toBeInTheDocument();
  expect(within(figures).getAllByRole('row', { name: /– – – – –/ })).toHaveLength(11);
  await user.click(within(chart).getByRole('link', { name: /^Open / }));
  expect(address()).toBe(`/calculations?month=${month}&year=${year}`);
});

test('says that nothing was calculated yet', async () => {
  const { company } = await aCompany();
  await renderScreen(<TrendCard />, { as: company.user });
  expect(await screen.findByText('Këtë vit dhe vjet ende nuk ka paga të llogaritura.')).toBeVisible();
});

test('says that it failed, and tries again', async () => {
  const { company } = await aCompany();
  for (const _ of ['this year', 'the year before']) faults.next('getStatistics', 500);
  const { user } = await renderScreen(<TrendCard />, { as: company.user });
  await user.click(await screen.findByRole('button', { name: 'Provo përsëri' }));
  expect(await screen.findByText(/ende nuk ka paga të llogaritura/)).toBeVisible();
});
