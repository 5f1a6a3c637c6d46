import {
  changeEmployees,
  createEmployee,
  getEmployee,
  getEmployeesByStatus,
  getEmployeesByStatusCount,
} from '@paga/contract/employees';
import { anEmployee, createdEmployees, type EmployeeFacts } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { EmployeesScreen } from '#list/employees.screen.tsx';

async function arranged(...people: EmployeeFacts[]) {
  const server = await startHttpServer();
  const company = await server.company();
  const as = server.as(company.manager);
  const ids = await createdEmployees(as, company, ...people);
  const opened = await renderScreen(<EmployeesScreen />, { as: company.manager, path: '/employees' });
  const counts = async () =>
    (await as.call(getEmployeesByStatusCount, { query: { tenantId: company.id } })).body;
  const choose = async (...names: string[]) => {
    for (const name of names) {
      const cell = await screen.findByRole('gridcell', { name: new RegExp(name) });
      const row = cell.closest<HTMLElement>('[role=row]') ?? cell;
      await opened.user.click(within(row).getByRole('checkbox'));
    }
  };
  return { ...opened, company, as, ids, counts, choose };
}
const three: EmployeeFacts[] = [
  { firstName: 'Arta' },
  { firstName: 'Besa' },
  { firstName: 'Dren', contractStarted: '2026-10-10' },
];

