import { configureClient } from '@paga/client';
import type { AuthenticatedUser } from '@paga/contract/identity/user';
import { KitProvider } from '@paga/kit';
import { startRemotes, startSession } from '@paga/platform/host';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { OWN_PAGES } from '#layout/own-pages.ts';
import { routesOf } from '../router.tsx';
import { companyOf, companyWithoutAsking } from '../session/session.ts';
import { forgetSession, holdSession } from '../session/stored-session.ts';
import type { MenuPlace, Place } from './use-places.ts';

const agimi = { id: 1, name: 'Agimi', logo: null, status: 1 as const, hasQuickbooks: 0 as const };
const drini = { id: 2, name: 'Drini', logo: null, status: 1 as const, hasQuickbooks: 0 as const };
const code = 'hub/hub.screen#HubScreen';
const offer = {
  name: 'admin',
  permissions: [],
  routes: [
    { path: '/configurations', title: 'navigation.configurations', code, needs: [], company: true },
    { path: '/tenants', title: 'navigation.tenants', code, needs: ['createTenant'], company: false },
  ],
  navigation: [
    { path: '/configurations', label: 'navigation.configurations', icon: 'settings', order: 70, needs: [] },
    { path: '/tenants', label: 'navigation.tenants', icon: 'building', order: 80, needs: ['createTenant'] },
    { path: '/documents', label: 'navigation.documents', icon: 'folder', order: 40, needs: [] },
  ],
  cards: [],
  searchSources: [],
};
const texts = {
  'navigation.configurations': 'Cilësimet',
  'navigation.tenants': 'Kompanitë',
  'navigation.documents': 'Dokumentet',
};
const build = {
  version: '0.1.0-a',
  entry: '/remotes/admin/a/remoteEntry.js',
  container: 'paga_admin',
  integrity: null,
  kit: '^0.1.0',
  platform: '^0.1.0',
};
const entry = {
  ...build,
  name: 'admin',
  lastGood: null,
  disabled: false,
  offer,
  texts: { sq: texts, en: texts },
};

function accountOf(facts: Partial<AuthenticatedUser>): AuthenticatedUser {
  const user = { id: 7, name: 'Arben Admini', email: 'arben@agimi.test', language: 'sq' as const };
  const base = {
    user,
    roleId: 2 as const,
    tenantId: 1,
    agreed: '2026-01-01T00:00:00Z',
    email: user.email,
    logo: null,
    hasQuickbooks: 0 as const,
  };
  return { ...base, company: agimi, companyCount: 1, companies: [], ...facts };
}

function openAt(path: string, account: AuthenticatedUser): { address: () => string } {
  const company = companyWithoutAsking(account);
  holdSession({ token: 'half', account }, company);
  startSession({ user: account.user, roleId: account.roleId, company });
  const connect = async () => ({ load: async () => ({ HubScreen: () => <h1>the remote</h1> }) });
  startRemotes(
    { entries: [entry], source: 'network', faults: [] },
    { connect, versions: { kit: '0.1.0', platform: '0.1.0' }, report: () => undefined },
  );
  const places = {
    routes: offer.routes.map((route) => ({ ...route, remote: 'admin' })) as Place[],
    navigation: offer.navigation as unknown as MenuPlace[],
  };
  const router = createMemoryRouter(routesOf(places), { initialEntries: [path] });
  render(
    <KitProvider mode="light" language="sq" zeroRuntime>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </KitProvider>,
  );
  return { address: () => router.state.location.pathname };
}

// The frame asks for notifications; what it gets is not what these tests are about.
beforeEach(() =>
  configureClient({
    baseUrl: `${location.origin}/api`,
    token: { read: () => null, write: () => undefined },
    companyId: () => 1,
    fetch: async () => Response.json({ data: [], unread: 0 }),
  }),
);
afterEach(forgetSession);

test('a person with a company sees the page of a remote and the menu of all remotes', async () => {
  openAt('/configurations', accountOf({}));
  expect(await screen.findByRole('heading', { name: 'the remote' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Faqja kryesore',
    'Dokumentet',
    'Cilësimet',
  ]);
});

test('a person who has not agreed to the licence sees the licence first, and comes back', async () => {
  const { address } = openAt('/configurations', accountOf({ agreed: null }));
  expect(await screen.findByRole('heading', { name: 'Marrëveshja e licencës' })).toBeVisible();
  expect(address()).toBe('/licenseAgreement');
  expect(sessionStorage.getItem('paga.origin')).toBe('/configurations');
});

test('a manager of two companies chooses one first', async () => {
  const { address } = openAt(
    '/configurations',
    accountOf({ roleId: 3, tenantId: null, company: null, companyCount: 2 }),
  );
  await waitFor(() => expect(address()).toBe('/companyLogin'));
});

test('a page the role may not open is a 403, not a 404', async () => {
  openAt('/tenants', accountOf({}));
  expect(await screen.findByText('Nuk keni qasje në këtë faqe')).toBeVisible();
});

test('a super admin without a company opens what needs none', async () => {
  openAt('/tenants', accountOf({ roleId: 1, tenantId: null, company: null, companyCount: 0 }));
  expect(await screen.findByRole('heading', { name: 'the remote' })).toBeVisible();
});

test.each(['/login', '/index', '/dashboard'])(
  'a signed-in person at %s is led to the main page',
  async (path) => {
    const { address } = openAt(path, accountOf({}));
    await screen.findByRole('heading', { name: 'Mirë se vini, Arben Admini' });
    expect(address()).toBe('/');
  },
);

test('an unknown path is a 404 with a way home, and an entry without a screen says so', async () => {
  openAt('/nowhere', accountOf({}));
  expect(await screen.findByRole('link', { name: 'Shko në faqen kryesore' })).toBeVisible();
});

test('a menu entry whose screen is not there yet says so', async () => {
  openAt('/documents', accountOf({}));
  expect(await screen.findByText('“Dokumentet” nuk është ende në këtë version')).toBeVisible();
});

test('a company starts without asking only where there is no choice', () => {
  expect(companyWithoutAsking(accountOf({}))).toEqual(companyOf(agimi));
  expect(companyWithoutAsking(accountOf({ tenantId: 2, company: drini, companyCount: 2 }))).toEqual(
    companyOf(drini),
  );
  expect(companyWithoutAsking(accountOf({ roleId: 3, company: drini, companyCount: 2 }))).toBeNull();
  expect(
    companyWithoutAsking(accountOf({ roleId: 1, tenantId: null, company: null, companyCount: 0 })),
  ).toBeNull();
});

test('the pages of the frame that search, titles and the walker of focus know are those of its routes', () => {
  const frame = routesOf({ routes: [], navigation: [] }).at(-1)?.children?.[0];
  const paths = (frame?.children ?? []).map(({ index, path }) => (index ? '/' : path));
  expect(paths).toEqual([...OWN_PAGES.map(({ path }) => path), '*']);
});
