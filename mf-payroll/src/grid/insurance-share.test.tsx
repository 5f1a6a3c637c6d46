import { getHealthInsurance, updateHealthInsurance } from '@paga/contract/company/settings';
import { createdEmployees, type EmployeeFacts } from '@paga/testing/employees';
import { textsUnder } from '@paga/testing/grid-cells';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, within } from '@testing-library/react';
import { CalculationsScreen } from './calculations.screen.tsx';

/** October of Arta and Çlirim with 1,000.00 each, of a company with a premium of 45.01. */
async function opened(arta: EmployeeFacts, language: 'sq' | 'en' = 'sq') {
  const server = await startHttpServer();
  const company = await server.company({ code: 'AGI26A' });
  const as = server.as(company.admin);
  const { version } = (await as.call(getHealthInsurance, { query: { tenantId: company.id } })).body;
  const premiums = { prime: 45.01, partner: 0, children: 0, adultsChildren: 0, parent: 0 };
  await as.call(updateHealthInsurance, {
    body: { ...premiums, version, tenantId: company.id, validFrom: '2026-01-01' },
  });
  await createdEmployees(as, company, arta, { firstName: 'Çlirim', lastName: 'Gashi' });
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
  const user = await opened(shared);
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
  const user = await opened(shared, 'en');
  expect(screen.getByRole('columnheader', { name: /Insurance, employer/ })).toBeVisible();
  await user.click(
    within(screen.getByRole('row', { name: /Arta Krasniqi/ })).getByRole('gridcell', { name: '45.01' }),
  );
  const outcome = await screen.findByRole('region', { name: 'How the pay comes out' });
  expect(outcome).toHaveTextContent(
    /Insurance, employer27\.01Total gross1,027\.01.*51\.35.*68\.57.*Health insurance45\.01Net pay862\.08$/,
  );
});

test('a month in which no employer shares a premium has no column for it', async () => {
  await opened({});
  expect(screen.getByRole('columnheader', { name: /Bruto totale/ })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: /Sigurimi, punëdhënësi/ })).toBeNull();
});
