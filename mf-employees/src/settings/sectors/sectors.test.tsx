import { createEmployee } from '@paga/contract/employees';
import { createSector, updateSector } from '@paga/contract/employees/sectors';
import { EmployeeStatus } from '@paga/contract/shapes';
import { anEmployee, createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { SectorsModal } from './sectors.modal.tsx';

let server: HttpTestServer;
let company: TestCompany;
beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company();
});

const nothing = (): void => undefined;
const opened = (role: 'manager' | 'user', language: 'sq' | 'en' = 'sq') =>
  renderScreen(<SectorsModal onClose={nothing} />, { as: company[role], path: '/configurations', language });
const sectorOf = async (name: string) =>
  (await server.as(company.admin).call(createSector, { body: { tenantId: company.id, name } })).body;

it('leads from none to the first, which cannot be there twice', async () => {
  const { user } = await opened('manager');
  expect(await screen.findByText('Ende nuk ka sektorë')).toBeVisible();
  const add = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Shto sektor' }));
    await user.type(await screen.findByLabelText('Emri i sektorit'), name);
    await user.click(screen.getByRole('button', { name: 'Ruaj' }));
  };
  await add('Prodhimi');
  expect(await screen.findByText('Sektori u shtua')).toBeVisible();
  // The window is gone with its success, and who leaves now is not offered back what is saved.
  expect(screen.queryByLabelText('Emri i sektorit')).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
  expect(await screen.findByRole('rowheader', { name: 'Prodhimi' })).toBeVisible();
  await add('PRODHIMI');
  expect(await screen.findByText('Ky emër është i zënë')).toBeVisible();
});

it('renames a sector', async () => {
  await sectorOf('Prodhimi');
  const { user } = await opened('manager', 'en');
  await user.click(await screen.findByRole('button', { name: 'Rename the sector Prodhimi' }));
  const name = await screen.findByLabelText('Name of the sector');
  await user.clear(name);
  await user.type(name, 'Depo');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('rowheader', { name: 'Depo' })).toBeVisible();
});

it('does not rename a sector that somebody else has renamed since it was read', async () => {
  const sector = await sectorOf('Prodhimi');
  const { user } = await opened('manager', 'en');
  await user.click(await screen.findByRole('button', { name: 'Rename the sector Prodhimi' }));
  const name = await screen.findByLabelText('Name of the sector');
  await server.as(company.admin).call(updateSector, { body: { id: sector.id, name: 'Tregtia' } });
  await user.clear(name);
  await user.type(name, 'Depo');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/This was changed in the meantime/)).toBeVisible();
  expect(name).toHaveValue('Depo');
  expect(await screen.findByRole('rowheader', { name: 'Tregtia', hidden: true })).toBeInTheDocument();
});

it('names the sector and says who works in it before it is deleted', async () => {
  const sector = await sectorOf('Prodhimi');
  await server
    .as(company.admin)
    .call(createEmployee, { body: anEmployee({ userId: company.id, sectors: [{ id: sector.id }] }) });
  const { user } = await opened('manager', 'en');
  await user.click(await screen.findByRole('button', { name: 'Delete the sector Prodhimi' }));
  expect(await screen.findByText('Delete the sector “Prodhimi”?')).toBeVisible();
  expect(screen.getByText('1 employee works in it and stays without this sector.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete the sector' }));
  expect(await screen.findByText('The sector “Prodhimi” was deleted')).toBeVisible();
  expect(await screen.findByText('No sectors yet')).toBeVisible();
});

it('counts who works in a sector, and names who left beside them', async () => {
  const sector = await sectorOf('Prodhimi');
  const sectors = [{ id: sector.id }];
  await createdEmployees(
    server.as(company.admin),
    company,
    { sectors },
    { sectors, employeeStatus: EmployeeStatus.inactive },
  );
  await opened('manager', 'en');
  const row = (await screen.findByRole('rowheader', { name: 'Prodhimi' })).closest('tr');
  expect(row).toHaveTextContent('Prodhimi1 + 1 inactive');
});

it('shows role 4 the sectors and nothing to change them with', async () => {
  await sectorOf('Prodhimi');
  await opened('user', 'en');
  expect(await screen.findByRole('rowheader', { name: 'Prodhimi' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /sector/ })).not.toBeInTheDocument();
});
