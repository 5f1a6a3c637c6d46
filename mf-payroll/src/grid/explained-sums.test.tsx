import { getHealthInsurance, updateHealthInsurance } from '@paga/contract/company/settings';
import { storeVacation } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { type EmployeeFacts, insertedEmployees } from '@paga/testing/employees';
import { cellUnder, textsUnder } from '@paga/testing/grid-cells';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { CalculationsScreen } from './calculations.screen.tsx';

/** October of Arta with 1,000.00 and of Çlirim with 500.00, opened in a language. */
async function opened(language: 'sq' | 'en', onLeave = false) {
  const server = await startHttpServer();
  const company = await server.company({ code: 'AGI26A' });
  const [arta = 0] = await insertedEmployees(
    server,
    company,
    {},
    { firstName: 'Çlirim', lastName: 'Gashi', bruttoSalary: 500 },
  );
  if (onLeave)
    for (const [type, from, to] of [
      [LeaveType.annual, '2026-10-05', '2026-10-06'],
      [LeaveType.maternity, '2026-10-19', '2026-11-30'],
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

test('Enter opens a sum of the selected rows where some are; a sum of all tells what it is made of and leads to its rows', async () => {
  const user = await opened('sq');
  // No employer shares a premium here: there is no column for it.
  expect(screen.getByRole('columnheader', { name: /Bruto totale/ })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: /Sigurimi, punëdhënësi/ })).toBeNull();
  const chosen = () => within(screen.getByRole('row', { name: /Çlirim Gashi/ })).getByRole('checkbox');
  await user.click(chosen());
  await screen.findByRole('row', { name: /Të zgjedhur \(1\)/ });
  cellUnder(/Të zgjedhur \(1\)/, 'Neto').focus();
  await user.keyboard('{Enter}');
  const ofChosen = await screen.findByRole('dialog', { name: 'Si del shuma: Neto' });
  expect(await within(ofChosen).findByText('Neto: shuma e 1 rreshti të zgjedhur.')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(chosen());
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

/** October of Arta and Çlirim with 1,000.00 each, of a company with a premium of 45.01. */
async function openedInsured(arta: EmployeeFacts, language: 'sq' | 'en' = 'sq') {
  const server = await startHttpServer();
  const company = await server.company({ code: 'AGI26A' });
  const as = server.as(company.admin);
  const { version } = (await as.call(getHealthInsurance, { query: { tenantId: company.id } })).body;
  const premiums = { prime: 45.01, partner: 0, children: 0, adultsChildren: 0, parent: 0 };
  await as.call(updateHealthInsurance, {
    body: { ...premiums, version, tenantId: company.id, validFrom: '2026-01-01' },
  });
  await insertedEmployees(server, company, arta, { firstName: 'Çlirim', lastName: 'Gashi' });
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  const path = '/calculations?month=10&year=2026';
  const { user } = await renderScreen(<CalculationsScreen />, { as: company.admin, path, language });
  await screen.findByRole('row', { name: /Arta Krasniqi/ });
  return user;
}

const shared = { healthInsurance: 1, healthInsurancePercentage: 60 } as const;
const grossOf = (name: RegExp) =>
  textsUnder(name, ['Bruto e muajit', 'Orë shtesë', 'Shtesa', 'Sigurimi, punëdhënësi', 'Bruto totale']);

test('what the employer pays of the premium stands beside what it is added to, in each row and in the sum', async () => {
  const user = await openedInsured(shared);
  expect(grossOf(/Arta Krasniqi/)).toEqual(['1,000.00', '0.00', '0.00', '27.01', '1,027.01']);
  expect(grossOf(/Çlirim Gashi/)).toEqual(['1,000.00', '0.00', '0.00', '0.00', '1,000.00']);
  expect(grossOf(/Totali \(2\)/)).toEqual(['2,000.00', '0.00', '0.00', '27.01', '2,027.01']);
  await user.click(
    within(screen.getByRole('row', { name: /Arta Krasniqi/ })).getByRole('gridcell', { name: '27.01' }),
  );
  const drawer = await screen.findByRole('dialog', {
    name: 'Pjesa e punëdhënësit për sigurim: Arta Krasniqi',
  });
  expect(
    await within(drawer).findByText('Primi × pjesa e punëdhënësit; i shtohet pagës bruto.'),
  ).toBeVisible();
});

test('the window of the insurance names the premium and the share, and takes both back with the tick', async () => {
  const user = await openedInsured(shared, 'en');
  expect(screen.getByRole('columnheader', { name: /Insurance, employer/ })).toBeVisible();
  await user.click(
    within(screen.getByRole('row', { name: /Arta Krasniqi/ })).getByRole('gridcell', { name: '45.01' }),
  );
  const outcome = await screen.findByRole('region', { name: 'How the pay comes out' });
  expect(outcome).toHaveTextContent(
    /Insurance, employer27\.01Total gross1,027\.01.*51\.35.*68\.57.*Health insurance45\.01Net pay862\.08$/,
  );
});
