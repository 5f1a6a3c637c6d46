import { createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen, type ScreenOptions } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, within } from '@testing-library/react';
import { ReviewScreen } from './review.screen.tsx';

let server: HttpTestServer;
let company: TestCompany;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ code: 'AGI26A' });
  await createdEmployees(
    server.as(company.admin),
    company,
    {},
    { firstName: 'Blerta', lastName: 'Hoxha', contractStarted: '2026-09-15' },
    { firstName: 'Çlirim', lastName: 'Gashi', contractStarted: '2026-10-01' },
  );
});

const open = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(<ReviewScreen />, {
    as: company.admin,
    path: '/calculations/review?month=10&year=2026',
    ...options,
  });

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent);

test('shows newcomers first, then whose net changed and why, and leaves out what stayed', async () => {
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  const { user } = await open();
  const grid = await screen.findByRole('grid', { name: 'Krahasimi me muajin e kaluar' });
  const rows = within(grid).getAllByRole('row').slice(1);
  expect(rows.map(cellsOf)).toEqual([
    ['Çlirim Gashifilloi', '–', '884.00', '+884.00', 'Filloi +884.00'],
    // 12 of 22 pay days in September.
    ['Blerta Hoxha', '495.36', '884.00', '+388.64', 'Ditët +388.64'],
  ]);
  const why = screen.getByRole('table', { name: 'Ndryshimi i netos krahasuar me shtatorin 2026' });
  expect(within(why).getByRole('row', { name: /Totali/ })).toHaveTextContent('+1,272.64');
  await user.click(screen.getByRole('radio', { name: 'Të gjitha (3)' }));
  expect(await screen.findByRole('row', { name: /Arta Krasniqi/ })).toHaveTextContent('884.00');
});

test('a row opens old, new and causes, and since when the terms are others', async () => {
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  const { user } = await open({ language: 'en' });
  await user.click(await screen.findByRole('gridcell', { name: /Blerta Hoxha/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Blerta Hoxha: compared with last month' });
  const causes = within(drawer).getByRole('table', { name: 'Causes of the difference' });
  expect(within(causes).getByRole('row', { name: /Total/ })).toHaveTextContent('+388.64');
  const figures = within(drawer).getByRole('table', { name: 'Figures of both months' });
  expect(within(figures).getByRole('row', { name: /Days under contract/ })).toHaveTextContent(/12.*22/);
  expect(await within(drawer).findByText(/entered by Arben Admini/)).toBeVisible();
  expect(within(drawer).getByRole('link', { name: 'The whole history of the employee' })).toBeVisible();
});

test('says that there is nothing to compare with, and asks again when it fails', async () => {
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  faults.next('getSalaryComparison', 500);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Provo përsëri' }));
  expect(
    await screen.findByText('Nuk ka asgjë për krahasim: për shtatorin 2026 nuk ka paga të llogaritura'),
  ).toBeVisible();
});
