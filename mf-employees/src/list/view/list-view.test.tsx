import { createSector } from '@paga/contract/employees/sectors';
import { getPreferences, savePreference } from '@paga/contract/identity/preferences';
import { createdEmployees } from '@paga/testing/employees';
import { renderScreen, type ScreenOptions } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { EmployeesScreen } from '../employees.screen.tsx';
import { pageSizesFor } from './list-view.ts';

/** Three people, and others if they are named. */
async function arranged(...others: Parameters<typeof createdEmployees>[2][]) {
  const server = await startHttpServer();
  await server.setClock('2026-10-15T09:00:00Z');
  const company = await server.company();
  const as = server.as(company.manager);
  const { body: sector } = await as.call(createSector, { body: { tenantId: company.id, name: 'Prodhimi' } });
  await createdEmployees(
    as,
    company,
    { firstName: 'Arta', sectors: [{ id: sector.id }], expirationContract: '2026-11-01' },
    { firstName: 'Besa', phone: null, birthDate: '1990-10-16', occupation: 'Axhuste' },
    { firstName: 'Dren', expirationContract: '2026-10-01', occupation: 'Zdrukthëtar' },
    ...others,
  );
  const open = (options: Partial<ScreenOptions> = {}) =>
    renderScreen(<EmployeesScreen />, { as: company.manager, path: '/employees', ...options });
  const kept = async () => (await as.call(getPreferences, {})).body.preferences.employees;
  return { as, open, kept };
}
const names = () =>
  screen.getAllByRole('gridcell', { name: / Krasniqi/ }).map(({ textContent }) => textContent);
const headings = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

test('the marks name contracts that end or have ended and of birthdays within the week', async () => {
  const { as, open } = await arranged();
  const value = { columns: ['marks'], pageSize: 20, filters: {}, sort: null };
  await as.call(savePreference, { body: { screen: 'employees', value } });
  await open();
  expect(await screen.findByText('Deri 01.11.2026')).toBeVisible();
  expect(screen.getByText('Mbaroi 01.10.2026')).toBeVisible();
  expect(screen.getByText('Ditëlindja 16.10.')).toBeVisible();
});

