import { type CreateEmployee, createEmployee, getEmployee, updateEmployee } from '@paga/contract/employees';
import { anEmployee, someEmployees } from '@paga/testing/employees';
import { pasteOver } from '@paga/testing/paste';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { EmployeeScreen } from '#record/employee.screen.tsx';

async function openedTwice() {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  const [body] = someEmployees(company, [{}]);
  if (!body) throw new Error('no payload');
  const { body: created } = await server.as(company.admin).call(createEmployee, { body });
  const { user } = await renderScreen(<EmployeeScreen />, {
    as: company.admin,
    path: `/employees/${created.id}`,
    route: '/employees/:id',
  });
  await user.click(await screen.findByRole('button', { name: 'Ndrysho' }));
  const save = async (facts: Partial<CreateEmployee>) => {
    const { userId, ...theirs } = anEmployee({ userId: company.id, ...facts });
    const employee = JSON.stringify({ ...theirs, version: 1 }) as never;
    expect(
      (
        await server
          .as(company.manager)
          .call(updateEmployee, { body: { userId, employeeId: created.id, employee } })
      ).status,
    ).toBe(200);
  };
  const saved = async () =>
    (await server.as(company.admin).call(getEmployee, { query: { employeeId: created.id } })).body;
  return { user, save, saved };
}

/** Two people over one employee: the manager saves while the administrator is still typing. */
test('the second of two who edit sees what changed and by whom; nothing of either is lost', async () => {
  const { user, save, saved } = await openedTwice();
  const phone = screen.getByRole('textbox', { name: 'Telefoni' });
  await pasteOver(user, phone, '+383 44 999 888');
  const qualification = screen.getByRole('textbox', { name: 'Kualifikimi' });
  await user.click(qualification);
  await user.paste('Master');

  await save({ phone: '+383 44 555 555', occupation: 'Drejtoreshë' });

  await user.click(screen.getByRole('button', { name: 'Ruaj' }));
  const dialog = await screen.findByRole('dialog', { name: 'U ndryshua ndërkohë' });
  expect(dialog).toHaveTextContent('Mira Menaxhere e ka ruajtur këtë punonjës');
  expect(within(dialog).getByRole('row', { name: /Telefoni/ })).toHaveTextContent('+383 44 999 888');
  expect(within(dialog).getByRole('row', { name: /Pozita/ })).toHaveTextContent('Drejtoreshë');
  await user.click(
    within(within(dialog).getByRole('group', { name: 'Cila vlen: Telefoni' })).getByRole('radio', {
      name: 'E imja',
    }),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Merri dhe vazhdo' }));

  await user.click(await screen.findByRole('button', { name: 'Ruaj' }));
  expect(await screen.findByText('Punonjësi Arta Krasniqi u ruajt.')).toBeVisible();
  expect(await saved()).toMatchObject({
    phone: '+383 44 999 888',
    occupation: 'Drejtoreshë',
    qualification: 'Master',
    version: 3,
  });
});

test('a gross that is taken over stays, though a net was typed before it', async () => {
  const { user, save, saved } = await openedTwice();
  const net = await screen.findByRole('spinbutton', { name: 'Paga neto' });
  await pasteOver(user, net, '1200');
  await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Paga bruto' })).toHaveValue('1,369.59'));
  await save({ bruttoSalary: 2000 });
  await user.click(screen.getByRole('button', { name: 'Ruaj' }));
  const dialog = await screen.findByRole('dialog', { name: 'U ndryshua ndërkohë' });
  await user.click(within(dialog).getByRole('button', { name: 'Merri dhe vazhdo' }));
  await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Paga bruto' })).toHaveValue('2,000.00'));
  await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Paga neto' })).toHaveValue('1,739.00'));
  const phone = await screen.findByRole('textbox', { name: 'Telefoni' });
  await user.click(phone);
  await user.paste(' 1');
  await user.click(screen.getByRole('button', { name: 'Ruaj' }));
  expect(await screen.findByText('Punonjësi Arta Krasniqi u ruajt.')).toBeVisible();
  expect(await saved()).toMatchObject({ bruttoSalary: 2000, nettoSalary: 1739, version: 3 });
});
