import { createEmployee, getEmployee } from '@paga/contract/employees';
import { getEmployeeVacations, storeVacation } from '@paga/contract/leave';
import { someEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { LeaveModal } from './leave.modal.tsx';

test('the leave of an employee is changed and deleted', async () => {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  const as = server.as(company.admin);
  const [body] = someEmployees(company, [{}]);
  if (!body) throw new Error('no payload');
  const { id } = (await as.call(createEmployee, { body })).body;
  await as.call(storeVacation, { body: { tenantId: company.id, employeeId: id, type: 0, from: '2026-11-02', to: '2026-11-06' } });
  const employee = (await as.call(getEmployee, { query: { employeeId: id } })).body;
  const days = async () =>
    (await as.call(getEmployeeVacations, { params: { id }, query: {} })).body.vacations.map(({ workingDays }) => workingDays);

  const { user } = await renderScreen(<LeaveModal employee={employee} onClose={() => undefined} />, { as: company.admin });
  const list = await screen.findByRole('table', { name: 'Pushimet' });
  expect(within(list).getByRole('row', { name: /Vjetor/ })).toHaveTextContent('02.11.2026');
  await user.click(screen.getByRole('button', { name: 'Ndrysho pushimin nga 02.11.2026' }));
  const to = await screen.findByRole('textbox', { name: 'Deri' });
  await user.clear(to);
  await user.click(to);
  await user.paste('03.11.2026');
  await user.click(screen.getByRole('button', { name: 'Ruaj' }));
  expect(await screen.findByText('Pushimi u ruajt.')).toBeVisible();
  expect(await days()).toEqual([2]);

  await user.click(await screen.findByRole('button', { name: 'Fshij pushimin nga 02.11.2026' }));
  await user.click(await screen.findByRole('button', { name: 'Fshij pushimin' }));
  await waitFor(async () => expect(await days()).toEqual([]));
  expect(await screen.findByText('Ende nuk ka pushime')).toBeVisible();
});
