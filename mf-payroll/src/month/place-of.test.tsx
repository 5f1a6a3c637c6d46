import { createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { CalculationsScreen } from '#calculations/calculations.screen.tsx';
import { mendedAt } from './place-of.ts';

const october = { month: 10, year: 2026 };

test('what is wrong with an employee is mended at its field, what is wrong with a row in the table', () => {
  const arta = { employeeId: 7, name: 'Arta Krasniqi' };
  expect(mendedAt({ ...arta, code: 'CONTRACT_ENDED' }, october)).toBe('/employees/7?field=expirationContract');
  expect(mendedAt({ ...arta, code: 'NET_BELOW_ZERO' }, october)).toBe('/calculations?month=10&year=2026&find=Arta%20Krasniqi');
});

test('the table opens at the row that a finding leads to', async () => {
  const server = await startHttpServer();
  const company = await server.company();
  await createdEmployees(server.as(company.admin), company, {}, { firstName: 'Blerta', lastName: 'Hoxha' });
  await calculatedMonth(server, company, october);
  const path = mendedAt({ employeeId: 7, name: 'Blerta Hoxha', code: 'NET_BELOW_ZERO' }, october);
  await renderScreen(<CalculationsScreen />, { as: company.admin, path });
  expect(await screen.findByRole('row', { name: /Blerta Hoxha/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /Arta Krasniqi/ })).toBeNull();
});
