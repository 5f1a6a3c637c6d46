import { getEmployeeVacations } from '@paga/contract/leave';
import { createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, within } from '@testing-library/react';
import { LeaveScreen } from './leave.screen.tsx';

test('the booking is opened for somebody and the days that the search names, and one press books them', async () => {
  const server = await startHttpServer();
  const company = await server.company();
  const [drin = 0] = await createdEmployees(server.as(company.admin), company, { firstName: 'Drin' });
  const path = `/holidays?book=${drin}&days=2026-11-02_2026-11-04`;
  const { user, address } = await renderScreen(<LeaveScreen />, { as: company.user, path });
  const window = await screen.findByRole('dialog', { name: /Drin Krasniqi/ });
  expect(within(window).getByRole('textbox', { name: 'Prej' })).toHaveValue('02.11.2026');
  expect(await within(window).findByText(/^3 ditë pune/)).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Pushimi u ruajt.')).toBeVisible();
  const { body } = await server
    .as(company.admin)
    .call(getEmployeeVacations, { params: { id: drin }, query: {} });
  expect(body.vacations).toMatchObject([{ from: '2026-11-02', to: '2026-11-04', workingDays: 3 }]);
  expect(address()).not.toContain('days=');
});
