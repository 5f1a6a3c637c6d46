import { configureClient } from '@paga/client';
import type { Language } from '@paga/contract/shapes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import type { TestUser } from '#server/send-call.ts';
import type { HttpTestServer } from '#server/start-http-server.ts';
import { bridgeTo } from './msw-bridge.ts';

/** Draws a piece of an own page as its frame does, in a session of whose page it is. */
export async function renderOwnPart(
  ui: ReactElement,
  { server, page, language }: { server: HttpTestServer; page: TestUser; language: Language },
): Promise<RenderResult> {
  bridgeTo(server, page.cookie, 'paga_own');
  configureClient({
    baseUrl: `${location.origin}/api`,
    token: { read: () => page.handle, write: () => undefined },
    companyId: () => null,
  });
  await i18next.changeLanguage(language);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(<QueryClientProvider client={client}>{ui}</QueryClientProvider>);
}
