import { createEmployee } from '@paga/contract/employees';
import { generateSalaries } from '@paga/contract/payroll';
import { anEmployee } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen, type ScreenOptions } from '@paga/testing/render-screen';
import type { TestCompany } from '@paga/testing/server';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, within } from '@testing-library/react';
import { HubScreen } from './hub.screen.tsx';

const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const;
const OTHERS = ['clearImmediate', 'nextTick', 'queueMicrotask', 'performance'] as const;
let company: TestCompany;

beforeEach(async () => {
  company = await (await startHttpServer()).company();
});

// Arta earns 1,000.00 from August on; Besa comes with 500.00 in September.
async function twoMonths(): Promise<void> {
  const admin = (await startHttpServer()).as(company.admin);
  const besa = {
    firstName: 'Besa',
    personalNumber: '1999384753',
    bruttoSalary: 500,
    contractStarted: '2026-09-01',
  };
  for (const facts of [{}, besa])
    await admin.call(createEmployee, { body: anEmployee({ userId: company.id, ...facts }) });
  for (const month of [8, 9])
    await admin.call(generateSalaries, { query: { month, year: 2026, userId: company.id } });
}

const open = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(<HubScreen />, { as: company.user, path: '/reports?month=9&year=2026', ...options });
const figure = (name: string) => screen.getByText(name, { selector: '.paga-stat-label' }).parentElement;

describe('the hub of reports', () => {
  it('leads to each of the eight reports, with the month', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Pagat në EDI' })).toHaveAttribute(
      'href',
      '/reports/edi?month=9&year=2026',
    );
    expect(screen.getAllByRole('link')).toHaveLength(8);
    expect(await screen.findByText('Shtator 2026 ende nuk është llogaritur')).toBeVisible();
  });

  it('shows the figures of the month with their change', async () => {
    await twoMonths();
    await open({ language: 'en' });
    expect(await screen.findByText('1,340.50', { selector: '.paga-stat-value *' })).toBeVisible();
    expect(figure('Employees')).toHaveTextContent('2');
    expect(figure('Total gross')).toHaveTextContent('1,500.00500.00 vs. the month before');
    expect(figure('Contributions')).toHaveTextContent('150.00');
    expect(figure('Wage tax')).toHaveTextContent('84.50');
    expect(figure('Company cost')).toHaveTextContent('1,575.00');
    expect(screen.getByText('Contributions: employee 75.00, employer 75.00')).toBeVisible();
  });

  it('shows the calculated ones of the last twelve months, with totals', async () => {
    await twoMonths();
    await open({ language: 'en' });
    const table = await screen.findByRole('table', { name: 'The twelve months in figures' });
    expect(
      within(table).getByRole('row', {
        name: /August 2026 1,000\.00 50\.00 50\.00 66\.00 884\.00 1,050\.00/,
      }),
    ).toBeVisible();
    expect(
      within(table).getByRole('row', { name: /Total 2,500\.00 125\.00 125\.00 150\.50 2,224\.50 2,625\.00/ }),
    ).toBeVisible();
  });

  it('goes to another month and keeps it in the address', async () => {
    await twoMonths();
    const { user, address } = await open({ language: 'en' });
    await screen.findByText('Figures for September 2026');
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(await screen.findByText('884.00', { selector: '.paga-stat-value *' })).toBeVisible();
    expect(address()).toBe('/reports?month=8&year=2026');
  });

  it('opens on the newest month with figures, and leads back to it from a month without', async () => {
    await twoMonths();
    jest.useFakeTimers({ doNotFake: [...TIMERS, ...OTHERS], now: new Date('2026-11-23T09:00:00Z') });
    const { user, address } = await open({ path: '/reports' });
    expect(await screen.findByText('Shifrat për shtatorin 2026')).toBeVisible();
    expect(screen.getByText(/Nëntor 2026 ende nuk është llogaritur\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Muaji tjetër' }));
    await user.click(await screen.findByRole('button', { name: 'Shfaq shtatorin 2026' }));
    expect(await screen.findByText('Shifrat për shtatorin 2026')).toBeVisible();
    expect(address()).toBe('/reports?month=9&year=2026');
    jest.useRealTimers();
  });

  it('leads to the calculation of a month without salaries', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'Shko te llogaritja e pagave' });
    expect(link).toHaveAttribute('href', '/calculations?month=9&year=2026');
    expect(
      await screen.findByText('Në këta dymbëdhjetë muaj ende nuk ka paga të llogaritura.'),
    ).toBeVisible();
  });

  it('offers to try again when the figures cannot be loaded', async () => {
    faults.next('getSalaryTotals', 500);
    const { user } = await open({ language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('September 2026 is not calculated yet')).toBeVisible();
  });
});
