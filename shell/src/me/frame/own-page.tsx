import { call, isApiError } from '@paga/client';
import { getOwnSession, type OwnPageSession } from '@paga/contract/own/account';
import type { Language } from '@paga/contract/shapes';
import { showLanguage } from '@paga/platform/language';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { Root } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { leaveFor } from '#session/leave.ts';
import { configureOwnCalls } from '../own-calls.ts';
import { OWN_ACCOUNT, OWN_HOME } from '../own-places.ts';
import { endOwn, forgetOwn, onOwnEndedElsewhere } from '../own-session.ts';
import { blank, blankWhenLeft } from './blank.ts';
import { HomePage } from './home.page.tsx';
import { OwnFault } from './own-fault.tsx';
import { OwnFrame, type OwnTab } from './own-frame.tsx';
import { OwnLanguages } from './own-languages.tsx';
import { type OfferedPart, type OwnRegistry, offeredParts, readOwnRegistry } from './own-registry.ts';
import { useOwnIdle } from './use-own-idle.ts';

/** The session is over: nothing of it stays on the screen or in memory. */
function ended(): void {
  forgetOwn();
  blank();
  leaveFor('/me/sign-in', { behind: false });
}

/** Starts the own page of an employee, who has shown a session; without one that holds it leads to the sign-in. */
export async function startOwnPage(root: Root, registryAhead: Promise<Response> | undefined): Promise<void> {
  configureOwnCalls(ended);
  blankWhenLeft();
  onOwnEndedElsewhere(ended);
  try {
    const [person, registry] = await Promise.all([call(getOwnSession), readOwnRegistry(registryAhead)]);
    await showLanguage(person.language);
    root.render(<OwnPage person={person} registry={registry} />);
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

/** Home is drawn sooner without what the other pages need: queries, the host of the remotes. */
const loadParts = () => import(/* webpackChunkName: "own-parts" */ './own-parts.tsx');
type Parts = typeof import('./own-parts.tsx');
const notThere = (error: unknown): { default: () => ReactNode } => ({
  default: () => <OwnFault error={error} onAgain={() => location.reload()} />,
});
const OwnAccount = lazy<Parts['OwnAccount']>(() =>
  loadParts().then((parts) => ({ default: parts.OwnAccount }), notThere),
);
const RemotePart = lazy<Parts['RemotePart']>(() =>
  loadParts().then((parts) => ({ default: parts.RemotePart }), notThere),
);
const late = (page: ReactNode): ReactNode => <Suspense fallback={<Opening />}>{page}</Suspense>;

function Opening(): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <p aria-busy="true" className="own-hint">
      {t('me.loading')}
    </p>
  );
}

const readAgain = (): void => void call(getOwnSession).catch(() => undefined);
const signOut = (): void => void endOwn().finally(ended);

/** What the pages know: who it is, and what remotes offer. */
type Known = { person: OwnPageSession; registry: OwnRegistry };

/** Every address of the page: its own, and those of the parts that remotes offer. */
function OwnPage(known: Known): ReactNode {
  const { parts } = useParts(known);
  useOwnIdle({ end: ended, stay: readAgain });
  return (
    <BrowserRouter>
      <Routes>
        <Route path={OWN_HOME} element={<Framed {...known} />}>
          <Route index element={<Home {...known} />} />
          <Route path={OWN_ACCOUNT} element={late(<OwnAccount />)} />
          {parts.map(({ path }) => (
            <Route key={path} path={`${path}/*`} element={late(<Part path={path} {...known} />)} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}

/** What remotes offer of the page, in the language of now. */
function useParts({ person, registry }: Known): { parts: OfferedPart[]; language: Language } {
  const { i18n } = useTranslation('shell');
  const language = i18n.language === 'en' ? 'en' : 'sq';
  return useMemo(
    () => ({ parts: offeredParts(registry.entries, person.parts, language), language }),
    [registry, person, language],
  );
}

function Framed(known: Known): ReactNode {
  const { t } = useTranslation('shell');
  const { parts } = useParts(known);
  const home: OwnTab = { path: OWN_HOME, title: t('me.home.tab'), icon: 'home' };
  const account: OwnTab = { path: OWN_ACCOUNT, title: t('me.account.tab'), icon: 'user' };
  const tabs = [home, ...parts, account];
  return <OwnFrame person={known.person} tabs={tabs} languages={<OwnLanguages />} onSignOut={signOut} />;
}

function Home(known: Known): ReactNode {
  const { parts, language } = useParts(known);
  const pathOf = (name: OfferedPart['part']) => parts.find(({ part }) => part === name)?.path;
  const places = { payslips: pathOf('payslips'), leave: pathOf('leave') };
  return <HomePage person={known.person} language={language} {...places} />;
}

function Part({ path, ...known }: Known & { path: string }): ReactNode {
  const { parts, language } = useParts(known);
  const part = parts.find((one) => one.path === path);
  const { person, registry } = known;
  if (!part) return <NotFound />;
  return <RemotePart registry={registry} part={part} language={language} readOnly={person.readOnly} />;
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
