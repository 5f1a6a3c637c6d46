import { createEmployee } from '@paga/contract/employees';
import { someEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { listSource } from './list-source.ts';

test('a search names the tabs that hold somebody, with how many, and opens them searched', async () => {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  const people = someEmployees(company, [
    { firstName: 'Arta', lastName: 'Çeku', email: 'arta@example.com' },
    { firstName: 'Besa', lastName: 'Çeku', email: 'besa@example.com' },
    { firstName: 'Dren', lastName: 'Çeku', email: 'dren@example.com', employeeStatus: 2 },
  ]);
  for (const body of people) await server.as(company.admin).call(createEmployee, { body });
  await renderScreen(<p>page</p>, { as: company.user, language: 'en' });
  expect(
    await listSource.search(
      'ceku',
      { id: company.id, hasQuickbooks: false, roleId: 4 },
      new AbortController().signal,
    ),
  ).toEqual([
    { id: 'active', title: 'All (active)', detail: '2 found', path: '/employees?tab=active&search=ceku' },
    { id: 'inactive', title: 'Not active', detail: '1 found', path: '/employees?tab=inactive&search=ceku' },
  ]);
});