test('a filter narrows the list and the counts, is kept for the next visit, and is cleared', async () => {
  const { open, kept } = await arranged();
  const { user } = await open();
  await screen.findByRole('gridcell', { name: /Besa/ });
  await user.click(screen.getByRole('button', { name: 'Filtrat' }));
  await screen.findByRole('option', { name: 'Prodhimi' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sektori' }), 'Prodhimi');
  await waitFor(() => expect(names()).toEqual(['Arta Krasniqi']));
  expect(await screen.findByRole('tab', { name: 'Aktivë 1' })).toBeVisible();
  await waitFor(async () =>
    expect(await kept()).toMatchObject({ filters: { sectorId: expect.any(Number) } }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Të dhëna që mungojnë' }), 'Mungon telefoni');
  expect(await screen.findByText('Asnjë punonjës për këta filtra')).toBeVisible();
  const [clear] = screen.getAllByRole('button', { name: 'Hiq filtrat' });
  if (clear) await user.click(clear);
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('columns, their order, the sorting and the page size are those of the last visit', async () => {
  const others = Array.from('abcdefgh', (letter) => ({ firstName: `Zana ${letter}`, occupation: 'Axhuste' }));
  const { as, open } = await arranged(...others);
  const value = {
    columns: ['sectors', 'occupation'],
    pageSize: 20,
    filters: {},
    sort: { key: 'occupation', descending: true },
  };
  await as.call(savePreference, { body: { screen: 'employees', value } });
  await open({ language: 'en' });
  await screen.findByRole('gridcell', { name: /Besa/ });
  expect(headings()).toEqual(['Name', 'Sector', 'Position']);
  expect(names().slice(0, 2)).toEqual(['Dren Krasniqi', 'Arta Krasniqi']);
  expect(names()).toHaveLength(11);
  expect(screen.getByRole('combobox', { name: /page/ })).toHaveValue('20');
});

test('a column is added, and stays after the next visit', async () => {
  const { open, kept } = await arranged();
  const { user } = await open();
  await screen.findByRole('gridcell', { name: /Besa/ });
  await user.click(screen.getByRole('button', { name: 'Kolonat' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Kolonat' })).getByRole('checkbox', { name: 'Numri personal' }),
  );
  expect(screen.getByRole('columnheader', { name: 'Numri personal' })).toBeVisible();
  await waitFor(async () => expect(await kept()).toMatchObject({ columns: [...USUAL, 'personalNumber'] }));
});
const USUAL = ['occupation', 'sectors', 'contract', 'bruttoSalary', 'phone', 'email', 'documents'];

test('what an older version kept and nobody understands any more is the usual view', async () => {
  const { as, open } = await arranged();
  const value = {
    columns: 7,
    pageSize: 'many',
    filters: { sectorId: 'x' },
    sort: { key: 'gone', descending: 1 },
  };
  await as.call(savePreference, { body: { screen: 'employees', value } });
  await open();
  expect(await screen.findByRole('gridcell', { name: /Besa/ })).toBeVisible();
  expect(headings()).toEqual([
    'Emri dhe mbiemri',
    'Pozita',
    'Sektori',
    'Kontrata',
    'Paga bruto',
    'Telefoni',
    'E-mail',
    'Dok.',
  ]);
});

test('a row opens its employee, a heading sorts on the server', async () => {
  const { open } = await arranged();
  const { user, address } = await open();
  await screen.findByRole('gridcell', { name: /Besa/ });
  await user.click(screen.getByRole('columnheader', { name: 'Pozita' }));
  await waitFor(() => expect(names()).toEqual(['Besa Krasniqi', 'Arta Krasniqi', 'Dren Krasniqi']));
  await user.click(screen.getByRole('gridcell', { name: /Besa/ }));
  await waitFor(() => expect(address()).toMatch(/^\/employees\/\d+$/));
});

test('a page can have as many tens of rows as the list is long, at most 200', () => {
  expect([pageSizesFor(0, 10), pageSizesFor(12, 10), pageSizesFor(7, 50)]).toEqual([
    [10],
    [10, 20],
    [10, 50],
  ]);
  expect(pageSizesFor(10_000, 10)).toHaveLength(20);
});

test('filters, columns and order are saved under a name, opened by address, left by a change, and deleted', async () => {
  const { open, kept } = await arranged();
  const { user, address, unmount } = await open();
  await screen.findByRole('gridcell', { name: /Besa/ });
  await user.click(screen.getByRole('button', { name: 'Filtrat' }));
  const missing = () => screen.getByRole('combobox', { name: 'Të dhëna që mungojnë' });
  await user.selectOptions(missing(), 'Mungon telefoni');
  await waitFor(() => expect(names()).toEqual(['Besa Krasniqi']));
  await user.click(screen.getByRole('button', { name: 'Pamjet' }));
  await user.click(screen.getByRole('menuitem', { name: 'Ruaj si pamje…' }));
  await user.type(await screen.findByRole('textbox', { name: 'Emri i pamjes' }), 'Pa telefon');
  await user.click(screen.getByRole('button', { name: 'Ruaj' }));
  await waitFor(() => expect(address()).toBe('/employees?view=Pa+telefon'));
  // What is changed now is the usual list again; the saved view stays as it was.
  await user.click(screen.getByRole('button', { name: 'Hiq filtrat' }));
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(address()).toBe('/employees');
  await waitFor(async () =>
    expect(await kept()).toMatchObject({
      filters: {},
      saved: [
        { name: 'Pa telefon', tab: 'active', filters: { missing: 'phone' }, columns: null, sort: null },
      ],
    }),
  );
  unmount();
  const again = await open({ path: '/employees?view=Pa+telefon' });
  await waitFor(() => expect(names()).toEqual(['Besa Krasniqi']));
  await again.user.click(screen.getByRole('button', { name: 'Pa telefon' }));
  await again.user.click(screen.getByRole('menuitem', { name: 'Fshij pamjen “Pa telefon”' }));
  await waitFor(() => expect(names()).toHaveLength(3));
  await waitFor(async () => expect(await kept()).toMatchObject({ saved: [] }));
});