test('deactivates the chosen after asking for the last day, and names who could not be', async () => {
  const { user, choose, counts } = await arranged(...three);
  await choose('Arta', 'Besa', 'Dren');
  expect(screen.getByText('3 punonjës të zgjedhur')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Çaktivizo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Të çaktivizohen 3 punonjës?' });
  await user.click(within(dialog).getByRole('button', { name: 'Çaktivizo 3 punonjës' }));
  expect(await within(dialog).findByText('Dita e fundit e punës është e detyrueshme')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Dita e fundit e punës'), '30.09.2026');
  await user.click(within(dialog).getByRole('button', { name: 'Çaktivizo 3 punonjës' }));
  expect(await screen.findByText('2 punonjës u çaktivizuan.')).toBeVisible();
  const refusals = await screen.findByRole('dialog', { name: '1 punonjës mbeti si më parë' });
  expect(
    within(refusals).getByRole('row', { name: /Dren Krasniqi Dita e fundit është para fillimit/ }),
  ).toBeVisible();
  await user.click(within(refusals).getAllByRole('button', { name: 'Mbyll' }).at(-1) ?? refusals);
  expect(await screen.findByText('1 punonjës i zgjedhur')).toBeVisible();
  expect(await counts()).toMatchObject({ active: 1, inactive: 2 });
});

test('deletes the chosen after a question with their number and names', async () => {
  const { user, choose, counts } = await arranged(...three);
  await choose('Arta', 'Besa');
  await user.click(screen.getByRole('button', { name: 'Fshij' }));
  const dialog = await screen.findByRole('dialog', { name: 'Të fshihen 2 punonjës?' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Arta Krasniqi', 'Besa Krasniqi']);
  await user.click(within(dialog).getByRole('button', { name: 'Fshij 2 punonjës' }));
  expect(await screen.findByText('2 punonjës u fshinë.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('gridcell', { name: /Arta/ })).not.toBeInTheDocument());
  expect(await counts()).toMatchObject({ all: 1 });
});

test('takes a deletion back from its message, and names whose number somebody else has by now', async () => {
  const { user, as, company, ids, choose, counts } = await arranged(...three);
  const remove = async (...names: string[]) => {
    await choose(...names);
    await user.click(screen.getByRole('button', { name: 'Fshij' }));
    await user.click(await screen.findByRole('button', { name: `Fshij ${names.length} punonjës` }));
    // The message of the deletion before may still stand: its button is not meant.
    await screen.findByText(names.length === 1 ? '1 punonjës u fshi.' : `${names.length} punonjës u fshinë.`);
    return screen.getAllByRole('button', { name: 'Zhbëj' }).at(-1) as HTMLElement;
  };
  await user.click(await remove('Arta', 'Besa'));
  expect(await screen.findByText('2 punonjës u rikthyen.')).toBeVisible();
  expect(await screen.findByRole('gridcell', { name: /Arta/ })).toBeVisible();
  expect(await counts()).toMatchObject({ all: 3 });
  await waitFor(() => expect(screen.queryByText('2 punonjës të zgjedhur')).not.toBeInTheDocument());
  const { body } = await as.call(getEmployee, { query: { employeeId: ids[2] ?? 0 } });
  const undo = await remove('Dren');
  const { personalNumber } = body;
  await as.call(createEmployee, {
    body: anEmployee({ userId: company.id, firstName: 'Ema', personalNumber }),
  });
  await user.click(undo);
  expect(await screen.findByText(/Dren Krasniqi nuk u rikthye: .*numrin e tij personal/)).toBeVisible();
});

test('activates who is not active, and continues a contract that has ended when asked to', async () => {
  const { user, as, company, choose } = await arranged({
    firstName: 'Arta',
    employeeStatus: 2,
    expirationContract: '2026-08-31',
  });
  await user.click(await screen.findByRole('tab', { name: /Jo aktivë/ }));
  await choose('Arta');
  expect(screen.queryByRole('button', { name: 'Çaktivizo' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Aktivizo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Të aktivizohet 1 punonjës?' });
  await user.click(within(dialog).getByRole('checkbox', { name: /Vazhdoji pa afat/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Aktivizo 1 punonjës' }));
  expect(await screen.findByText('1 punonjës u aktivizua.')).toBeVisible();
  const { body } = await as.call(getEmployeesByStatus, { query: { tenantId: company.id } });
  expect(body.data).toMatchObject([{ firstName: 'Arta', expirationContract: null }]);
});

test('the choice ends with another tab, and those deleted meanwhile are named', async () => {
  const { user, as, company, ids, choose } = await arranged(...three);
  await choose('Arta', 'Besa');
  await as.call(changeEmployees, {
    body: { userId: company.id, action: 'delete', employeeIds: ids.slice(0, 1) },
  });
  await user.click(screen.getByRole('button', { name: 'Fshij' }));
  await user.click(await screen.findByRole('button', { name: 'Fshij 2 punonjës' }));
  expect(await screen.findByText('Dikush e ka fshirë ndërkohë.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Mbyll' }).at(-1) ?? document.body);
  await choose('Dren');
  await user.click(screen.getByRole('tab', { name: /Në proces/ }));
  await user.click(screen.getByRole('tab', { name: /^Aktivë/ }));
  await screen.findByRole('gridcell', { name: /Dren/ });
  expect(screen.queryByText(/të zgjedhur|i zgjedhur/)).not.toBeInTheDocument();
});

test('a whole page chosen offers everybody of the tab and its filters, and acts on all of them', async () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ firstName: `Emri${String.fromCharCode(65 + at)}` }));
  const { user, counts } = await arranged(...many, { firstName: 'Zana' });
  await screen.findByRole('gridcell', { name: /EmriA/ });
  await user.type(screen.getByRole('searchbox'), 'emri{Enter}');
  await screen.findByRole('tab', { name: /^Aktivë 12/ });
  await user.selectOptions(screen.getByRole('combobox', { name: /faqe/ }), '10');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(11));
  await user.click(within(await screen.findByRole('grid')).getByRole('checkbox', { name: /gjitha|gjithë/ }));
  expect(await screen.findByText('10 punonjës të zgjedhur')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zgjidh të 12' }));
  expect(await screen.findByText('12 punonjës të zgjedhur')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zgjidh të 12' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Fshij' }));
  await user.click(await screen.findByRole('button', { name: 'Fshij 12 punonjës' }));
  expect(await screen.findByText('12 punonjës u fshinë.')).toBeVisible();
  await waitFor(async () => expect(await counts()).toMatchObject({ all: 1 }));
});
