import { createdEmployees, type EmployeeFacts } from '@paga/testing/employees';
import { renderScreen, type ScreenOptions } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { EmployeesScreen } from './employees.screen.tsx';

async function arranged(...people: EmployeeFacts[]) {
  const server = await startHttpServer();
  const company = await server.company();
  await createdEmployees(server.as(company.admin), company, ...people);
  const open = (options: Partial<ScreenOptions> = {}) =>
    renderScreen(<EmployeesScreen />, { as: company.admin, path: '/employees', ...options });
  return { company, open };
}
const nobody = async () => arranged();
const three = () =>
  arranged(
    { firstName: 'Arta', lastName: 'Krasniqi' },
    { firstName: 'Çlirim', lastName: 'Gashi', occupation: 'Shofer' },
    { firstName: 'Dren', lastName: 'Hoxha', employeeStatus: 2 },
  );
const rowsOf = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[1]?.textContent);

test('shows the active employees and counts every tab', async () => {
  const { open } = await three();
  await open();
  expect(await screen.findByRole('gridcell', { name: /Arta Krasniqi/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Punonjësit' })).toBeVisible();
  await screen.findByRole('tab', { name: 'Jo aktivë 1' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Aktivë 2',
    'Jo aktivë 1',
    'Në proces 0',
  ]);
  expect(screen.getByRole('gridcell', { name: 'Shofer' })).toBeVisible();
});

test('another tab shows its own employees and stands in the address', async () => {
  const { open } = await three();
  const { user, address } = await open();
  await user.click(await screen.findByRole('tab', { name: /Jo aktivë/ }));
  expect(await screen.findByRole('gridcell', { name: /Dren Hoxha/ })).toBeVisible();
  expect(address()).toBe('/employees?tab=inactive');
});

test('on a phone people are cards that open them', async () => {
  const { open } = await three();
  const wide = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: query.includes('640') }) as never,
    );
  const { user, address } = await open();
  const list = within(await screen.findByRole('list', { name: 'Aktivë' }));
  expect(list.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Zgjidh disa punonjës' }));
  await user.click(list.getByRole('checkbox', { name: 'Zgjidh Çlirim Gashi' }));
  expect(screen.getByRole('region', { name: /zgjedhur/ })).toHaveTextContent('1');
  await user.click(list.getByRole('link', { name: /Çlirim Gashi.*Shofer/ }));
  expect(address()).toMatch(/^\/employees\/\d+$/);
  wide.mockRestore();
});

test('a search without diacritics leaves whom it finds, in the counts too', async () => {
  const { open } = await three();
  const { user } = await open();
  await screen.findByRole('gridcell', { name: /Arta Krasniqi/ });
  await user.type(screen.getByRole('searchbox', { name: 'Kërko punonjës' }), 'clirim{Enter}');
  await waitFor(() =>
    expect(screen.queryByRole('gridcell', { name: /Arta Krasniqi/ })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('gridcell', { name: /Çlirim Gashi/ })).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Jo aktivë 0' })).toBeVisible();
});

test('a search that finds nobody says so', async () => {
  const { open } = await three();
  const { user, address } = await open({ path: '/employees?search=zzz' });
  expect(await screen.findByText('Asnjë punonjës për "zzz"')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Shfaq të gjithë punonjësit' }));
  expect(await screen.findByRole('gridcell', { name: /Arta Krasniqi/ })).toBeVisible();
  expect(address()).toBe('/employees');
});

test('pages are turned and can be made longer', async () => {
  const people = Array.from({ length: 12 }, (_, index) => ({
    firstName: `Emri${String.fromCharCode(65 + index)}`,
  }));
  const { open } = await arranged(...people);
  const { user } = await open();
  expect(rowsOf(await screen.findByRole('grid'))).toHaveLength(12);
  await user.selectOptions(screen.getByRole('combobox', { name: /faqe/ }), '10');
  await waitFor(() => expect(rowsOf(screen.getByRole('grid'))).toHaveLength(10));
  await user.click(screen.getByRole('button', { name: 'Faqja tjetër' }));
  await waitFor(() => expect(rowsOf(screen.getByRole('grid'))).toHaveLength(2));
  await user.selectOptions(screen.getByRole('combobox', { name: /faqe/ }), '20');
  await waitFor(() => expect(rowsOf(screen.getByRole('grid'))).toHaveLength(12));
});

test('a company without employees is offered the import', async () => {
  const { open } = await nobody();
  const { user } = await open();
  expect(await screen.findByText('Ende nuk ka punonjës')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Importo nga Excel' }));
  expect(await screen.findByRole('dialog', { name: 'Importo punonjësit nga Excel' })).toBeVisible();
});

test('a list that cannot be loaded says so and is asked again', async () => {
  const { open } = await three();
  const { user, faults } = await open({ path: '/employees?search=none' });
  await screen.findByText('Asnjë punonjës për "none"');
  faults.next('getEmployeesByStatus', 500);
  await user.click(screen.getByRole('button', { name: 'Shfaq të gjithë punonjësit' }));
  expect(await screen.findByText('Punonjësit nuk u ngarkuan')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
  expect(await screen.findByRole('gridcell', { name: /Arta Krasniqi/ })).toBeVisible();
});

test('the documents of an employee without any are a note', async () => {
  const { open } = await three();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Dokumentet: Arta Krasniqi' }));
  expect(await screen.findByRole('dialog', { name: 'Dokumentet: Arta Krasniqi' })).toHaveTextContent(
    'Ky punonjës ende nuk ka dokumente',
  );
});

test('the list speaks English', async () => {
  const { open } = await three();
  const { user } = await open({ language: 'en' });
  expect(await screen.findByRole('tab', { name: 'All (active) 2' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Download import template' })).toBeVisible();
});
