import { connectedBooks } from '@paga/testing/connected-books';
import { createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { EmployeesScreen } from './employees.screen.tsx';

const open = (as: Parameters<typeof renderScreen>[1]['as']) =>
  renderScreen(<EmployeesScreen />, { as, path: '/employees', language: 'en' });

test('employees are sent to the accounting software, and why not is said', async () => {
  const server = await startHttpServer();
  const company = await connectedBooks(server);
  await createdEmployees(server.as(company.admin), company, {});
  const { user, faults } = await open(company.admin);
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Send the employees' }));
  };
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Connect to accounting software' }));
  await send();
  expect(await screen.findByText('The employees were sent to the accounting software')).toBeVisible();
  faults.next('sendEmployees', 'CONFLICT');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Connect to accounting software' }));
  await send();
  expect(await screen.findByText(/changed in the meantime/i)).toBeVisible();
});

test('a company without it has no such entry', async () => {
  const company = await (await startHttpServer()).company();
  const { user } = await open(company.admin);
  expect(await screen.findByRole('heading', { name: 'Employees' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More' }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Import from Excel',
    'Download import template',
    'Raise pay by a list',
    'Export: Excel (.xlsx)',
    'Export: PDF',
  ]);
});
