import { createEmployee } from '@paga/contract/employees';
import { type LeaveTypeId, storeVacation } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { anEmployee, createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { pasteOver } from '@paga/testing/paste';
import { renderScreen, type ScreenOptions } from '@paga/testing/render-screen';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { EmployeeLeaveCard } from '#person/employee-leave.card.tsx';
import { UpcomingScreen } from './upcoming.screen.tsx';
import { UpcomingVacationsCard } from './upcoming-vacations.card.tsx';

type Booked = { firstName: string; type?: LeaveTypeId; from: string; to: string };

let server: HttpTestServer;
let company: TestCompany;
let people = 0;

// Only the clock of the page stands still: the test's own timers run.
const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
] as const;
const OTHERS = [
  'queueMicrotask',
  'nextTick',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'hrtime',
] as const;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: [...TIMERS, ...OTHERS], now: new Date('2026-10-15T09:00:00Z') });
  server = await startHttpServer();
  await server.setClock('2026-10-15T09:00:00Z');
  company = await server.company();
});
afterEach(() => jest.useRealTimers());

async function book({ firstName, type = LeaveType.annual, from, to }: Booked): Promise<void> {
  const admin = server.as(company.admin);
  people += 1;
  const person = anEmployee({
    userId: company.id,
    firstName,
    personalNumber: String(9_000_000_000 + people),
  });
  const created = await admin.call(createEmployee, { body: person });
  const { status } = await admin.call(storeVacation, {
    body: { tenantId: company.id, employeeId: created.body.id, type, from, to },
  });
  expect([created.status, status]).toEqual([200, 200]);
}

async function threePeople(): Promise<void> {
  await book({ firstName: 'Arta', from: '2026-10-12', to: '2026-10-16' });
  await book({ firstName: 'Çlirim', type: LeaveType.medical, from: '2026-11-02', to: '2026-11-03' });
  await book({ firstName: 'Besa', type: LeaveType.special, from: '2026-12-21', to: '2026-12-22' });
}

const open = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(<UpcomingScreen />, { as: company.user, path: '/holidays', ...options });

describe('the page of upcoming leave', () => {
  it('shows who is on leave today and whose leave comes next', async () => {
    await threePeople();
    await open();
    const away = await screen.findByRole('table', { name: 'Sot në pushim' });
    expect(
      within(away).getByRole('row', { name: /Arta Krasniqi Vjetor 12\.10\.2026 16\.10\.2026 5/ }),
    ).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'Pushimet e ardhshme' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Çlirim KrasniqiMjekësor02\.11\.202603\.11\.20262/),
      expect.stringMatching(/Besa KrasniqiI veçantë21\.12\.202622\.12\.20262/),
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Pushimet e ardhshme' })).toBeVisible();
  });

  it('finds a person typed without diacritics', async () => {
    await threePeople();
    const { user } = await open();
    await screen.findByRole('table', { name: 'Sot në pushim' });
    await user.type(screen.getByRole('searchbox', { name: 'Kërko punonjësin' }), 'clirim{Enter}');
    await waitFor(() => expect(screen.queryByText('Besa Krasniqi')).not.toBeInTheDocument());
    expect(screen.getByText('Çlirim Krasniqi')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Kërko punonjësin' }), ' dreni{Enter}');
    expect(await screen.findByText('Nuk u gjet asnjë pushim për këtë emër.')).toBeVisible();
  });

  it('says that no leave is booked', async () => {
    await open({ language: 'en' });
    expect(await screen.findByText('No leave is booked')).toBeVisible();
  });

  it('offers to try again when it cannot be loaded', async () => {
    faults.next('getUpcomingVacations', 500);
    const { user } = await open({ language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No leave is booked')).toBeVisible();
  });
});

describe('the dashboard card of upcoming leave', () => {
  it('is fresh after a booking, a change and a deletion, as is the list of upcoming leave', async () => {
    const [besa = 0] = await createdEmployees(server.as(company.admin), company, { firstName: 'Besa' });
    const { user } = await renderScreen(
      <>
        <EmployeeLeaveCard employeeId={besa} />
        <UpcomingScreen />
        <UpcomingVacationsCard />
      </>,
      { as: company.user },
    );
    const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
    const choose = async (label: string, value: string) => {
      const field = within(await screen.findByRole('dialog')).getByRole('textbox', { name: label });
      await pasteOver(user, field, value);
    };
    const shown = (from: string, to: string) =>
      waitFor(() => {
        expect(screen.queryByRole('dialog')).toBeNull();
        const list = screen.getByRole('table', { name: 'Pushimet e ardhshme' });
        expect(list).toHaveTextContent(`Besa KrasniqiVjetor${from}${to}`);
        expect(screen.getByRole('link', { name: 'Të gjitha pushimet' }).closest('section')).toHaveTextContent(
          from,
        );
      });
    expect(await screen.findAllByText('askush')).toHaveLength(3);
    await press('Cakto pushim');
    await choose('Prej', '02.11.2026');
    await choose('Deri', '06.11.2026');
    await press('Cakto pushimin');
    await shown('02.11.2026', '06.11.2026');
    await press('Ndrysho pushimin nga 02.11.2026');
    await choose('Prej', '03.11.2026');
    await press('Ruaj');
    await shown('03.11.2026', '06.11.2026');
    await press('Fshij pushimin nga 03.11.2026');
    await press('Fshij pushimin');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Më vonë' })).toBeNull());
    expect(screen.queryByRole('table', { name: 'Pushimet e ardhshme' })).toBeNull();
  });

  it('says who is away today, this week and next, whose leave comes later, and the next public holiday', async () => {
    await threePeople();
    await book({ firstName: 'Dren', from: '2026-10-16', to: '2026-10-20' });
    await renderScreen(<UpcomingVacationsCard />, { as: company.user, language: 'en' });
    const group = async (name: string) => screen.findByRole('region', { name });
    const who = async (name: string) =>
      within(await group(name))
        .queryAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(await who('Today')).toEqual(['Arta Krasniqi']);
    expect(await group('Today')).toHaveTextContent(/until \d\d\.10\.2026/);
    expect(await who('This week')).toEqual(['Dren Krasniqi']);
    expect(await who('Next week')).toContain('Dren Krasniqi');
    expect(await who('Later')).toContain('Çlirim Krasniqi');
    expect(await group('Later')).toHaveTextContent('02.11.2026');
    expect(screen.getByText('Next holiday: Catholic Christmas, 25.12.2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All leave' })).toHaveAttribute('href', '/holidays');
  });

  it('says that nobody is away on the days one asks about, and nothing to a company without people', async () => {
    const { container, unmount } = await renderScreen(<UpcomingVacationsCard />, { as: company.user });
    await waitFor(() => expect(container.querySelector('section')).toBeNull());
    unmount();
    await createdEmployees(server.as(company.admin), company, { firstName: 'Besa' });
    await renderScreen(<UpcomingVacationsCard />, { as: company.user });
    expect(await screen.findAllByText('askush')).toHaveLength(3);
  });
});

describe('the page of upcoming leave on a phone', () => {
  it('shows each leave below the other, without a table', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') });
    try {
      await threePeople();
      await open({ language: 'en' });
      const next = await screen.findByRole('region', { name: 'Upcoming leave' });
      expect(next).toHaveTextContent(/Çlirim Krasniqi02\.11\.2026 – 03\.11\.2026Medical2 working days/);
      expect(screen.queryByRole('table')).not.toBeInTheDocument();
    } finally {
      window.matchMedia = wide;
    }
  });
});
