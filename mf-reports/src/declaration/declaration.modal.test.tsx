import { createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { EdiScreen } from '#groups/edi.screen.tsx';

/** The page of the electronic declaration, or its window of September 2026, in which Arta and Besa (a second job) were paid. */
async function opened(
  language: 'sq' | 'en',
  path = '/reports/tax-administration/edi/salaries?month=9&year=2026',
) {
  const server = await startHttpServer();
  const company = await server.company();
  const besa = { firstName: 'Besa', lastName: 'Gashi', bruttoSalary: 500, employerTier: 2 as const };
  await createdEmployees(server.as(company.admin), company, {}, besa);
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  return renderScreen(<EdiScreen />, {
    as: company.user,
    path,
    route: '/reports/tax-administration/edi/*',
    language,
  });
}

test('lists the wages as they are declared, and exports them', async () => {
  const { user } = await opened('sq');
  const dialog = within(await screen.findByRole('dialog', { name: 'Pagat në EDI' }));
  expect(
    await dialog.findByRole('row', { name: 'Arta Krasniqi 1234567892 1,000.00 50.00 50.00 Po Po Po' }),
  ).toBeVisible();
  expect(
    dialog.getByRole('row', { name: 'Besa Gashi 1999384753 500.00 25.00 25.00 Jo Po Po' }),
  ).toBeVisible();
  expect(dialog.getByRole('row', { name: 'Totali (2) 1,500.00 75.00 75.00' })).toBeVisible();
  expect(
    await dialog.findByText('Lista e EDI-t nuk ka kolonë për tatimin. Tatimi i këtij muaji është 113.50.'),
  ).toBeVisible();
  const heads = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual([
    'Emri',
    'Mbiemri',
    'Numri personal',
    'Bruto mujore',
    'Kontributi i punonjësit',
    'Kontributi i punëdhënësit',
    'Vendi primar i punës',
    'Kontributet e përfshira',
    'Ka tatim',
  ]);
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(dialog.getByRole('button', { name: 'Shkarko' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  await user.click(dialog.getByRole('button', { name: 'Muaji tjetër' }));
  expect(await dialog.findByText('Nuk ka informacion për këtë periudhë')).toBeVisible();
});

test('its page leads to the window and to the portal in a new tab', async () => {
  const { user, address } = await opened('en', '/reports/tax-administration/edi');
  const portal = await screen.findByRole('link', { name: 'EDI portal' });
  expect(portal).toHaveAttribute('target', '_blank');
  expect(portal).toHaveAttribute('href', 'https://edeklarimi.atk-ks.org/');
  expect(screen.getByRole('link', { name: 'Tax administration reports' })).toHaveAttribute(
    'href',
    '/reports/tax-administration/',
  );
  const months = within(await screen.findByRole('table', { name: 'Declaration month by month' }));
  expect(
    months.getByRole('row', { name: /^September 2026 Month open .*Close the month first$/ }),
  ).toBeVisible();
  expect(months.getByRole('link', { name: 'Wage list: September 2026' })).toHaveAttribute(
    'href',
    '/reports/tax-administration/edi/salaries?month=9&year=2026',
  );
  await user.click(screen.getByRole('link', { name: 'EDI salaries' }));
  expect(await screen.findByRole('dialog', { name: 'EDI salaries' })).toBeVisible();
  expect(address()).toBe('/reports/tax-administration/edi/salaries');
});

test('in English its columns are those of the specification, its flags words', async () => {
  await opened('en');
  const dialog = within(await screen.findByRole('dialog', { name: 'EDI salaries' }));
  expect(
    await dialog.findByRole('row', { name: 'Besa Gashi 1999384753 500.00 25.00 25.00 No Yes Yes' }),
  ).toBeVisible();
  const heads = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual([
    'First name',
    'Last name',
    'Personal number',
    'Monthly gross',
    'Employee contribution',
    'Employer contribution',
    'Primary workplace',
    'Contributions included',
    'Has taxes',
  ]);
});
