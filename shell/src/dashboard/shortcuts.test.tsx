import { configureClient, query } from '@paga/client';
import { getSetupState } from '@paga/contract/identity/setup';
import type { AuthenticatedUser } from '@paga/contract/identity/user';
import { KitProvider } from '@paga/kit';
import { createQueryClient, startRemotes, startSession } from '@paga/platform/host';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Shortcuts } from './shortcuts.tsx';

type Facts = { roleId?: AuthenticatedUser['roleId']; hasQuickbooks?: boolean; language?: 'sq' | 'en' };

const route = (path: string, title: string) => ({
  path,
  title,
  code: 'x/x.screen#XScreen',
  needs: [],
  company: true,
});
const entry = (name: string, path: string, title: string) => {
  const build = {
    version: '0.1.0-a',
    entry: '/x.js',
    container: 'paga_x',
    integrity: null,
    kit: '^0.1.0',
    platform: '^0.1.0',
    lastGood: null,
    disabled: false,
  };
  const offer = {
    name,
    permissions: [],
    routes: [route(path, 'title')],
    navigation: [],
    cards: [],
    searchSources: [],
  };
  return { ...build, name, offer, texts: { sq: { title }, en: { title } } };
};

function startTwoRemotes(): void {
  const connect = () => Promise.reject(new Error('nothing is loaded here'));
  const entries = [
    entry('employees', '/employees', 'Punonjësit'),
    entry('payroll', '/calculations', 'Llogaritja e pagave'),
  ];
  startRemotes(
    { entries, source: 'network', faults: [] },
    { connect, versions: { kit: '0.1.0', platform: '0.1.0' }, report: () => undefined },
  );
}

async function open({
  roleId = 2,
  hasQuickbooks = false,
  language = 'sq',
}: Facts = {}): Promise<() => string> {
  await i18next.changeLanguage(language);
  const company = { id: 1, name: 'Agimi', logo: null, status: 1 as const, hasQuickbooks };
  startSession({ user: { id: 7, name: 'Arben Admini', email: 'arben@agimi.test' }, roleId, company });
  startTwoRemotes();
  const page = (
    <>
      <Shortcuts />
    </>
  );
  configureClient({
    baseUrl: `${location.origin}/api`,
    token: { read: () => null, write: () => undefined },
    companyId: () => company.id,
  });
  const client = createQueryClient(() => undefined);
  const support = { phone: null, email: null };
  const state = {
    setupNeeded: false,
    demo: false,
    accounts: [],
    support,
    taxPortal: 'https://portal.example.org/edi',
  };
  client.setQueryData(query(getSetupState, {}).queryKey, state);
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(
    <KitProvider mode="light" language={language} zeroRuntime>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </KitProvider>,
  );
  return () => router.state.location.pathname + router.state.location.search;
}

test('the calculator opens in a window of its own, and says so where no remote offers one', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Llogaritësi i pagës' }));
  const dialog = await screen.findByRole('dialog', { name: 'Llogaritësi i pagës' });
  expect(within(dialog).getByText('Llogaritësi nuk është i gatshëm tani')).toBeInTheDocument();
});

test('an employee is added from here', async () => {
  const address = await open({ language: 'en' });
  fireEvent.click(screen.getByRole('link', { name: 'Add employee' }));
  expect(address()).toBe('/employees?new=1');
});

test('the tax declaration opens apart, and knows nothing of this page', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'Deklarimi i tatimit (ATK)' });
  expect(link).toHaveAttribute('href', 'https://portal.example.org/edi');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

test.each([
  [true, ['Kontabiliteti (QuickBooks)']],
  [false, []],
])('accounting is offered only with the integration: %s', async (hasQuickbooks, names) => {
  await open({ hasQuickbooks });
  expect(screen.queryAllByRole('link', { name: /QuickBooks/ }).map((link) => link.textContent)).toEqual(
    names,
  );
});
