import { insertedEmployees } from '@paga/testing/employees';
import { textsUnder } from '@paga/testing/grid-cells';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CalculationsScreen } from './calculations.screen.tsx';

test('a large month shows its top above the sums of all, and then all of it', async () => {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  const people = Array.from({ length: 301 }, (_, n) => ({
    lastName: `Krasniqi ${String(n).padStart(3, '0')}`,
  }));
  await insertedEmployees(server, company, ...people);
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  faults.always('getSalaries', 'slow');
  const { user } = await renderScreen(<CalculationsScreen />, {
    as: company.admin,
    path: '/calculations?month=10&year=2026',
  });
  await screen.findByRole('row', { name: /Krasniqi 000/ });
  const grid = screen.getByRole('grid');
  fireEvent.click(screen.getByRole('button', { name: 'Skedarët' }));
  const archive = screen.getByRole('menuitem', { name: 'Fletëpagesat (zip)' });
  // A hundred, below two rows of heads and above the sums.
  expect(grid).toHaveAttribute('aria-rowcount', '103');
  expect(archive).toHaveAttribute('aria-disabled', 'true');
  // Specification 2 §2: on exactly when all rows are selected, and all are not there yet.
  const selectAll = screen.getByRole('checkbox', { name: 'Zgjidh të gjithë rreshtat' });
  expect(selectAll).toBeDisabled();
  const amounts = () =>
    textsUnder(/Totali \(301\)/, [
      ...['Bruto e muajit', 'Orë shtesë', 'Shtesa', 'Bruto totale', 'Punonjësi', 'Punëdhënësi'],
      ...['Paga e tatueshme', 'Tatimi', 'Sigurimi shëndetësor', 'Ndalesat', 'Neto'],
    ]);
  const sums = amounts();
  expect([sums[0], sums.at(-1)]).toEqual(['301,000.00', '266,084.00']);
  await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '304'));
  expect(amounts()).toEqual(sums);
  expect(archive).not.toHaveAttribute('aria-disabled');
  await user.click(selectAll);
  expect(await screen.findByRole('row', { name: /Të zgjedhur \(301\)/ })).toBeVisible();
  expect(selectAll).toBeChecked();
});
