import { getNotifications } from '@paga/contract/notifications';
import { closePeriod, getClosedVersions, markClosing } from '@paga/contract/payroll';
import { todayInKosovo } from '@paga/kit';
import { createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { NotificationsScreen } from './notifications.screen.tsx';
import { NotificationsBell } from './notifications-bell.tsx';

/** Tomorrow's day of the year: a birthday within 7 days, whenever this runs. */
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(5, 10);
const birthDate = `1990-${tomorrow === '02-29' ? '02-28' : tomorrow}`;

/** A company that was notified of `count` birthdays. */
async function notified(count: number): Promise<{ company: TestCompany; unread: () => Promise<number> }> {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  const people = Array.from({ length: count }, (_, n) => ({
    firstName: 'Arta',
    lastName: `Krasniqi ${n + 1}`,
    birthDate,
  }));
  await createdEmployees(server.as(company.admin), company, ...people);
  await server.notify(company);
  return {
    company,
    unread: async () =>
      (await server.as(company.admin).call(getNotifications, { query: { kinds: 'all' } })).body.unread,
  };
}

async function axeFinds(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id }) => id);
}

const listNamed = (name: string) => screen.findByRole('list', { name });
const rowsOf = (list: HTMLElement) => within(list).getAllByRole('listitem');
const openList = (company: TestCompany, language?: 'sq' | 'en') =>
  // Beside every page: an entry leads to another one, where the list would be gone.
  renderScreen(<NotificationsScreen />, {
    as: company.admin,
    path: '/notifications',
    route: '*',
    language,
  });

