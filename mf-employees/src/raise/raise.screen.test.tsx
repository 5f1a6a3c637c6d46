import { getPayRaise } from '@paga/contract/employees';
import { createdEmployees } from '@paga/testing/employees';
import { pasteOver } from '@paga/testing/paste';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EmployeeScreen } from '#record/employee.screen.tsx';
import { RaiseScreen } from './raise.screen.tsx';

const BESA = { firstName: 'Besa', lastName: 'Berisha' };

async function arranged() {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  const as = server.as(company.admin);
  const ids = await createdEmployees(as, company, {}, BESA, BESA);
  const raiseOf = async (employeeId: number) => (await as.call(getPayRaise, { query: { employeeId } })).body;
  const opened = (path: string, route: string) =>
    renderScreen(<RaiseScreen />, { as: company.admin, path, route });
  return { company, ids, raiseOf, opened };
}

test('the pay of one person is raised from a day; the profile has it with its annex and undoes it', async () => {
  const { company, ids, raiseOf, opened } = await arranged();
  const path = `/employees/${ids[0]}`;
  const { user } = await opened(`${path}/raise`, '/employees/:id/raise');
  await pasteOver(user, await screen.findByLabelText('Paga e re bruto'), '450');
  expect(await screen.findByText('Nën pagën minimale prej 500.00.')).toBeVisible();
  await pasteOver(user, screen.getByLabelText('Paga e re bruto'), '1,100.00');
  const months = await screen.findByRole('table', { name: 'Muajt para dhe pas' });
  expect(await within(months).findByText('1,155.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ruaj pagën e re' }));
  await screen.findByText('Paga u rrit.');
  expect(await raiseOf(ids[0] ?? 0)).toMatchObject({ oldPay: 1000, newPay: 1100, unit: 'month' });
  await renderScreen(<EmployeeScreen />, { as: company.admin, path, route: '/employees/:id' });
  expect(await screen.findByText('1,100.00 në muaj')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Aneksi i kontratës' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zhbëj' }));
  await screen.findByText('Rritja u zhbë: paga është si më parë.');
  expect(await raiseOf(ids[0] ?? 0)).toBeNull();
});

test('those chosen in the list are raised by per cent: a line each, the sums below, undone in one press', async () => {
  const { ids, raiseOf, opened } = await arranged();
  const { user } = await opened(`/employees/raise?people=${ids.join(',')}`, '/employees/raise');
  expect(await screen.findByRole('button', { name: 'Ruaj pagat e reja të 3 punonjësve' })).toBeDisabled();
  await pasteOver(user, screen.getByLabelText('Rritja në për qind'), '3.5');
  const table = await screen.findByRole('table', { name: 'Kujt i rritet paga' });
  await waitFor(() => expect(within(table).getAllByText('1,035.00')).toHaveLength(3));
  expect(within(table).getByText('105.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ruaj pagat e reja të 3 punonjësve' }));
  expect(await screen.findByRole('button', { name: '3 anekset e kontratave' })).toBeVisible();
  expect(await raiseOf(ids[2] ?? 0)).toMatchObject({ newPay: 1035 });
  await user.click(screen.getByRole('button', { name: 'Zhbëj' }));
  await screen.findByText('Rritjet e 3 punonjësve u zhbënë: pagat janë si më parë.');
  expect(await raiseOf(ids[2] ?? 0)).toBeNull();
});

test('a pasted list finds its people, and asks about two of a name and who stands in it twice', async () => {
  const { ids, raiseOf, opened } = await arranged();
  const { user } = await opened('/employees/raise', '/employees/raise');
  const list = await screen.findByLabelText('Lista: emri ose numri personal, paga e re');
  const text = 'Arta Krasniqi, 1100\nBerisha Besa; 900\nDikush Tjetër, 5\n1234567892 1150';
  fireEvent.change(list, { target: { value: text } });
  expect(await screen.findByText('Nuk u gjet asnjë punonjës aktiv: Dikush Tjetër.')).toBeVisible();
  expect(screen.getByText('U gjet 1 punonjës.')).toBeVisible();
  const which = screen.getByLabelText('Cili është Berisha Besa');
  await user.selectOptions(which, `${ids[2]}`);
  expect(await screen.findByText('U gjetën 2 punonjës.')).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Kujt i rritet paga' });
  expect(await within(table).findByText('1,150.00')).toBeVisible();
  await user.click(screen.getByText('E para'));
  expect(await within(table).findByText('1,100.00')).toBeVisible();
  expect(within(table).getByText('më e ulët')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ruaj pagat e reja të 2 punonjësve' }));
  await screen.findByRole('button', { name: '2 anekset e kontratave' });
  expect([await raiseOf(ids[0] ?? 0), await raiseOf(ids[1] ?? 0), await raiseOf(ids[2] ?? 0)]).toMatchObject([
    { newPay: 1100 },
    null,
    { newPay: 900 },
  ]);
});
