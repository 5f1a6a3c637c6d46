import { configureClient } from '@paga/client';
import { getAuthUser, getLoginTenants } from '@paga/contract/identity/sign-in';
import type { AuthenticatedUser, LoginCompany } from '@paga/contract/identity/user';
import { CompanyStatus, type Language } from '@paga/contract/shapes';
import { KitProvider } from '@paga/kit';
import { createQueryClient, ErrorToasts, sessionStore, showError, startSession } from '@paga/platform/host';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { TestUser } from '#server/send-call.ts';
import { type HttpTestServer, startHttpServer } from '#server/start-http-server.ts';
import { bridgeTo, type Faults, faults } from './msw-bridge.ts';

/** How a screen is opened: by whom, in which company and language, at which address. */
export type ScreenOptions = {
  as: TestUser;
  /** Where the router stands, with parameters filled in: `/employees/7`. */
  path?: string;
  /** The pattern the screen is mounted at, when it reads parameters: `/employees/:id`. */
  route?: string;
  /** The company the tab shows; by default the user's first. A super admin is linked to none and has chosen it by its name. */
  company?: { id: number; name?: string; status?: CompanyStatus };
  language?: Language;
};

/** A screen on the page. */
export type RenderedScreen = RenderResult & {
  user: UserEvent;
  faults: Faults;
  server: HttpTestServer;
  /** The address now, e.g. after a click on a link. */
  address: () => string;
};

type Known = { account: AuthenticatedUser; companies: readonly LoginCompany[] };

function companyShown({ account, companies }: Known, wanted?: ScreenOptions['company']): LoginCompany | null {
  const id = wanted?.id ?? account.tenantId;
  const chosen =
    wanted?.name === undefined
      ? null
      : {
          id: wanted.id,
          name: wanted.name,
          logo: null,
          status: wanted.status ?? CompanyStatus.active,
          hasQuickbooks: 0 as const,
        };
  return companies.find((company) => company.id === id) ?? chosen ?? companies[0] ?? null;
}

async function knownOf(server: HttpTestServer, user: TestUser): Promise<Known> {
  const { status, body } = await server.as(user).call(getAuthUser, {});
  if (status !== 200) throw new Error(`the server does not know ${user.email}: ${status}`);
  if (body.companyCount < 2) return { account: body, companies: body.company ? [body.company] : [] };
  const list = await server.as(user).call(getLoginTenants, { query: {} });
  return { account: body, companies: list.status === 200 ? list.body : [] };
}

/**
 * Opens one screen as a signed-in user against the real server over HTTP, inside everything the shell puts around it: kit, query client with
 * error toasts, router, texts, session and company.
 */
export async function renderScreen(screen: ReactElement, options: ScreenOptions): Promise<RenderedScreen> {
  const { as, path = '/', route = path.split('?')[0] ?? '/', language = 'sq' } = options;
  const server = await startHttpServer();
  const known = await knownOf(server, as);
  const { account } = known;
  const company = companyShown(known, options.company);
  bridgeTo(server, as.cookie);
  configureClient({
    baseUrl: `${location.origin}/api`,
    token: { read: () => as.handle, write: () => undefined },
    companyId: () => sessionStore.getState().session?.company?.id ?? null,
  });
  await i18next.changeLanguage(language);
  const shown = company && { ...company, hasQuickbooks: company.hasQuickbooks === 1 };
  startSession({ user: account.user, roleId: account.roleId, company: shown });
  const router = createMemoryRouter(
    [
      { path: route, element: screen },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  );
  const result = render(
    <KitProvider mode="light" language={language} zeroRuntime>
      <QueryClientProvider client={createQueryClient(showError)}>
        <ErrorToasts />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </KitProvider>,
  );
  const address = (): string => router.state.location.pathname + router.state.location.search;
  return { ...result, user: userEvent.setup(), faults, server, address };
}
