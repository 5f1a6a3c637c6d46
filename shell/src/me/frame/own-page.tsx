import { call, isApiError } from '@paga/client';
import { getOwnSession, type OwnPageSession } from '@paga/contract/own/account';
import type { Language } from '@paga/contract/shapes';
import { showLanguage } from '@paga/platform/language';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { Root } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { createBrowserRouter, Link, type RouteObject, RouterProvider } from 'react-router-dom';
import { AccountPage } from '#me/account/account.page.tsx';
import { leaveFor } from '#session/leave.ts';
import { configureOwnCalls } from '../own-calls.ts';
import { OWN_ACCOUNT, OWN_HOME } from '../own-places.ts';
import { endOwn, forgetOwn, onOwnEndedElsewhere } from '../own-session.ts';
import { blank, blankWhenLeft } from './blank.ts';
import { HomePage } from './home.page.tsx';
import { OwnFault } from './own-fault.tsx';
import { OwnFrame, type OwnTab } from './own-frame.tsx';
import { OwnLanguages } from './own-languages.tsx';
import { type OfferedPart, offeredParts, startOwnRemotes } from './own-remotes.ts';
import { PartPage } from './part.page.tsx';
import { useOwnIdle } from './use-own-idle.ts';

/** What was read is in memory only, and no longer than the page. */
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: 30_000, refetchOnWindowFocus: false } },
});

function drop(): void {
  queryClient.clear();
}

/** The session is over: nothing of it stays on the screen or in memory. */
function ended(): void {
  forgetOwn();
  drop();
  blank();
  leaveFor('/me/sign-in', { behind: false });
}

/** Starts the own page of an employee, who has shown a session; without one that holds it leads to the sign-in. */
export async function startOwnPage(root: Root, registryAhead: Promise<Response> | undefined): Promise<void> {
  configureOwnCalls(ended);
  blankWhenLeft(drop);
  onOwnEndedElsewhere(ended);
  try {
    const [person] = await Promise.all([call(getOwnSession), startOwnRemotes(registryAhead)]);
    await showLanguage(person.language);
    root.render(
      <QueryClientProvider client={queryClient}>
        <OwnPage person={person} />
      </QueryClientProvider>,
    );
  } catch (error) {
    // Without a session the way to the sign-in is taken already.
    if (!isApiError(error, 'NOT_SIGNED_IN')) root.render(<Unopened error={error} />);
  }
}

function Unopened({ error }: { error: unknown }): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <main className="me-main">
      <h1>{t('me.navigation')}</h1>
      <OwnFault error={error} onAgain={() => location.reload()} />
    </main>
  );
}

const readAgain = (): void => void call(getOwnSession).catch(() => undefined);
const signOut = (): void => void endOwn().finally(ended);

function OwnPage({ person }: { person: OwnPageSession }): ReactNode {
  const router = useMemo(() => createBrowserRouter(routesOf(person)), [person]);
  useOwnIdle({ end: ended, stay: readAgain });
  return <RouterProvider router={router} />;
}

/** Every address of the page: its own, and those of the parts that remotes offer. */
function routesOf(person: OwnPageSession): RouteObject[] {
  const parts = offeredParts(person.parts, 'sq');
  return [
    {
      path: OWN_HOME,
      element: <Framed person={person} />,
      children: [
        { index: true, element: <Home person={person} /> },
        { path: OWN_ACCOUNT, element: <AccountPage /> },
        ...parts.map(({ path }) => ({ path: `${path}/*`, element: <Part person={person} path={path} /> })),
        { path: '*', element: <NotFound /> },
      ],
    },
  ];
}

/** What remotes offer of the page, in the language of now. */
function useParts({ parts }: OwnPageSession): { parts: OfferedPart[]; language: Language } {
  const { i18n } = useTranslation('shell');
  const language = i18n.language === 'en' ? 'en' : 'sq';
  return useMemo(() => ({ parts: offeredParts(parts, language), language }), [parts, language]);
}

function Framed({ person }: { person: OwnPageSession }): ReactNode {
  const { t } = useTranslation('shell');
  const { parts } = useParts(person);
  const home: OwnTab = { path: OWN_HOME, title: t('me.home.tab'), icon: 'home' };
  const account: OwnTab = { path: OWN_ACCOUNT, title: t('me.account.tab'), icon: 'user' };
  return (
    <OwnFrame
      person={person}
      tabs={[home, ...parts, account]}
      languages={<OwnLanguages />}
      onSignOut={signOut}
    />
  );
}

function Home({ person }: { person: OwnPageSession }): ReactNode {
  const { parts, language } = useParts(person);
  return (
    <HomePage
      person={person}
      language={language}
      payslips={parts.find(({ part }) => part === 'payslips')?.path}
    />
  );
}

function Part({ person, path }: { person: OwnPageSession; path: string }): ReactNode {
  const { parts, language } = useParts(person);
  const part = parts.find((one) => one.path === path);
  return part ? <PartPage part={part} language={language} readOnly={person.readOnly} /> : <NotFound />;
}

function NotFound(): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <>
      <h1>{t('me.notFound.title')}</h1>
      <p>
        <Link to={OWN_HOME}>{t('me.notFound.home')}</Link>
      </p>
    </>
  );
}
