import { getTaxes } from '@paga/contract/company/law/taxes';
import { createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany, TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, within } from '@testing-library/react';
import { TaxesModal } from './taxes.modal.tsx';

let server: HttpTestServer;
let company: TestCompany;
let root: TestUser;
beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ name: 'Agimi' });
  root = await server.superAdmin();
});

const open = (as: TestUser, options: { language?: 'sq' | 'en'; company?: { id: number } } = {}) =>
  renderScreen(<TaxesModal onClose={() => undefined} />, { as, path: '/configurations', ...options });
const band = (name: string) => within(screen.getByRole('group', { name }));

// antd gives every dialog of a test the same id, so two open ones cannot be distinguished by name.
async function dialogAbout(text: string) {
  const dialog = (await screen.findByText(text)).closest<HTMLElement>('[role=dialog]');
  if (!dialog) throw new Error(`${text} stands in no dialog`);
  return within(dialog);
}

test('role 1 types a table, sees who is affected and by how much, and saves it', async () => {
  await createdEmployees(server.as(company.admin), company, {});
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  const { user } = await open(root, { company });
  await user.type(await screen.findByRole('textbox', { name: /Vlen nga/ }), '01.03.2041');
  const end = band('Shkalla 1').getByRole('spinbutton', { name: 'Deri' });
  await user.clear(end);
  await user.type(end, '300');
  // The next band moves along. The table in force has three: what only fills it up on the wire is not shown.
  expect(band('Shkalla 2').getByRole('spinbutton', { name: 'Nga' })).toHaveDisplayValue('300.00');
  expect(screen.getAllByRole('group', { name: /^Shkalla/ })).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Shto shkallë' }));
  expect(screen.getByRole('button', { name: 'Shto shkallë' })).toBeDisabled();
  await user.type(band('Shkalla 3').getByRole('spinbutton', { name: 'Përqindja' }), '9');
  await user.type(band('Shkalla 3').getByRole('spinbutton', { name: 'Deri' }), '600');
  expect(band('Shkalla 4: paguan mbi').getByRole('spinbutton', { name: 'Nga' })).toHaveDisplayValue('600.00');
  await user.click(screen.getByRole('button', { name: 'Hiqe shkallën 3' }));
  expect(band('Shkalla 3: paguan mbi').getByRole('spinbutton', { name: 'Nga' })).toHaveDisplayValue('450.00');
  await user.click(screen.getByRole('button', { name: 'Shiko kë prek' }));
  const preview = await dialogAbout('Kë prek dhe sa');
  expect(preview.getByText('Agimi: preken 1 nga 1 punonjës (sipas muajit Tetor 2026)')).toBeVisible();
  expect(preview.getByText('Arta Krasniqi')).toBeVisible();
  await user.click(preview.getByRole('button', { name: 'Ruaj tabelën' }));
  expect(await screen.findByText('Informatat u ruajtën: tabela e tatimit nga 01.03.2041.')).toBeVisible();
  const { body } = await server.as(root).call(getTaxes, {});
  expect(body.find((table) => table.validFrom === '2041-03-01')?.bands[1]).toMatchObject({
    firstValue: 300,
    secondValue: 450,
  });
});

test('a gap is reported at its band, in English too, and nothing is saved', async () => {
  const { user } = await open(root, { language: 'en' });
  await user.type(await screen.findByRole('textbox', { name: /Valid from/ }), '01.03.2042');
  const from = band('Band 3: pays above').getByRole('spinbutton', { name: 'From' });
  await user.clear(from);
  await user.type(from, '460');
  await user.click(screen.getByRole('button', { name: 'See who is affected' }));
  expect(await screen.findByText('There is a gap between band 2 and band 3')).toBeVisible();
  expect(screen.queryByText('Who is affected and by how much')).toBeNull();
});

test.each(['admin', 'manager', 'user'] as const)(
  'the %s of a company reads the tables and changes none',
  async (role) => {
    await open(company[role]);
    const history = within(await screen.findByRole('table', { name: 'Historia' }));
    expect(history.getByText('23.08.2024')).toBeVisible();
    expect(history.getByText('Ligji 08/L-142, neni 5')).toBeVisible();
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Shiko kë prek' })).toBeNull();
  },
);
