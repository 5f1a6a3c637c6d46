import { getMonthOverview } from '@paga/contract/filing';
import { closePeriod, getClosedVersions, markClosing, reopenPeriod } from '@paga/contract/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { AverageSalaryCard } from './average-salary.card.tsx';
import { CalculatorCard } from './calculator.card.tsx';
import { MonthCard } from './month.card.tsx';
import { MonthsBehindCard } from './months-behind.card.tsx';
import { SalariesPaidCard } from './salaries-paid.card.tsx';

let server: HttpTestServer;
let company: TestCompany;

beforeEach(async () => {
  server = await startHttpServer();
  await server.setClock('2026-10-15T09:00:00Z');
  company = await server.company();
});

const cards = (
  <>
    <MonthCard />
    <MonthsBehindCard />
    <SalariesPaidCard />
    <AverageSalaryCard />
    <CalculatorCard />
  </>
);
const open = () => renderScreen(cards, { as: company.user, path: '/' });

test('the cards are honest before the first calculation', async () => {
  await open();
  expect(await screen.findByText('Asnjë muaj nuk është shënuar ende si i paguar.')).toBeVisible();
  expect(await screen.findByText('Ende nuk ka paga të llogaritura')).toBeVisible();
});

test('the cards show the month, what was paid and the average with its change', async () => {
  await createdEmployees(
    server.as(company.admin),
    company,
    {},
    { firstName: 'Blerta', bruttoSalary: 500, contractStarted: '2026-10-01' },
  );
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  const as = server.as(company.admin);
  const september = { month: 9, year: 2026 };
  await as.call(closePeriod, { body: { ...september, tenantId: company.id, code: 'AGI26A' } });
  const { versions } = (await as.call(getClosedVersions, { query: { ...september, userId: company.id } }))
    .body;
  const body = { mark: 'paid' as const, on: '2026-10-01' };
  await as.call(markClosing, { params: { versionId: Number(versions[0]?.id) }, body });
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  const { user, address } = await open();
  expect(await screen.findByText('Neto, Shtator 2026')).toBeVisible();
  expect(screen.getByText('884.00 €')).toBeVisible();
  expect(await screen.findByText('670.25 €')).toBeVisible();
  expect(screen.getByText(/24\.2%/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Tetor 2026' })).toBeVisible();
  expect(screen.getByText('Po mblidhen ndryshimet e muajit')).toBeVisible();
  expect(screen.getByText('Pagesa për 16 ditë (31.10.2026)')).toBeVisible();
  expect(screen.getByText('Deklarimi (EDI) për 31 ditë (15.11.2026)')).toBeVisible();
  expect(screen.getByText('Shtator 2026: i mbyllur, i padeklaruar')).toBeVisible();
  expect(screen.getByText('Deklarimi (EDI) deri sot (15.10.2026)')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shtator 2026: i paguar' })).toHaveAttribute(
    'href',
    '/calculations/pay?month=9&year=2026',
  );
  expect(screen.getByRole('link', { name: 'Tetor 2026: i hapur' })).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('button', { name: 'Viti i mëparshëm' }));
  expect(await screen.findByRole('list', { name: 'Muajt e vitit 2025' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Shkruaj ndryshimet' }));
  expect(address()).toBe('/calculations?month=10&year=2026');
});

test('a company with nobody is offered the import first; a month without salaries is calculated at one press', async () => {
  const { user, address } = await open();
  const buttons = await screen.findAllByRole('button', { name: /Importo nga Excel|Shto punonjës/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Shto punonjës', 'Importo nga Excel']);
  await user.click(screen.getByRole('button', { name: 'Importo nga Excel' }));
  expect(address()).toBe('/employees?import=1');
  await createdEmployees(server.as(company.admin), company, {});
  const again = await open();
  await again.user.click(await screen.findByRole('button', { name: 'Llogarit tetorin 2026' }));
  await waitFor(() => expect(again.address()).toBe('/calculations?month=10&year=2026'));
  const { body } = await server.as(company.user).call(getMonthOverview, { query: { tenantId: company.id } });
  expect(body.current).toMatchObject({ state: 'open', heads: 1 });
});

test('an earlier month that is late leads, and a reopened one says when it was paid', async () => {
  await server.setClock('2026-10-16T09:00:00Z');
  company = await server.company();
  await createdEmployees(server.as(company.admin), company, {});
  const [september, october] = [
    { month: 9, year: 2026 },
    { month: 10, year: 2026 },
  ];
  for (const month of [september, october]) await calculatedMonth(server, company, month);
  const as = server.as(company.admin);
  const code = { tenantId: company.id, code: 'AGI26A' };
  for (const month of [september, october]) {
    await as.call(closePeriod, { body: { ...month, ...code } });
    const [closing] = (await as.call(getClosedVersions, { query: { ...month, userId: company.id } })).body
      .versions;
    const body = { mark: 'paid' as const, on: '2026-10-16' };
    await as.call(markClosing, { params: { versionId: Number(closing?.id) }, body });
  }
  await as.call(reopenPeriod, { body: { ...october, ...code } });
  const { user, address } = await open();
  expect(await screen.findByText('Pagat u paguan më 16.10.2026, pastaj muaji u hap përsëri')).toBeVisible();
  expect(screen.getByText('Tetor 2026: Po mblidhen ndryshimet e muajit')).toBeVisible();
  expect(screen.queryByText(/^Pagesa /)).toBeNull();
  expect(screen.getByText('Afati i deklarimit (EDI) ishte dje (15.10.2026)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deklaro shtatorin 2026' }));
  expect(address()).toBe('/calculations/pay?month=9&year=2026');
});

test('the calculator goes both ways, by the terms under "more"', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('spinbutton', { name: 'Paga bruto (€)' }), '1e000,0,0');
  expect(await screen.findByText('884.00 €')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Më shumë' }));
  await user.click(screen.getByRole('checkbox', { name: 'I liruar nga tatimi' }));
  expect(await screen.findByText('0.00 €', { selector: 'dd *' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'I liruar nga tatimi' }));
  await user.click(screen.getByRole('radio', { name: 'Nga neto' }));
  expect(await screen.findByRole('spinbutton', { name: 'Paga neto (€)' })).toBeVisible();
});

test('without the server the calculator counts itself and says by which table', async () => {
  faults.next('calculateSalary', 'offline');
  const { user } = await open();
  await user.type(await screen.findByRole('spinbutton', { name: 'Paga bruto (€)' }), '500');
  expect(await screen.findByText('456.50 €')).toBeVisible();
  expect(screen.getByText(/llogaritur këtu me tabelën në fuqi prej/)).toHaveTextContent('23.08.2024');
});

test('without any network it does the same, and asks the server once there is one', async () => {
  faults.next('calculateSalary', 'offline');
  act(() => onlineManager.setOnline(false));
  const { user } = await open();
  await user.type(await screen.findByRole('spinbutton', { name: 'Paga bruto (€)' }), '500');
  expect(await screen.findByText(/llogaritur këtu me tabelën në fuqi prej/)).toBeVisible();
  expect(screen.getByText('456.50 €')).toBeVisible();
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(screen.queryByText(/llogaritur këtu me tabelën në fuqi prej/)).toBeNull());
  expect(await screen.findByText('456.50 €')).toBeVisible();
});

test('turned round, it never shows figures of the other direction as the answer', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('spinbutton', { name: 'Paga bruto (€)' }), '1000');
  expect(await screen.findByText('884.00 €')).toBeVisible();
  faults.next('calculateSalary', 'slow');
  await user.click(screen.getByRole('radio', { name: 'Nga neto' }));
  expect(screen.queryByText('66.00 €')).toBeNull();
  expect(await screen.findByText('1,135.67 €')).toBeVisible();
});

test('while another amount is asked for, the figures before are marked as not yet right', async () => {
  const { user } = await open();
  const amount = await screen.findByRole('spinbutton', { name: 'Paga bruto (€)' });
  await user.type(amount, '1000');
  const before = (await screen.findByText('884.00 €')).closest('dl');
  faults.next('calculateSalary', 'slow');
  await user.type(amount, '0');
  await waitFor(() => expect(before).toHaveAttribute('aria-busy', 'true'));
  expect(await screen.findByText('8,579.00 €')).toBeVisible();
  expect(before).toHaveAttribute('aria-busy', 'false');
});
