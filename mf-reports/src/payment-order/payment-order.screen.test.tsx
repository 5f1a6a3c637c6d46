import { createSector } from '@paga/contract/employees/sectors';
import { createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedFiles } from '@paga/testing/saved-files';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { PaymentOrderScreen } from './payment-order.screen.tsx';

let server: HttpTestServer;
beforeAll(async () => {
  server = await startHttpServer();
});

/** The page of September 2026: Arta is paid as her first job in Prishtina, Besa as a second one; Besa has no account. */
async function opened(language: 'sq' | 'en' = 'sq', filters = 'month=9&year=2026') {
  const company = await server.company();
  const as = server.as(company.admin);
  const sector = await as.call(createSector, { body: { tenantId: company.id, name: 'Prishtina' } });
  await createdEmployees(
    as,
    company,
    { sectors: [{ id: sector.body.id }] },
    {
      firstName: 'Besa',
      lastName: 'Gashi',
      bruttoSalary: 500,
      employerTier: 2,
      bank: null,
      bankAccountNumber: null,
    },
  );
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  const path = `/reports/bank-payment?${filters}`;
  const page = await renderScreen(<PaymentOrderScreen />, {
    as: company.user,
    path,
    route: '/reports/*',
    language,
  });
  return { ...page, company, sectorId: sector.body.id };
}

test('lists who is paid with account and reason, what is missing as N/A, and the total', async () => {
  await opened();
  const grid = within(await screen.findByRole('grid', { name: 'Urdhërpagesa për bankë' }));
  const heads = grid.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.slice(1)).toEqual([
    'Emri dhe mbiemri',
    'Lloji i punëdhënësit',
    'Numri personal',
    'Llogaria bankare',
    'IBAN',
    'Banka',
    'Arsyeja e pagesës',
    'Neto',
  ]);
  expect(
    await grid.findByRole('row', {
      name: /Arta Krasniqi Primar 1234567892 \d{16} XK05\d{16} \S+ Paga: Shtator 2026 884\.00$/,
    }),
  ).toBeVisible();
  expect(
    grid.getByRole('row', {
      name: /Besa Gashi Sekondar 1999384753 N\/A N\/A N\/A Paga: Shtator 2026 427\.50$/,
    }),
  ).toBeVisible();
  expect(grid.getByRole('row', { name: 'Totali (2) 1,311.50' })).toBeVisible();
  expect(grid.getByRole('link', { name: '1,311.50' })).toHaveAttribute(
    'href',
    '/calculations?month=9&year=2026&sum=netto',
  );
  expect(await screen.findByText('Data e pagesës: 30.09.2026')).toBeVisible();
  expect((await screen.findByRole('img', { name: 'përputhet' })).parentElement).toHaveTextContent(
    'Përmes bankës 884.00 + Pa llogari 427.50 = Neto e muajit 1,311.50',
  );
  expect(
    screen.getByText('Përmes bankës: 1 punonjës, 884.00 · Pa llogari, paguhet ndryshe: 1 punonjës, 427.50'),
  ).toBeVisible();
});

test('is filtered by employer type, sector and bank; filters stand in the address and their chips clear them', async () => {
  const { user, address, sectorId } = await opened('sq', 'month=9&year=2026&tier=2');
  expect(await screen.findByRole('row', { name: 'Totali (1) 427.50' })).toBeVisible();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sektori' }), 'Prishtina');
  expect(await screen.findByText('Nuk u gjet asnje punetor per filtrim')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hiqe filtrin: Sekondar' }));
  expect(await screen.findByRole('row', { name: 'Totali (1) 884.00' })).toBeVisible();
  expect(address()).toBe(`/reports/bank-payment?month=9&year=2026&sector=${sectorId}`);
  const bank = screen.getByRole('searchbox', { name: 'Kërko sipas bankës' });
  await user.type(bank, '   {Enter}');
  expect(address()).not.toContain('bank=');
  await user.type(bank, 'zz{Enter}');
  expect(address()).toContain('bank=zz');
  expect(await screen.findByText('Nuk u gjet asnje punetor per filtrim')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hiqe filtrin: Banka: zz' }));
  expect(await screen.findByRole('row', { name: 'Totali (1) 884.00' })).toBeVisible();
});

test('saves its files, PDF like Excel, and mails the chosen rows', async () => {
  const { user } = await opened('en');
  await screen.findByRole('row', { name: /Arta Krasniqi Primary/ });
  const saved = savedFiles();
  for (const kind of ['PDF', 'Excel']) {
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await user.click(await screen.findByRole('menuitem', { name: kind }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Download' })).not.toHaveAttribute('aria-busy'),
    );
  }
  expect(saved).toEqual(['Urdherpagesa-2026-09.pdf', 'Urdherpagesa-2026-09.xlsx']);
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  await user.click(screen.getByRole('button', { name: 'Send by e-mail' }));
  const mail = within(
    (await screen.findByText('Send by e-mail: Bank payment')).closest('[role="dialog"]') as HTMLElement,
  );
  await user.click(mail.getByRole('textbox', { name: 'E-mail' }));
  await user.paste('zyra@banka.online');
  await user.click(mail.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('The report is on its way to zyra@banka.online')).toBeVisible();
});

test('a month without salaries says so, what fails can be tried again, and paper shows the report alone', async () => {
  faults.next('getPaymentOrder', 500);
  const { user } = await opened('en');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('row', { name: /Arta Krasniqi/ });
  const seen: string[] = [];
  jest.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'));
    seen.push(document.querySelector('body > .paga-sheet-paper')?.textContent ?? '');
    window.dispatchEvent(new Event('afterprint'));
  });
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.slice(1)).toEqual([
    'Name',
    'Employer type',
    'Personal number',
    'Bank account',
    'IBAN',
    'Bank',
    'Payment reason',
    'Net',
  ]);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(seen[0]).toMatch(
    /Bank paymentSeptember 2026 · Payment date: 30\.09\.2026Agimi\d\d\.\d\d\.\d{4}.*Salary: September 2026.*Total \(2\)1,311\.50/,
  );
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByText('No information for this period')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Show September 2026' }));
  expect(await screen.findByRole('row', { name: /Arta Krasniqi/ })).toBeVisible();
});
