import { getEmployee } from '@paga/contract/employees';
import { EmployeeStatus } from '@paga/contract/shapes';
import { createdEmployees } from '@paga/testing/employees';
import { pasteOver } from '@paga/testing/paste';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { EmployeeScreen } from '#record/employee.screen.tsx';
import { EndScreen } from './end.screen.tsx';

async function arranged() {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  const as = server.as(company.admin);
  const ids = await createdEmployees(as, company, {}, { firstName: 'Besa', lastName: 'Berisha' });
  const saved = async (employeeId: number) => (await as.call(getEmployee, { query: { employeeId } })).body;
  return { company, ids, saved };
}

test('several chosen in the list end together; what it costs is shown before, the documents after', async () => {
  const { company, ids, saved } = await arranged();
  const { user } = await renderScreen(<EndScreen />, {
    as: company.admin,
    path: `/employees/end?people=${ids.join(',')}`,
    route: '/employees/end',
  });
  await pasteOver(user, await screen.findByLabelText('Dita e fundit e punës'), '16.10.2026');
  const table = await screen.findByRole('table', { name: 'Kush largohet' });
  await waitFor(() => expect(within(table).getAllByText('909.09')).toHaveLength(2));
  expect(within(table).getByText('1,818.18')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Përfundo punësimin e 2 punonjësve' }));
  expect(await screen.findByRole('button', { name: 'Vërtetimi i punësimit' })).toBeVisible();
  expect(await saved(ids[0] ?? 0)).toMatchObject({
    expirationContract: '2026-10-16',
    employeeStatus: EmployeeStatus.inactive,
  });
});

test('a day that cannot be the last is said, and the button waits; opened from the check it goes back there', async () => {
  const { company, ids } = await arranged();
  const { user, address } = await renderScreen(<EndScreen />, {
    as: company.admin,
    path: `/employees/${ids[0]}/end?check=2026-10`,
    route: '/employees/:id/end',
  });
  await pasteOver(user, await screen.findByLabelText('Dita e fundit e punës'), '01.02.2024');
  expect(await screen.findByText('Kontrata fillon vetëm më 01.03.2024.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Përfundo punësimin' })).toBeDisabled();
  await pasteOver(user, screen.getByLabelText('Dita e fundit e punës'), '16.10.2026');
  await screen.findByText('909.09');
  await user.click(screen.getByRole('button', { name: 'Përfundo punësimin' }));
  await waitFor(() => expect(address()).toBe('/calculations/check?month=10&year=2026'));
});

test('the profile says how employment ends, keeps the kind of the contract and undoes it', async () => {
  const { company, ids, saved } = await arranged();
  const path = `/employees/${ids[0]}`;
  const { user } = await renderScreen(<EndScreen />, {
    as: company.admin,
    path: `${path}/end`,
    route: '/employees/:id/end',
  });
  await pasteOver(user, await screen.findByLabelText('Dita e fundit e punës'), '16.10.2026');
  await screen.findByText('909.09');
  await user.click(screen.getByRole('button', { name: 'Përfundo punësimin' }));
  await screen.findByText('Punësimi u përfundua.');
  await renderScreen(<EmployeeScreen />, { as: company.admin, path, route: '/employees/:id' });
  expect(await screen.findByText('Pa afat, deri më 16.10.2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zhbëj' }));
  await screen.findByText('Përfundimi u zhbë: gjithçka është si më parë.');
  expect((await saved(ids[0] ?? 0)).expirationContract).toBeNull();
});
