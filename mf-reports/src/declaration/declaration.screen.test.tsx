import { createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { DeclarationScreen } from './declaration.screen.tsx';

/** The page of the declaration of September 2026, in which Arta and Besa (a second job) were paid. */
async function opened(language: 'sq' | 'en') {
  const server = await startHttpServer();
  const company = await server.company();
  const besa = { firstName: 'Besa', lastName: 'Gashi', bruttoSalary: 500, employerTier: 2 as const };
  await createdEmployees(server.as(company.admin), company, {}, besa);
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  return renderScreen(<DeclarationScreen />, {
    as: company.user,
    path: '/reports/edi?month=9&year=2026',
    route: '/reports/*',
    language,
  });
}

test('lists the wages as they are declared, and exports them', async () => {
  const { user } = await opened('sq');
  expect(
    await screen.findByRole('row', {
      name: 'Arta Krasniqi 1234567892 1,000.00 50.00 50.00 0.00 0.00 Po Po Po',
    }),
  ).toBeVisible();
  expect(
    screen.getByRole('row', { name: 'Besa Gashi 1999384753 500.00 25.00 25.00 0.00 0.00 Jo Po Po' }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: 'Totali (2) 1,500.00 75.00 75.00 0.00 0.00' })).toBeVisible();
  expect((await screen.findByRole('img', { name: 'përputhet' })).parentElement).toHaveTextContent(
    'Bruto 1,500.00 − Kontributi i punonjësit 75.00 − Tatimi në paga 113.50 − Sigurimi dhe ndalesat 0.00 = Neto 1,311.50',
  );
  const heads = within(screen.getByRole('grid'))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(heads).toEqual([
    'Emri',
    'Mbiemri',
    'Numri personal',
    'Bruto mujore',
    'Kontributi i punonjësit',
    'Kontributi i punëdhënësit',
    'Kontributi shtesë i punonjësit',
    'Kontributi shtesë i punëdhënësit',
    'Vendi primar i punës',
    'Kontributet e përfshira',
    'Ka tatim',
  ]);
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Shkarko' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  await user.click(screen.getByRole('button', { name: 'Muaji tjetër' }));
  expect(await screen.findByText('Nuk ka informacion për këtë periudhë')).toBeVisible();
});

test('leads to the payslips, to the portal in a new tab, and says which months are declared', async () => {
  await opened('en');
  const portal = await screen.findByRole('link', { name: 'EDI portal' });
  expect(portal).toHaveAttribute('target', '_blank');
  expect(portal).toHaveAttribute('href', 'https://edeklarimi.atk-ks.org/');
  expect(await screen.findByRole('link', { name: 'Besa' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/employees\/\d+\?tab=pay&slip=2026-9$/),
  );
  const months = within(await screen.findByRole('table', { name: 'Declaration month by month' }));
  expect(
    months.getByRole('row', { name: /^September 2026 Month open .*Close the month first$/ }),
  ).toBeVisible();
  expect(months.getByRole('link', { name: 'Wage list: September 2026' })).toHaveAttribute(
    'href',
    '/reports/edi?month=9&year=2026',
  );
});

test('in English its columns are those of the specification, its flags words', async () => {
  await opened('en');
  expect(
    await screen.findByRole('row', { name: 'Besa Gashi 1999384753 500.00 25.00 25.00 0.00 0.00 No Yes Yes' }),
  ).toBeVisible();
  const heads = within(screen.getByRole('grid'))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(heads).toEqual([
    'First name',
    'Last name',
    'Personal number',
    'Monthly gross',
    'Employee contribution',
    'Employer contribution',
    'Employee supplement',
    'Employer supplement',
    'Primary workplace',
    'Contributions included',
    'Has taxes',
  ]);
});