describe('the bell', () => {
  test('says how many are unread and shows the first six and the way to all', async () => {
    const { company } = await notified(8);
    const { user, address, baseElement } = await renderScreen(<NotificationsBell />, {
      as: company.admin,
      path: '/employees',
    });
    await user.click(await screen.findByRole('button', { name: 'Njoftimet: 8 të palexuara' }));
    const dropdown = screen.getByRole('dialog', { name: 'Njoftimet' });
    expect(rowsOf(within(dropdown).getByRole('list'))).toHaveLength(6);
    await waitFor(() => expect(dropdown).toHaveFocus());
    expect(await axeFinds(baseElement)).toEqual([]);
    await user.click(within(dropdown).getByRole('link', { name: 'Shiko më shumë' }));
    expect(address()).toBe('/notifications');
  });

  test('marks an entry read by a click, and closes by Escape', async () => {
    const { company, unread } = await notified(2);
    const { user } = await renderScreen(<NotificationsBell />, {
      as: company.admin,
      route: '*',
      language: 'en',
    });
    await user.click(await screen.findByRole('button', { name: 'Notifications: 2 unread' }));
    await user.click(screen.getByRole('link', { name: /^Arta Krasniqi 1 has a birthday on/ }));
    expect(await screen.findByRole('button', { name: 'Notifications: 1 unread' })).toBeVisible();
    expect(await unread()).toBe(1);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('says that the notifications could not be loaded, and loads them again', async () => {
    const { company } = await notified(1);
    for (const _ of ['the bell', 'the dropdown asks again']) faults.next('getNotifications', 500);
    const { user } = await renderScreen(<NotificationsBell />, { as: company.admin });
    await user.click(await screen.findByRole('button', { name: 'Njoftimet' }));
    expect(await screen.findByText('Notifications deshtuan te lodohen')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
    expect(rowsOf(await listNamed('Njoftimet'))).toHaveLength(1);
  });
});

test('among other things several birthdays are one entry, which opens', async () => {
  const { company } = await notified(3);
  const server = await startHttpServer();
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await createdEmployees(server.as(company.admin), company, {
    firstName: 'Blerta',
    personalNumber: '1009988776',
    expirationContract: soon,
  });
  await server.notify(company);
  const { user } = await openList(company, 'en');
  expect(
    within(await listNamed('New')).getByRole('link', { name: /^Blerta Krasniqi's contract/ }),
  ).toBeVisible();
  const folded = screen.getByText(/^3 birthdays: /);
  expect(screen.getByRole('link', { name: /Arta Krasniqi 1/ })).not.toBeVisible();
  await user.click(folded);
  expect(screen.getByRole('link', { name: /Arta Krasniqi 1/ })).toBeVisible();
});

test.each([
  ['sq', /^Mira Menaxhere e shënoi të paguar: /],
  ['en', /^Mira Menaxhere marked .* as paid on /],
] as const)('says in %s who else paid a month, and leads to its page', async (language, text) => {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi', code: 'AGI26A' });
  const manager = server.as(company.manager);
  await createdEmployees(server.as(company.admin), company, {});
  const [year, month] = todayInKosovo().split('-').map(Number) as [number, number];
  await calculatedMonth(server, company, { month, year });
  await manager.call(closePeriod, { body: { month, year, tenantId: company.id, code: 'AGI26A' } });
  const { versions } = (await manager.call(getClosedVersions, { query: { month, year, userId: company.id } }))
    .body;
  const marked = await manager.call(markClosing, {
    params: { versionId: versions[0]?.id ?? 0 },
    body: { mark: 'paid', on: todayInKosovo() },
  });
  expect(marked.status).toBe(200);
  await server.notify(company);
  const { user, address } = await openList(company, language);
  await user.click(await screen.findByRole('link', { name: text }));
  expect(address()).toBe(`/calculations/pay?month=${month}&year=${year}`);
});

describe('the list', () => {
  test('shows five as new, the rest as older, and adds the next page', async () => {
    const { company } = await notified(12);
    const { user, container } = await openList(company);
    expect(rowsOf(await listNamed('Të rejat'))).toHaveLength(5);
    expect(rowsOf(await listNamed('Më të vjetrat'))).toHaveLength(5);
    expect(screen.getAllByText('tani')).toHaveLength(10);
    expect(await axeFinds(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Shfaq më shumë' }));
    await waitFor(() => expect(rowsOf(screen.getByRole('list', { name: 'Më të vjetrat' }))).toHaveLength(7));
    expect(screen.queryByRole('button', { name: 'Shfaq më shumë' })).not.toBeInTheDocument();
  });

  test('loads the next page when its end comes into view', async () => {
    const seen: IntersectionObserverCallback[] = [];
    class Observer {
      constructor(callback: IntersectionObserverCallback) {
        seen.push(callback);
      }
      observe(): void {}
      disconnect(): void {}
    }
    const original = window.IntersectionObserver;
    window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
    const { company } = await notified(11);
    await openList(company);
    await screen.findByRole('button', { name: 'Shfaq më shumë' });
    seen.at(-1)?.([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
    await waitFor(() => expect(rowsOf(screen.getByRole('list', { name: 'Më të vjetrat' }))).toHaveLength(6));
    window.IntersectionObserver = original;
  });

  test('a click on an unread entry marks it read, and it leaves the tab of the unread', async () => {
    const { company, unread } = await notified(3);
    const { user, address } = await openList(company);
    await user.click(await screen.findByRole('tab', { name: /Të palexuara/ }));
    await user.click(await screen.findByRole('link', { name: /^Arta Krasniqi 2 ka ditëlindjen/ }));
    await waitFor(() => expect(rowsOf(screen.getByRole('list', { name: 'Të rejat' }))).toHaveLength(2));
    expect(await unread()).toBe(2);
    await user.click(screen.getByRole('tab', { name: 'Të gjitha' }));
    await waitFor(() => expect(rowsOf(screen.getByRole('list', { name: 'Të rejat' }))).toHaveLength(3));
    expect(screen.getByRole('link', { name: /Krasniqi 2/ })).not.toHaveTextContent('i palexuar');
    expect(address()).toMatch(/^\/employees\/\d+$/);
  });

  test('the other tab starts at its first page', async () => {
    const { company } = await notified(12);
    const { user } = await openList(company, 'en');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(12));
    await user.click(screen.getByRole('tab', { name: /Unread/ }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(10));
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(10));
  });

  test('all are marked read at once', async () => {
    const { company, unread } = await notified(3);
    const { user } = await openList(company);
    await screen.findByRole('link', { name: /Krasniqi 1/ });
    await user.click(screen.getByRole('button', { name: 'Shëno të gjitha si të lexuara' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Shëno të gjitha si të lexuara' })).toBeDisabled(),
    );
    expect(await unread()).toBe(0);
    await user.click(screen.getByRole('tab', { name: /Të palexuara/ }));
    expect(await screen.findByText('I keni lexuar të gjitha njoftimet')).toBeVisible();
  });

  test('says that there are none yet', async () => {
    const { company } = await notified(0);
    await openList(company);
    expect(await screen.findByText('Ende nuk ka njoftime')).toBeVisible();
  });
});

describe('after a failure', () => {
  test('the list can be loaded again', async () => {
    const { company } = await notified(1);
    const { user } = await openList(company);
    await screen.findAllByRole('listitem');
    faults.next('getNewestNotifications', 500);
    await user.click(screen.getAllByRole('tab')[1] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Provo përsëri' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  });

  test('an entry that could not be read stays unread', async () => {
    const { company, unread } = await notified(1);
    const { user } = await openList(company);
    faults.next('readNotification', 500);
    await user.click(await screen.findByRole('link', { name: /Krasniqi 1/ }));
    await screen.findByText('Notification nuk mund te lexohet momentalisht!');
    expect(await unread()).toBe(1);
  });
});
