import { createEmployee, getEmployee } from '@paga/contract/employees';
import { closePeriod } from '@paga/contract/payroll';
import { someEmployees } from '@paga/testing/employees';
import { pasteOver } from '@paga/testing/paste';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, within } from '@testing-library/react';
import { EmployeeScreen } from '#record/employee.screen.tsx';

/** Arta, paid in September, in whose form the start of the contract is set to October. */
async function startedLater({ isClosed = false } = {}) {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  const as = server.as(company.admin);
  const [body] = someEmployees(company, [{}]);
  if (!body) throw new Error('no payload');
  const { body: created } = await as.call(createEmployee, { body });
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  if (isClosed)
    await as.call(closePeriod, { body: { tenantId: company.id, code: company.code, month: 9, year: 2026 } });
  const path = `/employees/${created.id}`;
  const { user } = await renderScreen(<EmployeeScreen />, {
    as: company.admin,
    path,
    route: '/employees/:id',
  });
  await user.click(await screen.findByRole('button', { name: 'Ndrysho' }));
  const start = await screen.findByRole('textbox', { name: 'Fillimi i kontratës' });
  await pasteOver(user, start, '01.10.2026');
  await user.click(screen.getByRole('button', { name: 'Ruaj' }));
  return {
    user,
    saved: async () => (await as.call(getEmployee, { query: { employeeId: created.id } })).body,
  };
}

test('a start that takes somebody out of a calculated month is asked about, and stands in the history with who and when', async () => {
  const { user, saved } = await startedLater();
  const dialog = await screen.findByRole('dialog', { name: 'Punonjësi del nga muaj të llogaritur' });
  expect(dialog).toHaveTextContent('09.2026');
  expect(dialog).toHaveTextContent('Kush kthehet merr kontratë të re në dosjen e vet');
  expect(await saved()).toMatchObject({ contractStarted: '2024-03-01' });
  await user.click(within(dialog).getByRole('button', { name: 'Ruaj gjithsesi' }));
  expect(await screen.findByText('Punonjësi Arta Krasniqi u ruajt.')).toBeVisible();
  expect(await saved()).toMatchObject({ contractStarted: '2026-10-01' });
  await user.click(await screen.findByRole('tab', { name: 'Historia' }));
  const row = await screen.findByRole('row', { name: /Fillimi i kontratës/ });
  expect(row).toHaveTextContent('01.03.2024');
  expect(row).toHaveTextContent('01.10.2026');
});

test('over a closed month it is refused at its field, with what to do for who returns', async () => {
  await startedLater({ isClosed: true });
  expect(
    await screen.findByText(/Ndryshimi prek një muaj të mbyllur: 09\.2026\. Kush kthehet merr kontratë/),
  ).toBeVisible();
});
