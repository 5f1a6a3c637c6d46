import { storeVacation } from '@paga/contract/leave';
import { VacationType } from '@paga/contract/shapes';
import { createdEmployees } from '@paga/testing/employees';
import { cellUnder } from '@paga/testing/grid-cells';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, within } from '@testing-library/react';
import { CalculationsScreen } from './calculations.screen.tsx';

/** October of Arta with 1,000.00 and of Çlirim with 500.00, opened in a language. */
async function opened(language: 'sq' | 'en', onLeave = false) {
  const server = await startHttpServer();
  const company = await server.company({ code: 'AGI26A' });
  const [arta = 0] = await createdEmployees(
    server.as(company.admin),
    company,
    {},
    { firstName: 'Çlirim', lastName: 'Gashi', bruttoSalary: 500 },
  );
  if (onLeave)
    for (const [type, from, to] of [
      [VacationType.annual, '2026-10-05', '2026-10-06'],
      [VacationType.maternity, '2026-10-19', '2026-11-30'],
    ] as const)
      await server
        .as(company.admin)
        .call(storeVacation, { body: { tenantId: company.id, employeeId: arta, type, from, to } });
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  const path = '/calculations?month=10&year=2026';
  const { user } = await renderScreen(<CalculationsScreen />, { as: company.admin, path, language });
  await screen.findByRole('row', { name: /Arta Krasniqi/ });
  return user;
}

test('a sum at the bottom tells what it is made of and leads to its rows', async () => {
  const user = await opened('sq');
  const totals = await screen.findByRole('row', { name: /Totali \(2\)/ });
  await user.click(within(totals).getByRole('button', { name: '1,425.00' }));
  const drawer = await screen.findByRole('dialog', { name: 'Si del shuma: Paga e tatueshme' });
  expect(
    await within(drawer).findByText('Paga e tatueshme: shuma e 2 rreshtave që shihen në tabelë.'),
  ).toBeVisible();
  expect(
    within(drawer)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['950.00', '475.00']);
  await user.click(within(drawer).getByRole('button', { name: 'Arta Krasniqi' }));
  const row = await screen.findByRole('dialog', { name: 'Paga e tatueshme: Arta Krasniqi' });
  expect(await within(row).findByText('Bruto totale − kontributi i punonjësit.')).toBeVisible();
});

test('Enter opens a sum too: of the selected rows where some are', async () => {
  const user = await opened('sq');
  await user.click(within(screen.getByRole('row', { name: /Çlirim Gashi/ })).getByRole('checkbox'));
  await screen.findByRole('row', { name: /Të zgjedhur \(1\)/ });
  cellUnder(/Të zgjedhur \(1\)/, 'Neto').focus();
  await user.keyboard('{Enter}');
  const drawer = await screen.findByRole('dialog', { name: 'Si del shuma: Neto' });
  expect(await within(drawer).findByText('Neto: shuma e 1 rreshti të zgjedhur.')).toBeVisible();
});

test('a figure above the table is opened as well, each share of the contributions by itself', async () => {
  const user = await opened('en');
  await user.click(await screen.findByRole('button', { name: '150.00' }));
  const drawer = await screen.findByRole('dialog', { name: 'How the sum comes out: Contributions' });
  expect(await within(drawer).findByText('Contributions: the sum of all 2 rows of the month.')).toBeVisible();
  const [share] = await within(drawer).findAllByRole('button', { name: 'Pension contribution, employer' });
  await user.click(share as HTMLElement);
  expect(
    await screen.findByRole('dialog', { name: 'Pension contribution, employer: Arta Krasniqi' }),
  ).toBeVisible();
});

test('the leave behind a gross stands below its explanation and leads to the leave', async () => {
  const user = await opened('sq', true);
  const totals = await screen.findByRole('row', { name: /Totali \(2\)/ });
  const [gross] = within(totals).getAllByRole('button', { name: '1,363.64' });
  await user.click(gross as HTMLElement);
  const drawer = await screen.findByRole('dialog');
  await user.click(await within(drawer).findByRole('button', { name: 'Arta Krasniqi' }));
  const leaves = await screen.findByRole('region', { name: 'Pushimet e këtij muaji' });
  expect(
    within(leaves)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['pa ndikim', expect.stringMatching(/^bruto −136.36 €, neto −1\d\d\.\d\d €$/)]);
  expect(within(leaves).getByText('10 ditë pune, paguar 70%')).toBeVisible();
  expect(within(leaves).getByRole('link', { name: /I lehonisë 19.10.2026 – 30.11.2026/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/employees\/\d+\?tab=leave&leave=\d+$/),
  );
});
